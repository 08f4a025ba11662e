import type { StepSummary, SummaryRow } from '@eksport/forms'

/** All answers of a summary in words, in the order of the form, those of items after those of their page. */
export const summaryRows = (steps: readonly StepSummary[]): readonly SummaryRow[] =>
  steps.flatMap(({ sections, items = [] }) =>
    [...sections, ...items.flatMap((item) => item.sections)].flatMap(({ rows }) => rows),
  )
