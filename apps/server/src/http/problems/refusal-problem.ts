import type { Problem } from '@eksport/api'
import {
  changeTexts,
  nationalIdTexts,
  operatingMessageTexts,
  serialRangeTexts,
  writtenTextIssueTexts,
} from '@eksport/domain'
import { domainIssueTexts } from '@eksport/domain/templates'
import { type Issue, issueText, type Locale, localize, type TextParams } from '@eksport/forms'
import type { Refusal, RefusalCode } from '../../refusals/refusal.ts'
import { requestIssueTexts } from './problem-texts.ts'
import { type RefusalAnswer, refusalAnswers } from './refusal-answers.ts'

/** The content of a problem document; the reply adds the request's id. */
export type ProblemBody = Omit<Problem, 'type' | 'traceId'>

const issueTexts = {
  ...domainIssueTexts,
  ...requestIssueTexts,
  ...serialRangeTexts,
  ...nationalIdTexts,
  ...changeTexts,
  ...operatingMessageTexts,
  ...writtenTextIssueTexts,
}

/** [API-03] Faults as texts by field, and as data for other languages. */
function faults(issues: readonly Issue[], locale: Locale): Pick<Problem, 'fieldErrors' | 'issues'> {
  const byField = Map.groupBy(issues, ({ path }) => path)
  return {
    fieldErrors: Object.fromEntries(
      [...byField].map(([path, found]) => [path, found.map((issue) => issueText(issue, locale, issueTexts))]),
    ),
    issues: issues.map(({ path, code, params }) => ({
      path,
      code,
      ...(params === undefined ? {} : { params: { ...params } }),
    })),
  }
}

const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The parameters that a text can name. Structured ones have their own place in the document. */
function wordsOf(params: object): TextParams {
  const words: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(params)) if (isWord(value)) words[name] = value
  return words
}

/** A refusal as it is answered in one language. */
export function refusalProblem<Code extends RefusalCode>(refusal: Refusal<Code>, locale: Locale): ProblemBody {
  const answer: RefusalAnswer<Code> = refusalAnswers[refusal.code]
  const { params } = refusal
  const words = wordsOf(params)
  const title = localize(typeof answer.title === 'function' ? answer.title(params) : answer.title, locale, words)
  const code = typeof answer.code === 'function' ? answer.code(params) : answer.code
  const field = answer.field?.(params)
  const issues = answer.issues?.(params)
  const errors = answer.errors?.(params)
  return {
    kind: answer.kind ?? 'GENERIC_ERROR',
    title,
    status: statusOf(refusal),
    code: code ?? refusal.code,
    ...(Object.keys(words).length > 0 && { params: words }),
    ...(field !== undefined && { fieldErrors: { [field]: [title] } }),
    ...(issues && faults(issues, locale)),
    ...(errors && { errors }),
  }
}

export const retryAfterOf = ({ code }: Refusal): number | undefined => refusalAnswers[code].retryAfter

export function statusOf<Code extends RefusalCode>({ code, params }: Refusal<Code>): number {
  const { status }: RefusalAnswer<Code> = refusalAnswers[code]
  return typeof status === 'function' ? status(params) : status
}
