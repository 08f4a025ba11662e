import type { RuleViolation } from '@eksport/domain'

/** Which box a finding is in; one box per kind, the most severe first. */
export type ValidationBoxKind = 'critical' | 'manual' | 'warning'

/** Findings of one severity, under one heading. */
export interface ViolationGroup {
  readonly kind: ValidationBoxKind
  readonly violations: readonly RuleViolation[]
}

/**
 * Groups findings by severity. Warnings join the findings for a caseworker if there are any: they are the exporter's to
 * check only when nobody else will assess them.
 */
export function groupViolations(violations: readonly RuleViolation[]): readonly ViolationGroup[] {
  const of = (severity: RuleViolation['severity']) => violations.filter((violation) => violation.severity === severity)
  const manual = of('MANUAL_PROCESSING')
  const warnings = of('WARNING')
  const groups: ViolationGroup[] = [
    { kind: 'critical', violations: of('CRITICAL') },
    { kind: 'manual', violations: manual.length > 0 ? [...manual, ...warnings] : [] },
    { kind: 'warning', violations: manual.length > 0 ? [] : warnings },
  ]
  return groups.filter((group) => group.violations.length > 0)
}
