import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#src/features/line-import/import-page.tsx'
import { loadImport } from '#src/features/line-import/load-import.ts'

/** [WIZ-23] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/varelinjer/import')({
  staticData: { step: 'varelinjer', folded: true },
  loader: loadImport,
  component: ImportPage,
})
