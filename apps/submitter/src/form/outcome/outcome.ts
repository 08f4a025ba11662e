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
 * `stopped`: something is wrong. `unfinished`: answers are missing, and nothing is wrong. `manual`: a person decides. `automatic`: it is
 * approved automatically. `so-far`: some pages have not been started. A draft that is `stopped` or `unfinished` cannot be submitted.
 */
export type OutcomeKind = 'stopped' | 'unfinished' | 'manual' | 'automatic' | 'so-far'

/** One reason for an outcome, in the reader's words, and where to look at it; some concern no page. */
export interface OutcomePoint {
  readonly key: string
  readonly text: string
  /** The text to use next to its page and line, without their names. */
  readonly own: string
  readonly place?: FieldPlace
  /** The name of the missing answer; set only if an answer is missing. */
  readonly lacks?: string
  /** Whether it is only an unanswered question and not an error. */
  readonly isMissing?: boolean
}

/** What the server's rules would make of the draft if it were submitted now. */
export interface Outcome {
  readonly kind: OutcomeKind
  /** The number of errors or missing answers that stop submission, or of points for a caseworker; otherwise 0. */
  readonly count: number
  readonly errors: readonly OutcomePoint[]
  /** The errors that are missing or wrong answers. */
  readonly missing: readonly OutcomePoint[]
  readonly reasons: readonly OutcomePoint[]
  /** Warnings. A caseworker decides on most of them, but they are presented as warnings. */
  readonly notes: readonly OutcomePoint[]
}

/** Something missing or wrong on a page: an answer, by its path in the whole application, or a file that does not count. */
export type OpenAnswer =
  | { readonly step: StepId; readonly issue: Issue }
  | { readonly step: StepId; readonly title: LocalizedText; readonly words: LocalizedText }

interface OutcomeQuestion {
  readonly validation: ValidationResult
  /** Why a person decides, apart from rule findings. */
  readonly reasons: Decision['reasons']
  /** What is missing or wrong on the pages that count as filled in. */
  readonly open: readonly OpenAnswer[]
  /** What is missing or wrong on any page. A rule that repeats one of these is not reported, even while its page is being filled in. */
  readonly all: readonly OpenAnswer[]
  /** Whether no page lacks anything. */
  readonly isComplete: boolean
  readonly template: CertificateTemplate
  readonly answers: FormAnswers
  readonly locale: Locale
}

type Reading = Pick<OutcomeQuestion, 'template' | 'answers' | 'locale'>

const keyOf = ({ code, lines = [], message }: RuleViolation) => `${code} ${lines.join(' ')} ${message}`

/** Whether the question is simply unanswered, which is not an error, however its field words it. */
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

/** Merges points with the same text and field, such as the two ends of a period. */
function withoutDuplicates(points: readonly OutcomePoint[]): readonly OutcomePoint[] {
  const places = ({ text, place }: OutcomePoint) => `${text} ${place?.step} ${place?.line} ${place?.field}`
  return [...new Map(points.map((point) => [places(point), point])).values()]
}

/** The title of the section that a field is in. */
function headingOf({ step, line, field }: FieldPlace, { template, answers, locale }: Reading): string | undefined {
  const { sections, items } = stepsOf(template, answers).find(({ id }) => id === step) ?? { sections: [] }
  const asked = line === undefined ? sections : (items?.sections ?? [])
  const title = asked.find(({ fields }) =>
    Object.keys(fields).some((at) => field === at || field.startsWith(`${at}.`)),
  )?.title
  return title && localize(title, locale)
}

const lowercaseFirst = (words: string, locale: Locale) => words.charAt(0).toLocaleLowerCase(locale) + words.slice(1)

/** Adds the section title to points with the same text, such as two fields called 'Navn'. */
function withHeadings(points: readonly OutcomePoint[], reading: Reading): readonly OutcomePoint[] {
  const alike = Map.groupBy(points, ({ text }) => text)
  return points.map((point) => {
    const { text, own, lacks, place } = point
    const heading = place && headingOf(place, reading)
    if (heading === undefined || (alike.get(text)?.length ?? 0) < 2) return point
    const under = (words: string) => `${heading}, ${lowercaseFirst(words, reading.locale)}`
    return { ...point, text: under(text), own: under(own), ...(lacks !== undefined && { lacks: under(lacks) }) }
  })
}

const withoutPoint = (text: string) => text.replace(/\.$/, '')

/** Whether the form's own check already reports at its field, on each line that the rule names, what the rule reports. */
function isReportedAtItsField(
  { code, step, lines = [], messages, message }: RuleViolation,
  { all, template, answers, locale }: Pick<OutcomeQuestion, 'all' | 'template' | 'answers' | 'locale'>,
): boolean {
  const text = messages?.[locale] ?? message
  const beginnings = lines.length === 0 ? [''] : lines.map((line) => `productLines.${Number(line) - 1}.`)
  const saysIt = (one: OpenAnswer, beginning: string) => {
    if (!('issue' in one) || one.step !== step || !one.issue.path.startsWith(beginning)) return false
    if (withoutPoint(issueText(one.issue, locale, domainIssueTexts)) === withoutPoint(text)) return true
    // A missing declaration is named by the text of its checkbox.
    const label = fieldName(template, answers, one.issue.path, locale).at(-1)
    return code === 'CONSENT_MISSING' && label !== undefined && text.includes(label)
  }
  return beginnings.every((beginning) => all.some((one) => saysIt(one, beginning)))
}

/** [EXP-07] The outcome predicted by the rules, and its reasons. */
export function outcomeOf({ validation, reasons, open, all, isComplete, ...reading }: OutcomeQuestion): Outcome {
  const found = summaryFindings(validation).filter(
    (finding) => !isCoveredByReason(finding.code, reasons) && !isReportedAtItsField(finding, { all, ...reading }),
  )
  const points = (severity: RuleViolation['severity']) =>
    found.filter((finding) => finding.severity === severity).map((finding) => rulePoint(finding, reading))
  const missing = withHeadings(withoutDuplicates(open.map((one) => openPoint(one, reading))), reading)
  const others = reasons.map(({ code, messages }) => {
    const text = localize(messages, reading.locale)
    return { key: code, text, own: text }
  })
  const broken = points('CRITICAL')
  const errors = withoutDuplicates([...broken, ...missing])
  const why = withoutDuplicates([...points('MANUAL_PROCESSING'), ...others])
  const isWrong = broken.length > 0 || !open.every((one) => isMissing(one, reading.answers))
  const kind = kindOf(isWrong, missing.length, others.length + found.filter(isForPerson).length, isComplete)
  const notes = withoutDuplicates(points('WARNING'))
  // Warnings are listed with the reasons for manual handling, and counted with them.
  const count = kind === 'manual' ? why.length + notes.length : errors.length
  return { kind, count, errors, missing, reasons: why, notes }
}
