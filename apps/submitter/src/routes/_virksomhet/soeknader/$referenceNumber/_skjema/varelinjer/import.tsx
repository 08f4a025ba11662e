import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#src/features/application-form/import/import-page.tsx'

/** [WIZ-23] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/varelinjer/import')({
  staticData: { step: 'varelinjer' },
  component: ImportPage,
})
