import { countDifferences, type ProductLine } from '@eksport/domain'
import type { StepSummary } from '@eksport/forms'
import { summaryRows } from '../../draft/summary-rows.ts'

/** The earlier values of the summarized answers that have changed, by path. */
export function answersBefore(
  before: readonly StepSummary[],
  now: readonly StepSummary[],
): ReadonlyMap<string, string> {
  const old = new Map(summaryRows(before).map(({ path, value }) => [path, value]))
  return new Map(
    summaryRows(now).flatMap(({ path, value }) => {
      const was = old.get(path) ?? ''
      return was === value ? [] : [[path, was] as const]
    }),
  )
}

/** Indexes, from zero, of the product lines that are new or changed. */
export function changedLines(before: readonly ProductLine[], now: readonly ProductLine[]): ReadonlySet<number> {
  const old = new Map(before.map((line) => [line.id, line]))
  return new Set(
    now.flatMap((line, index) => {
      const was = old.get(line.id)
      return was !== undefined && countDifferences(was, line) === 0 ? [] : index
    }),
  )
}
