import { getCertificatePreview } from '@eksport/api'
import { type Application, formatReference, issuedStatuses } from '@eksport/domain'
import { fileWords } from '@eksport/portal/browser/file-words.texts.ts'
import { issuedView } from '@eksport/portal/browser/issued-view.texts.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PdfPreview } from '@eksport/ui'
import pdfWorker from '@eksport/ui/pdf.worker.min.mjs?url'
import { reactPdfEngine } from '@eksport/ui/react-pdf'
import { useCallback, useState } from 'react'
import { useOrganisation } from '../organisation.ts'

/** What draws certificates; fetched ahead where a pointer approaches a preview. */
export const pdfEngine = reactPdfEngine(pdfWorker, '/pdf/')

const texts = {
  certificate: { nb: 'sertifikat {reference}', nn: 'sertifikat {reference}', en: 'certificate {reference}' },
} as const

interface CertificatePreviewProps {
  /** Whose certificate; nobody's while the preview is closed. */
  readonly of: Pick<Application, 'referenceNumber' | 'applicationStatus'> | undefined
  readonly onClose: () => void
}

/** [LST-14] The certificate as it is now, in front of the page. */
export function CertificatePreview({ of, onClose }: CertificatePreviewProps) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  // What was shown last stays while the dialog closes.
  const [shown, setShown] = useState(of)
  if (of !== undefined && of !== shown) setShown(of)
  const current = (of ?? shown)?.referenceNumber
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
      open={of !== undefined}
      onOpenChange={(open) => !open && onClose()}
      source={source}
      name={say(texts.certificate, { reference })}
      messages={shown && issuedStatuses.includes(shown.applicationStatus) ? issuedView.dialog : undefined}
      fileName={`${say(fileWords.certificate)}-${reference.slice(1)}.pdf`}
    />
  )
}
