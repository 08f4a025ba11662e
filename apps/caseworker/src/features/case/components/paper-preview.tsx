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

// It is the print itself, so the title does not say "preview".
const titleTexts = { title: '{name}' }

/** The file of the open print, if one was stored. */
export const printOf = ({ attachments }: Application) =>
  attachments?.findLast(({ type }) => type === 'HEALTH_CERTIFICATE')

/** [CRT-15] The stored certificate with its sheet numbers: the very file that goes to the printer. */
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
      messages={titleTexts}
      fileName={paper ? filenameFor(paper, locale) : ''}
    />
  )
}
