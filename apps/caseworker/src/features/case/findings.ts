import type { RuleViolation } from '@eksport/domain'

/** The findings that an officer must look at, each, before approving. Identical codes are merged by the rule check. */
export function toAssess(violations: readonly RuleViolation[]): readonly RuleViolation[] {
  return violations.filter(({ severity }) => severity === 'MANUAL_PROCESSING')
}

/** [STA-08] Approval waits until every finding has been ticked; a tick of a finding that is gone does not count. */
export function remaining(violations: readonly RuleViolation[], ticked: ReadonlySet<string>): number {
  return toAssess(violations).filter(({ code }) => !ticked.has(code)).length
}
