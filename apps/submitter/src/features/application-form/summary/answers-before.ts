import type { StepSummary, SummaryRow } from '@eksport/forms'

const rowsOf = (steps: readonly StepSummary[]): readonly SummaryRow[] =>
  steps.flatMap(({ sections, items = [] }) =>
    [...sections, ...items.flatMap((item) => item.sections)].flatMap(({ rows }) => rows),
  )

/** Answers of a summary that say something else than before, by their paths: what they said. */
export function answersBefore(
  before: readonly StepSummary[],
  now: readonly StepSummary[],
): ReadonlyMap<string, string> {
  const old = new Map(rowsOf(before).map(({ path, value }) => [path, value]))
  return new Map(
    rowsOf(now).flatMap(({ path, value }) => {
      const was = old.get(path) ?? ''
      return was === value ? [] : [[path, was] as const]
    }),
  )
}

const ofLine = /^productLines\.(\d+)\./

/** The lines of goods that such answers belong to, counted from zero. */
export const changedLines = (before: ReadonlyMap<string, string>): ReadonlySet<number> =>
  new Set([...before.keys()].flatMap((path) => ofLine.exec(path)?.[1] ?? []).map(Number))
