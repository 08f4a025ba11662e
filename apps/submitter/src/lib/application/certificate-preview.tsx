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

/** Renders the PDF; preloaded when a pointer approaches a preview. */
export const pdfEngine = reactPdfEngine(pdfWorker, '/pdf/')

const texts = {
  certificate: { nb: 'sertifikat {reference}', nn: 'sertifikat {reference}', en: 'certificate {reference}' },
} as const

interface CertificatePreviewProps {
  /** The previewed application; undefined while the preview is closed. */
  readonly of: Pick<Application, 'referenceNumber' | 'applicationStatus'> | undefined
  readonly onClose: () => void
}

/** [LST-14] The current certificate in a dialog. */
export function CertificatePreview({ of, onClose }: CertificatePreviewProps) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  // Keeps the last one shown while the dialog closes.
  const [shown, setShown] = useState(of)
  if (of !== undefined && of !== shown) setShown(of)
  const current = (of ?? shown)?.referenceNumber
  const source = useCallback(
    ({ signal }: { signal: AbortSignal }) => {
      // In parallel with the certificate; a failure is reported when it renders.
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
