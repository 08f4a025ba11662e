import type { RuleViolation } from '@eksport/domain'

/** Which box a finding stands in; one box each, the gravest first. */
export type ValidationBoxKind = 'critical' | 'manual' | 'warning'

/** Findings of one gravity, under one heading. */
export interface ViolationGroup {
  readonly kind: ValidationBoxKind
  readonly violations: readonly RuleViolation[]
}

/**
 * Findings by severity. Warnings stand with the findings for a caseworker when there are such:
 * only when nobody will assess them are they the exporter's own to check.
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
