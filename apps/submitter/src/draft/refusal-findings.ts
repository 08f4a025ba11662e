import type { Problem } from '@eksport/api'
import { type FormAnswers, type RuleViolation, withoutLines } from '@eksport/domain'
import {
  type CertificateTemplate,
  domainIssueTexts,
  isMissing,
  preInformationStep,
  stepsOf,
} from '@eksport/domain/templates'
import { getAt, type Issue, issueText, type Locale, localize, visibleFields } from '@eksport/forms'
import { fieldName, shortName } from './field-name.ts'
import { type FieldPlace, fieldPlace } from './field-place.ts'
import { wayOf } from './refusal-ways.ts'

/** One refused item in the reader's words, and where to correct it. */
interface RefusalFinding {
  readonly text: string
  /** The text to use next to its page and line, without their names. */
  readonly own: string
  readonly place: FieldPlace
  /** The name of the missing answer; set only if an answer is missing. */
  readonly lacks?: string
}

/** The form that provides words and places, and the reader's language. */
interface Reading {
  readonly template: CertificateTemplate
  readonly answers: FormAnswers
  readonly locale: Locale
}

type Refused = Pick<Problem, 'code' | 'status' | 'issues' | 'errors'>

/** The page of the form, or the first page if the application does not have that page now; for a line, its first field. */
function pageOf({ template, answers }: Reading, id: string | undefined, line?: number): FieldPlace {
  const { items, ...step } = stepsOf(template, answers).find((one) => one.id === id) ?? preInformationStep
  const place = { step: step.id, title: step.title }
  if (line === undefined) return { ...place, field: '' }
  const [first] = visibleFields(items?.sections ?? [], { ...answers.productLines?.[line] }, { ...answers })
  return { ...place, line, field: first?.path ?? '' }
}

/** [EXP-01] A missing or refused answer, with its page, its field and the form's own words. */
export function answerFinding(issue: Issue, reading: Reading): RefusalFinding {
  const { template, answers, locale } = reading
  const place = fieldPlace(template, answers, [issue.path]) ?? pageOf(reading, undefined)
  const words = issueText(issue, locale, domainIssueTexts)
  const names = [localize(place.title, locale), ...fieldName(template, answers, issue.path, locale)]
  const named = (list: readonly string[]) => [list.join(', '), words].filter((part) => part !== '').join(': ')
  const own = names.slice(place.line === undefined ? 1 : 2)
  const lacks = isMissing(getAt({ ...answers }, issue.path)) && {
    lacks: shortName(own, { ...answers }, issue.path, locale),
  }
  return { text: named(names), own: named(own), place, ...lacks }
}

/** A rule violation; one about a single line leads to that line's page. */
export function ruleFinding({ step, lines = [], messages, message }: RuleViolation, reading: Reading): RefusalFinding {
  const line = lines.length === 1 && step === 'varelinjer' ? Number(lines[0]) - 1 : undefined
  const text = messages?.[reading.locale] ?? message
  return { text, own: line === undefined ? text : withoutLines(text), place: pageOf(reading, step, line) }
}

const noTemplate: Issue = { path: 'certificateTemplate', code: 'templateRequired' }

/** Everything the server refuses to save or submit, each with where to correct it; empty if the refusal is not settled in the form. */
export function refusalFindings(refused: Refused, reading: Reading): readonly RefusalFinding[] {
  switch (wayOf(refused)) {
    case 'fields':
      return (refused.issues ?? []).map((issue) => answerFinding(issue, reading))
    case 'rules':
      return (refused.errors ?? [])
        .filter(({ severity }) => severity === 'CRITICAL')
        .map((violation) => ruleFinding(violation, reading))
    case 'template':
      return [answerFinding(noTemplate, reading)]
    default:
      return []
  }
}
