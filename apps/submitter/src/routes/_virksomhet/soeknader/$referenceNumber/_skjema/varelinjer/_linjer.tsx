import { createFileRoute, useParams, useSearch } from '@tanstack/react-router'
import { ImportButton } from '#src/features/line-import/import-button.tsx'
import { loadImport } from '#src/features/line-import/load-import.ts'
import { TakenNotice } from '#src/features/line-import/taken-notice.tsx'
import { usePasteRows } from '#src/features/line-import/use-paste-rows.ts'
import { asIndex } from '#src/features/product-lines/as-index.ts'
import { LinesPage } from '#src/features/product-lines/lines-page.tsx'
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
  usePasteRows()
  return (
    <LinesPage
      at={asIndex(linje)}
      copyOf={asIndex(kopier)}
      notice={<TakenNotice withWay />}
      importLink={<ImportButton />}
    />
  )
}
