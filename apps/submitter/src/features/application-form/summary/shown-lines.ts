import type { RuleViolation } from '@eksport/domain'
import type { OutcomePoint } from '../outcome/outcome.ts'

const firstLines = 7

/** Which lines the folded table shows, counted from zero: those with a finding, a gap or a change, and at least the first seven. */
export function shownLines(
  count: number,
  findings: readonly RuleViolation[],
  changed: ReadonlySet<number>,
  missing: readonly OutcomePoint[],
): readonly number[] {
  const found = new Set([
    ...findings.flatMap(({ lines = [] }) => lines.map((line) => line - 1)),
    ...missing.flatMap(({ place }) => place?.line ?? []),
  ])
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => index < firstLines || found.has(index) || changed.has(index),
  )
}
