import type { Application } from '@eksport/domain'
import { drawingState } from '@eksport/portal/certificate/drawing-state.ts'
import { CertificatePane, useFactPlaces } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { caseSheetsQuery } from '../api/case-queries.ts'

/** The certificate beside the facts, with the boxes that changed since the application was sent the time before; a box leads to its fact. */
export function CaseCertificate({ application }: { readonly application: Application }) {
  const sheets = useQuery(caseSheetsQuery(application.referenceNumber, application.version))
  const { placeOf, goTo } = useFactPlaces()
  return (
    <aside className="min-w-0 border-line px-5 py-4 lg:border-l max-lg:border-t max-md:px-4 print:hidden">
      <CertificatePane
        className="lg:sticky lg:top-4"
        {...(sheets.data && { drawing: sheets.data })}
        state={drawingState(sheets)}
        onRetry={() => void sheets.refetch()}
        placeOf={({ paths }) => placeOf(paths)}
        onBox={({ paths }) => goTo(paths)}
        large
      />
    </aside>
  )
}
