import { createFileRoute, useParams, useSearch } from '@tanstack/react-router'
import { ImportButton } from '#src/features/line-import/import-button.tsx'
import { loadImport } from '#src/features/line-import/load-import.ts'
import { TakenNotice } from '#src/features/line-import/taken-notice.tsx'
import { usePasteRows } from '#src/features/line-import/use-paste-rows.ts'
import { asIndex } from '#src/features/product-lines/as-index.ts'
import { LinesPage } from '#src/features/product-lines/lines-page.tsx'
import { asOpened } from '#src/lib/as-opened.ts'

/** [RTE-11] The list of lines and each line share one page, so that moving between lines re-renders only the fields. */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/varelinjer/_linjer')({
  // [EXP-06] Makes it possible to undo an import after a reload too.
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
