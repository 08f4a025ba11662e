import { groupBy } from '@eksport/forms'
import { stepIds } from '../../application/step-id.ts'
import { isForPerson } from './findings.ts'
import type { RuleContext } from './rule-context.ts'
import { ruleMessages } from './rule-message.ts'
import { type Finding, prepareSubject, type Rule, type RuleApplication } from './rule-subject.ts'
import { ruleTexts } from './rule-texts.ts'
import type { RuleViolation, Severity, ValidationResult } from './rule-violation.ts'
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

/** [RUL-01] [decisions.md 5.3] Every rule that an application is held against. */
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

/** One violation for findings that say the same of several lines. */
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

/**
 * The rule check of an application. A PDF application is not checked: a caseworker always reads it.
 * Missing answers are the form's business; a rule is silent about what it cannot see.
 */
export function checkRules(application: RuleApplication, context: RuleContext): ValidationResult {
  const isPdf = application.applicationFormat === 'PDF'
  const subject = prepareSubject(application, context)
  const errors = isPdf ? [] : rules.flatMap((rule) => merge(rule, rule.find(subject))).sort(byImportance)
  const needsManualProcessing =
    isPdf || context.rules.veterinarianRequirement !== 'NONE' || !context.autoApprove || errors.some(isForPerson)
  return { errors, needsManualProcessing, ...(!context.autoApprove && { alwaysManual: true }) }
}
