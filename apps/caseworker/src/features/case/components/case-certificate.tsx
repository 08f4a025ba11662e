import type { Application } from '@eksport/domain'
import { drawingState } from '@eksport/portal/certificate/drawing-state.ts'
import { CertificatePane, useFactPlaces } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { caseSheetsQuery } from '#src/lib/case-sheets.ts'

/** Wide enough for facts and certificate side by side. */
const besideFacts = '(min-width: 1024px)'

/**
 * [CRT-08] The certificate beside the facts, marking the boxes that changed since the previous submission; a box links to its fact. In a
 * narrow window it is below the facts, so opening it scrolls there.
 */
export function CaseCertificate({ application }: { readonly application: Application }) {
  const sheets = useQuery(caseSheetsQuery(application.referenceNumber, application.version))
  const { placeOf, goTo } = useFactPlaces()
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    if (window.matchMedia(besideFacts).matches) return
    const heading = pane.current?.querySelector('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    pane.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <aside ref={pane} className="min-w-0 border-line px-5 py-4 lg:border-l max-lg:border-t max-md:px-4 print:hidden">
      <CertificatePane
        className="lg:sticky lg:top-[calc(var(--eks-sticky-top)+16px)]"
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
