import {
  type Decision,
  type FormAnswers,
  type RuleViolation,
  summaryFindings,
  type ValidationResult,
} from '@eksport/domain'
import type { CertificateTemplate, StepId } from '@eksport/domain/templates'
import { type Issue, type Locale, type LocalizedText, localize } from '@eksport/forms'
import { fieldName } from '../draft/field-name.ts'
import type { FieldPlace } from '../draft/field-place.ts'
import { answerFinding, ruleFinding } from '../draft/refusal-findings.ts'

/** stopped: it cannot be sent · manual: a person decides · automatic: it approves itself · so-far: it is not filled in yet. */
export type OutcomeKind = 'stopped' | 'manual' | 'automatic' | 'so-far'

/** One reason for an outcome, in the reader's words, and where it is looked at; some are about no page. */
export interface OutcomePoint {
  readonly key: string
  readonly text: string
  /** The same where its page and line are known. */
  readonly own: string
  readonly place?: FieldPlace
}

/** What will become of a draft if it is sent as it is, by the rules of the server. */
export interface Outcome {
  readonly kind: OutcomeKind
  /** How many errors of an outcome that is stopped, how many reasons of one that a person decides; else 0. */
  readonly count: number
  readonly errors: readonly OutcomePoint[]
  /** Those of the errors that are answers which are missing or wrong. */
  readonly missing: readonly OutcomePoint[]
  readonly reasons: readonly OutcomePoint[]
  /** What the rules say besides; it changes nothing. */
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
  /** Whether no page lacks anything. */
  readonly isComplete: boolean
  readonly template: CertificateTemplate
  readonly answers: FormAnswers
  readonly locale: Locale
}

const keyOf = ({ code, lines = [], message }: RuleViolation) => `${code} ${lines.join(' ')} ${message}`

function kindOf(errors: number, reasons: number, isComplete: boolean): OutcomeKind {
  if (errors > 0) return 'stopped'
  if (reasons > 0) return 'manual'
  return isComplete ? 'automatic' : 'so-far'
}

function openPoint(open: OpenAnswer, reading: Pick<OutcomeQuestion, 'template' | 'answers' | 'locale'>): OutcomePoint {
  const { step } = open
  if ('issue' in open)
    return { key: `${step} ${open.issue.path} ${open.issue.code}`, ...answerFinding(open.issue, reading) }
  const text = localize(open.words, reading.locale)
  return { key: step, text, own: text, place: { step, title: open.title, field: '' } }
}

function rulePoint(
  finding: RuleViolation,
  reading: Pick<OutcomeQuestion, 'template' | 'answers' | 'locale'>,
): OutcomePoint {
  const { place, ...words } = ruleFinding(finding, reading)
  return { key: keyOf(finding), ...words, ...(place.step === finding.step && { place }) }
}

/** What reads the same and leads to the same field is one thing to do: from and to of a period. */
function once(points: readonly OutcomePoint[]): readonly OutcomePoint[] {
  const places = ({ text, place }: OutcomePoint) => `${text} ${place?.step} ${place?.line} ${place?.field}`
  return [...new Map(points.map((point) => [places(point), point])).values()]
}

/** A declaration that the form misses at its own box, on each line that the rule names: it is not asked for twice. */
function isAskedForAtItsBox(
  { code, lines = [], messages, message }: RuleViolation,
  { open, template, answers, locale }: Pick<OutcomeQuestion, 'open' | 'template' | 'answers' | 'locale'>,
): boolean {
  if (code !== 'CONSENT_MISSING') return false
  const text = messages?.[locale] ?? message
  const beginnings = lines.length === 0 ? [''] : lines.map((line) => `productLines.${Number(line) - 1}.`)
  const isBox = (one: OpenAnswer, beginning: string) => {
    if (!('issue' in one) || !one.issue.path.startsWith(beginning)) return false
    const label = fieldName(template, answers, one.issue.path, locale).at(-1)
    return label !== undefined && text.includes(label)
  }
  return beginnings.every((beginning) => open.some((one) => isBox(one, beginning)))
}

/** [EXP-07] The outcome that the rules point to, and why. */
export function outcomeOf({ validation, reasons, open, isComplete, ...reading }: OutcomeQuestion): Outcome {
  const found = summaryFindings(validation).filter((finding) => !isAskedForAtItsBox(finding, { open, ...reading }))
  const points = (severity: RuleViolation['severity']) =>
    found.filter((finding) => finding.severity === severity).map((finding) => rulePoint(finding, reading))
  const missing = once(open.map((one) => openPoint(one, reading)))
  const others = reasons.map(({ code, messages }) => {
    const text = localize(messages, reading.locale)
    return { key: code, text, own: text }
  })
  const errors = once([...points('CRITICAL'), ...missing])
  const why = [...points('MANUAL_PROCESSING'), ...others]
  const kind = kindOf(errors.length, why.length, isComplete)
  const count = kind === 'stopped' ? errors.length : kind === 'manual' ? why.length : 0
  return { kind, count, errors, missing, reasons: why, notes: points('WARNING') }
}
