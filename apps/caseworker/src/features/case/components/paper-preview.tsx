import { type Application, filenameFor, formatReference } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PdfPreview, useEksport } from '@eksport/ui'
import { useMemo } from 'react'
import { pdfEngine } from '#src/lib/pdf-engine.ts'
import { fetchCaseAttachment } from '../api/case-documents.ts'
import { printTexts as texts } from '../case.texts.ts'

interface PaperPreviewProps {
  readonly application: Application
  readonly open: boolean
  readonly onClose: () => void
}

// It is the thing itself and no preview.
const whatItIs = { title: '{name}' }

/** The file of the print that is open now, if one was kept. */
export const printOf = ({ attachments }: Application) =>
  attachments?.findLast(({ type }) => type === 'HEALTH_CERTIFICATE')

/** [CRT-15] The certificate with the numbers of its sheets, as it was kept: the very file that goes to the printer. */
export function PaperPreview({ application, open, onClose }: PaperPreviewProps) {
  const say = useText()
  const { locale } = useEksport()
  const { referenceNumber } = application
  const paper = printOf(application)
  const source = useMemo(
    () =>
      ({ signal }: { signal: AbortSignal }) =>
        paper === undefined
          ? Promise.reject(new Error('There is no print'))
          : fetchCaseAttachment(paper, referenceNumber, { signal }),
    [paper, referenceNumber],
  )
  return (
    <PdfPreview
      engine={pdfEngine}
      open={open && paper !== undefined}
      onOpenChange={onClose}
      source={source}
      name={say(texts.printed, { reference: formatReference(referenceNumber) })}
      messages={whatItIs}
      fileName={paper ? filenameFor(paper, locale) : ''}
    />
  )
}
