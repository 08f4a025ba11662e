import { createFileRoute } from '@tanstack/react-router'
import { PreInformationPage } from '#src/features/form-pages/pre-information-page.tsx'

/** [RTE-10] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/')({
  staticData: { step: 'soknadsinformasjon' },
  component: PreInformationPage,
})
