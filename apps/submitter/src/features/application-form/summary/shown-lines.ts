import type { RuleViolation } from '@eksport/domain'

const firstLines = 7

/** Which lines the folded table shows, counted from zero: those with a finding or a change, and at least the first seven. */
export function shownLines(
  count: number,
  findings: readonly RuleViolation[],
  changed: ReadonlySet<number>,
): readonly number[] {
  const found = new Set(findings.flatMap(({ lines = [] }) => lines.map((line) => line - 1)))
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => index < firstLines || found.has(index) || changed.has(index),
  )
}
