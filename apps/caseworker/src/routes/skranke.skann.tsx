import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ScanPage } from '#src/features/desk/components/scan-page.tsx'
import { scanTexts } from '#src/features/desk/scan.texts.ts'

/** [CW-14] Scans the pass of a receipt; the case it leads to replaces this page in the history. */
export const Route = createFileRoute('/skranke/skann')({ component: Scan })

function Scan() {
  const say = useText()
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  useDocumentTitle(say(scanTexts.title))
  return (
    <ScanPage
      search={search}
      onOpen={(referenceNumber) =>
        void navigate({ to: '/skranke/$referenceNumber', params: { referenceNumber }, search, replace: true })
      }
    />
  )
}
