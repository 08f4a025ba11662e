import { createFileRoute } from '@tanstack/react-router'
import { StepPage } from '#src/form/step-page.tsx'

/** [RTE-11] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/transport')({
  staticData: { step: 'transport' },
  component: () => <StepPage key="transport" step="transport" />,
})
