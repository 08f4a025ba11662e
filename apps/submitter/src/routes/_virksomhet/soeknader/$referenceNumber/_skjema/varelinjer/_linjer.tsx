import { createFileRoute, useParams, useSearch } from '@tanstack/react-router'
import { loadImport } from '#src/features/application-form/import/load-import.ts'
import { asIndex } from '#src/features/application-form/lines/as-index.ts'
import { LinesPage } from '#src/features/application-form/lines/lines-page.tsx'
import { asOpened } from '#src/lib/as-opened.ts'

/** [RTE-11] The lines as a whole and each of them are one page: who walks from line to line draws only the fields anew. */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/varelinjer/_linjer')({
  // [EXP-06] Lines that were imported can be taken back after a reload too.
  loader: loadImport,
  ...asOpened,
  component: Lines,
})

function Lines() {
  const { linje } = useParams({ strict: false })
  const { kopier } = useSearch({ strict: false })
  return <LinesPage at={asIndex(linje)} copyOf={asIndex(kopier)} />
}
