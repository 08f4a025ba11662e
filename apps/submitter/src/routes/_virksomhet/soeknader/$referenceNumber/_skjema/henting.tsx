import { createFileRoute } from '@tanstack/react-router'
import { RetrievalPage } from '#src/features/form-pages/retrieval-page.tsx'

/** [RTE-11] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/henting')({
  staticData: { step: 'henting' },
  component: RetrievalPage,
})
