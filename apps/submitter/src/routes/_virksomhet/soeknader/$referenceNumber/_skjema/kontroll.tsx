import { createFileRoute } from '@tanstack/react-router'
import { StepPage } from '#src/form/step-page.tsx'

/** [RTE-11] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/kontroll')({
  staticData: { step: 'kontroll' },
  component: () => <StepPage key="kontroll" step="kontroll" />,
})
