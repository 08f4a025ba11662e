import type { RuleViolation } from './rule-violation.ts'

/** One thing that an officer ticks: a finding on one line, or a finding that is about no line. */
export interface FindingPoint {
  /** What its tick is stored under. */
  readonly key: string
  readonly line?: number
}

/** [ACT-05] The points of a finding: one a line, or itself. */
export function findingPoints({ code, lines = [] }: Pick<RuleViolation, 'code' | 'lines'>): readonly FindingPoint[] {
  return lines.length === 0 ? [{ key: code }] : lines.map((line) => ({ key: `${code}:${line}`, line }))
}

/** [STA-08] The findings that an officer must assess, each, before approving. */
export const findingsToAssess = (violations: readonly RuleViolation[]): readonly RuleViolation[] =>
  violations.filter(({ severity }) => severity === 'MANUAL_PROCESSING')

/** [ACT-05] The codes of which every point has been ticked, on whichever line and in whichever finding it stands. */
export function assessedCodes(violations: readonly RuleViolation[], ticks: ReadonlySet<string>): string[] {
  const toAssess = findingsToAssess(violations)
  const open = new Set(
    toAssess.filter((finding) => findingPoints(finding).some(({ key }) => !ticks.has(key))).map(({ code }) => code),
  )
  return [...new Set(toAssess.map(({ code }) => code))].filter((code) => !open.has(code))
}
