import type { StepSummary, SummaryRow } from '@eksport/forms'

/** All rows of a summary in the order of the form, the rows of items after those of their page. */
export const summaryRows = (steps: readonly StepSummary[]): readonly SummaryRow[] =>
  steps.flatMap(({ sections, items = [] }) =>
    [...sections, ...items.flatMap((item) => item.sections)].flatMap(({ rows }) => rows),
  )
