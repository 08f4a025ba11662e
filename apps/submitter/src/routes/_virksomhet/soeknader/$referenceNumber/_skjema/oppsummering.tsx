import { createFileRoute } from '@tanstack/react-router'
import { SummaryPage } from '#src/features/summary/summary-page.tsx'

/** [RTE-11] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/oppsummering')({
  staticData: { step: 'oppsummering', folded: true, hasSide: true },
  component: SummaryPage,
})
