import { groupBy } from '@eksport/forms'
import { stepIds } from '../../application/enumerations.ts'
import type { CheckAnswer, UnansweredReason } from './check-answer.ts'
import { isForPerson } from './findings.ts'
import { inLine, isAnswered, isLineAnswered, type NeededAnswer } from './needed-answers.ts'
import type { Register } from './register.ts'
import { registerQuestions } from './register-questions.ts'
import type { RuleContext } from './rule-context.ts'
import { ruleMessages } from './rule-message.ts'
import {
  type Finding,
  type NumberedLine,
  prepareSubject,
  type Rule,
  type RuleApplication,
  type RuleSubject,
} from './rule-subject.ts'
import { ruleTexts } from './rule-texts.ts'
import type { Assessment, RuleViolation, Severity } from './rule-violation.ts'
import { consentRules } from './rules/consents.ts'
import { countRules } from './rules/counts.ts'
import { establishmentRules } from './rules/establishments.ts'
import { goodsRules } from './rules/goods.ts'
import { lineDateRules } from './rules/line-dates.ts'
import { processRules } from './rules/process.ts'
import { processingRules } from './rules/processing.ts'
import { productionRules } from './rules/production.ts'
import { templateListRules } from './rules/template-lists.ts'
import { transportRules } from './rules/transport.ts'

/** [RUL-01] [decisions.md 5.3] Every rule that an application is checked against. */
export const rules: readonly Rule[] = [
  ...consentRules,
  ...productionRules,
  ...lineDateRules,
  ...goodsRules,
  ...processingRules,
  ...templateListRules,
  ...establishmentRules,
  ...countRules,
  ...transportRules,
  ...processRules,
]

const severityOrder: Readonly<Record<Severity, number>> = { CRITICAL: 0, MANUAL_PROCESSING: 1, WARNING: 2 }

function toViolation(rule: Rule, findings: readonly Finding[]): RuleViolation {
  const [first = {}] = findings
  const lines = findings.flatMap(({ line }) => line ?? [])
  const messages = ruleMessages(ruleTexts[rule.code], lines, first.params ?? {})
  return {
    code: rule.code,
    severity: first.severity ?? rule.severity,
    message: messages.nb,
    messages,
    ...(lines.length > 0 && { lines }),
    step: first.step ?? rule.step,
    ...(first.register && { register: first.register }),
  }
}

/** Merges findings that say the same about several lines into one violation. */
function merge(rule: Rule, findings: readonly Finding[]): RuleViolation[] {
  const groups = groupBy(findings, ({ line: _line, ...same }) => JSON.stringify(same))
  return [...groups.values()].map((group) => toViolation(rule, group))
}

const stepOrder = new Map<string, number>(stepIds.map((id, index) => [id, index]))

function stepIndex({ step = '' }: RuleViolation): number {
  return stepOrder.get(step) ?? stepIds.length
}

function byImportance(one: RuleViolation, other: RuleViolation): number {
  return (
    severityOrder[one.severity] - severityOrder[other.severity] ||
    stepIndex(one) - stepIndex(other) ||
    (one.lines?.[0] ?? 0) - (other.lines?.[0] ?? 0)
  )
}

/** Why a register's check has no result; undefined where it was asked about everything that there is to ask. */
function registerReason({ application, context }: RuleSubject, register: Register): UnansweredReason | undefined {
  const { outcome } = context.registers[register]
  if (outcome === 'unavailable') return 'REGISTER_SILENT'
  if (outcome !== 'not-asked') return undefined
  const question = registerQuestions(application, context.rules)[register]
  if (question === undefined) return 'NOT_ANSWERED'
  return Array.isArray(question) && question.length === 0 ? undefined : 'REGISTER_NOT_ASKED'
}

/** Why a check does not apply; undefined where it does. */
function irrelevanceOf({ isDemanded, beforeDeparture, untilDecided }: Rule, { application, context }: RuleSubject) {
  if (isDemanded?.(context.rules) === false) return 'NOT_DEMANDED'
  if (beforeDeparture && application.applicationType === 'ERSTATNINGSSERTIFIKAT') return 'GOODS_HAVE_LEFT'
  return untilDecided && context.stage === 'DECIDED' ? 'DECIDED' : undefined
}

/** The lines that lack the answer at a path. */
type Lacking = (path: string) => readonly NumberedLine[]

/** Cached, because several rules need the same answers and there may be a thousand lines. */
function lackingIn({ lines }: RuleSubject): Lacking {
  const known = new Map<string, readonly NumberedLine[]>()
  return (path) => {
    const found = known.get(path) ?? lines.filter(({ line }) => !isLineAnswered(line, path))
    known.set(path, found)
    return found
  }
}

/** Why a rule without findings has not passed; undefined where it has. */
function obstacleTo(rule: Rule, subject: RuleSubject, lacking: Lacking): UnansweredReason | undefined {
  const { needs, concerns = () => true, register, isListed = () => true } = rule
  const isKnown = (answer: NeededAnswer) => {
    const path = inLine(answer)
    if (path === undefined) return isAnswered(subject.application, answer)
    return subject.lines.length > 0 && !lacking(path).some(({ line }) => concerns(line, answer))
  }
  if (!needs.every(isKnown)) return 'NOT_ANSWERED'
  const reason = register && registerReason(subject, register)
  if (reason !== undefined) return reason
  return subject.lines.every(({ line }) => isListed(line, subject)) ? undefined : 'NOT_LISTED'
}

interface Check {
  readonly answer: CheckAnswer
  readonly errors: readonly RuleViolation[]
}

function check(rule: Rule, subject: RuleSubject, lacking: Lacking): Check {
  const { code, needs } = rule
  const without = (outcome: CheckAnswer['outcome'], reason?: UnansweredReason): Check => ({
    answer: { code, outcome, ...(reason && { reason }) },
    errors: [],
  })
  if (subject.application.applicationFormat === 'PDF') return without('not-checked', 'PDF_FORMAT')
  const irrelevance = irrelevanceOf(rule, subject)
  if (irrelevance !== undefined) return without('absent', irrelevance)
  const errors = merge(rule, rule.find(subject))
  if (errors.length > 0) return { answer: { code, outcome: 'finding' }, errors }
  if (!needs.every((answer) => subject.context.asks(answer))) return without('absent', 'NOT_ASKED')
  const obstacle = obstacleTo(rule, subject, lacking)
  return obstacle === undefined ? without('passed') : without('not-checked', obstacle)
}

/**
 * [RUL-05] The result of every check of an application (passed, a finding, not made, or not applicable) and the findings. A PDF
 * application is not checked: a caseworker always reads it. Missing answers are reported by the form; a rule that lacks the
 * answers it needs has not passed.
 */
export function assess(application: RuleApplication, context: RuleContext): Assessment {
  const subject = prepareSubject(application, context)
  const lacking = lackingIn(subject)
  const made = rules.map((rule) => check(rule, subject, lacking))
  const checks = made.map(({ answer }) => answer)
  const errors = made.flatMap((one) => one.errors).sort(byImportance)
  const isManual =
    application.applicationFormat === 'PDF' || context.rules.veterinarianRequirement !== 'NONE' || !context.autoApprove
  return {
    errors,
    needsManualProcessing: isManual || errors.some(isForPerson) || checks.some(({ reason }) => reason === 'NOT_LISTED'),
    ...(!context.autoApprove && { alwaysManual: true }),
    checks,
  }
}
