import { getCertificatePreview } from '@eksport/api'
import { formatReference } from '@eksport/domain'
import { fileWords } from '@eksport/portal/browser/file-words.texts.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PdfPreview } from '@eksport/ui'
import pdfWorker from '@eksport/ui/pdf.worker.min.mjs?url'
import { reactPdfEngine } from '@eksport/ui/react-pdf'
import { useCallback, useState } from 'react'
import { useOrganisation } from '../organisation.ts'

/** What draws certificates; fetched ahead where a pointer approaches a preview. */
export const pdfEngine = reactPdfEngine(pdfWorker)

const texts = {
  certificate: { nb: 'sertifikat {reference}', nn: 'sertifikat {reference}', en: 'certificate {reference}' },
} as const

interface CertificatePreviewProps {
  /** Which certificate; none while the preview is closed. */
  readonly referenceNumber: number | undefined
  readonly onClose: () => void
}

/** [LST-14] The certificate as it is now, in front of the page. */
export function CertificatePreview({ referenceNumber, onClose }: CertificatePreviewProps) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  // What was shown last stays while the dialog closes.
  const [shown, setShown] = useState(referenceNumber)
  if (referenceNumber !== undefined && referenceNumber !== shown) setShown(referenceNumber)
  const current = referenceNumber ?? shown
  const source = useCallback(
    ({ signal }: { signal: AbortSignal }) => {
      // Beside the certificate and not after it; what goes wrong is said where it is drawn.
      pdfEngine.preload().catch(() => undefined)
      return api.call(getCertificatePreview, { params: { organisationNumber, referenceNumber: current ?? 0 }, signal })
    },
    [organisationNumber, current],
  )
  if (current === undefined) return null
  const reference = formatReference(current)
  return (
    <PdfPreview
      engine={pdfEngine}
      open={referenceNumber !== undefined}
      onOpenChange={(open) => !open && onClose()}
      source={source}
      name={say(texts.certificate, { reference })}
      fileName={`${say(fileWords.certificate)}-${reference.slice(1)}.pdf`}
    />
  )
}
