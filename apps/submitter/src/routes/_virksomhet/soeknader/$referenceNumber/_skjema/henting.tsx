import { createFileRoute } from '@tanstack/react-router'
import { RetrievalPage } from '#src/features/application-form/components/retrieval-page.tsx'

/** [RTE-11] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/henting')({
  staticData: { step: 'henting' },
  component: RetrievalPage,
})
