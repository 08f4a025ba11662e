import { createFileRoute } from '@tanstack/react-router'
import { FillInPage } from '#src/features/form-pages/fill-in-page.tsx'

/** [RTE-11] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/sertifikatmal')({
  staticData: { step: 'sertifikatmal' },
  component: FillInPage,
})
