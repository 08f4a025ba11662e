import { createFileRoute } from '@tanstack/react-router'
import { LinesPage } from '#src/features/application-form/components/lines-page.tsx'

/** [RTE-11] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/varelinjer/')({
  staticData: { step: 'varelinjer' },
  component: LinesPage,
})
