import {
  type Decision,
  type FormAnswers,
  isCoveredByReason,
  isForPerson,
  type RuleViolation,
  summaryFindings,
  type ValidationResult,
} from '@eksport/domain'
import { type CertificateTemplate, domainIssueTexts, type StepId, stepsOf } from '@eksport/domain/templates'
import { getAt, type Issue, issueText, type Locale, type LocalizedText, localize } from '@eksport/forms'
import { fieldName } from '../../draft/field-name.ts'
import type { FieldPlace } from '../../draft/field-place.ts'
import { answerFinding, ruleFinding } from '../../draft/refusal-findings.ts'

/**
 * stopped: something is wrong · unfinished: answers are missing, and nothing is wrong · manual: a person decides · automatic: it approves
 * itself · so-far: pages are left that nobody has begun. Neither of the first two can be sent.
 */
export type OutcomeKind = 'stopped' | 'unfinished' | 'manual' | 'automatic' | 'so-far'

/** One reason for an outcome, in the reader's words, and where it is looked at; some are about no page. */
export interface OutcomePoint {
  readonly key: string
  readonly text: string
  /** The same where its page and line are known. */
  readonly own: string
  readonly place?: FieldPlace
  /** The answer itself, where it is missing. */
  readonly lacks?: string
  /** Nobody has answered yet, which is no mistake. */
  readonly isMissing?: boolean
}

/** What will become of a draft if it is sent as it is, by the rules of the server. */
export interface Outcome {
  readonly kind: OutcomeKind
  /** How many errors or missing answers keep it from being sent, how much there is for a person to decide on; else 0. */
  readonly count: number
  readonly errors: readonly OutcomePoint[]
  /** Those of the errors that are answers which are missing or wrong. */
  readonly missing: readonly OutcomePoint[]
  readonly reasons: readonly OutcomePoint[]
  /** Warnings. Most are a person's to decide on, but they are told as what they are. */
  readonly notes: readonly OutcomePoint[]
}

/** What is missing or wrong on a page: an answer, by its path in the whole application, or a file that does not count. */
export type OpenAnswer =
  | { readonly step: StepId; readonly issue: Issue }
  | { readonly step: StepId; readonly title: LocalizedText; readonly words: LocalizedText }

interface OutcomeQuestion {
  readonly validation: ValidationResult
  /** Why a person decides, where it is no finding of a rule. */
  readonly reasons: Decision['reasons']
  /** What is missing or wrong on the pages that count as filled in. */
  readonly open: readonly OpenAnswer[]
  /** The same on every page: what a page that is being filled in misses waits for it, also where a rule misses it too. */
  readonly all: readonly OpenAnswer[]
  /** Whether no page lacks anything. */
  readonly isComplete: boolean
  readonly template: CertificateTemplate
  readonly answers: FormAnswers
  readonly locale: Locale
}

type Reading = Pick<OutcomeQuestion, 'template' | 'answers' | 'locale'>

const keyOf = ({ code, lines = [], message }: RuleViolation) => `${code} ${lines.join(' ')} ${message}`

/** Whether nobody has answered yet, which is no mistake, in whichever words its field asks for it. */
export function isMissing(open: OpenAnswer, answers: FormAnswers): boolean {
  if (!('issue' in open)) return false
  const given = getAt(answers, open.issue.path)
  return open.issue.code === 'required' || given === undefined || (Array.isArray(given) && given.length === 0)
}

function kindOf(isWrong: boolean, missing: number, reasons: number, isComplete: boolean): OutcomeKind {
  if (isWrong) return 'stopped'
  if (missing > 0) return 'unfinished'
  if (reasons > 0) return 'manual'
  return isComplete ? 'automatic' : 'so-far'
}

function openPoint(open: OpenAnswer, reading: Reading): OutcomePoint {
  const { step } = open
  if ('issue' in open)
    return {
      key: `${step} ${open.issue.path} ${open.issue.code}`,
      ...answerFinding(open.issue, reading),
      isMissing: isMissing(open, reading.answers),
    }
  const text = localize(open.words, reading.locale)
  return { key: step, text, own: text, place: { step, title: open.title, field: '' } }
}

function rulePoint(finding: RuleViolation, reading: Reading): OutcomePoint {
  const { place, ...words } = ruleFinding(finding, reading)
  return { key: keyOf(finding), ...words, ...(place.step === finding.step && { place }) }
}

/** What reads the same and leads to the same field is one thing to do: from and to of a period. */
function once(points: readonly OutcomePoint[]): readonly OutcomePoint[] {
  const places = ({ text, place }: OutcomePoint) => `${text} ${place?.step} ${place?.line} ${place?.field}`
  return [...new Map(points.map((point) => [places(point), point])).values()]
}

/** The heading that a field stands under on its page. */
function headingOf({ step, line, field }: FieldPlace, { template, answers, locale }: Reading): string | undefined {
  const { sections, items } = stepsOf(template, answers).find(({ id }) => id === step) ?? { sections: [] }
  const asked = line === undefined ? sections : (items?.sections ?? [])
  const title = asked.find(({ fields }) =>
    Object.keys(fields).some((at) => field === at || field.startsWith(`${at}.`)),
  )?.title
  return title && localize(title, locale)
}

const small = (words: string, locale: Locale) => words.charAt(0).toLocaleLowerCase(locale) + words.slice(1)

/** Two fields of a page that are called alike, such as 'Navn', are told with the heading that each stands under. */
function apart(points: readonly OutcomePoint[], reading: Reading): readonly OutcomePoint[] {
  const alike = Map.groupBy(points, ({ text }) => text)
  return points.map((point) => {
    const { text, own, lacks, place } = point
    const heading = place && headingOf(place, reading)
    if (heading === undefined || (alike.get(text)?.length ?? 0) < 2) return point
    const under = (words: string) => `${heading}, ${small(words, reading.locale)}`
    return { ...point, text: under(text), own: under(own), ...(lacks !== undefined && { lacks: under(lacks) }) }
  })
}

const withoutPoint = (text: string) => text.replace(/\.$/, '')

/** What the form itself misses at its field, on each line that the rule names, is not told a second time by the rule. */
function isReportedAtItsField(
  { code, step, lines = [], messages, message }: RuleViolation,
  { all, template, answers, locale }: Pick<OutcomeQuestion, 'all' | 'template' | 'answers' | 'locale'>,
): boolean {
  const text = messages?.[locale] ?? message
  const beginnings = lines.length === 0 ? [''] : lines.map((line) => `productLines.${Number(line) - 1}.`)
  const saysIt = (one: OpenAnswer, beginning: string) => {
    if (!('issue' in one) || one.step !== step || !one.issue.path.startsWith(beginning)) return false
    if (withoutPoint(issueText(one.issue, locale, domainIssueTexts)) === withoutPoint(text)) return true
    // A declaration is named by the words of its box.
    const label = fieldName(template, answers, one.issue.path, locale).at(-1)
    return code === 'CONSENT_MISSING' && label !== undefined && text.includes(label)
  }
  return beginnings.every((beginning) => all.some((one) => saysIt(one, beginning)))
}

/** [EXP-07] The outcome that the rules point to, and why. */
export function outcomeOf({ validation, reasons, open, all, isComplete, ...reading }: OutcomeQuestion): Outcome {
  const found = summaryFindings(validation).filter(
    (finding) => !isCoveredByReason(finding.code, reasons) && !isReportedAtItsField(finding, { all, ...reading }),
  )
  const points = (severity: RuleViolation['severity']) =>
    found.filter((finding) => finding.severity === severity).map((finding) => rulePoint(finding, reading))
  const missing = apart(once(open.map((one) => openPoint(one, reading))), reading)
  const others = reasons.map(({ code, messages }) => {
    const text = localize(messages, reading.locale)
    return { key: code, text, own: text }
  })
  const broken = points('CRITICAL')
  const errors = once([...broken, ...missing])
  const why = once([...points('MANUAL_PROCESSING'), ...others])
  const isWrong = broken.length > 0 || !open.every((one) => isMissing(one, reading.answers))
  const kind = kindOf(isWrong, missing.length, others.length + found.filter(isForPerson).length, isComplete)
  const notes = once(points('WARNING'))
  // Warnings stand with the reasons where there are such, and are counted with them.
  const count = kind === 'manual' ? why.length + notes.length : errors.length
  return { kind, count, errors, missing, reasons: why, notes }
}
