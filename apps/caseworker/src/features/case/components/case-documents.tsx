import { type Application, formatReference, issuedStatuses } from '@eksport/domain'
import { onApproach } from '@eksport/portal/browser/fetch-ahead.ts'
import { fileWords } from '@eksport/portal/browser/file-words.texts.ts'
import { issuedView } from '@eksport/portal/browser/issued-view.texts.ts'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { fetchedTexts } from '@eksport/portal/waiting/fetched.texts.ts'
import { Alert, Button, ButtonRow, PdfPreview, Section } from '@eksport/ui'
import { useMutation } from '@tanstack/react-query'
import { Download, Eye, FileCode, ScanLine } from 'lucide-react'
import { useMemo, useState } from 'react'
import { pdfEngine } from '#src/lib/pdf-engine.ts'
import { caseDocuments } from '../api/case-documents.ts'
import { caseTexts as texts } from '../case.texts.ts'
import { scanTexts } from '../scan.texts.ts'
import { ScanDialog } from './scan-dialog.tsx'

const fileNames = {
  signed: [fileWords.certificate, 'pdf'],
  electronic: [fileWords.certificate, 'xml'],
  scan: [fileWords.scan, 'pdf'],
  receipt: [fileWords.receipt, 'pdf'],
} as const

/** The current certificate, the signed one, the scan of the paper, and the receipt. */
export function CaseDocuments({ application }: { readonly application: Application }) {
  const say = useText()
  const [previewing, setPreviewing] = useState(false)
  const [scanning, setScanning] = useState(false)
  const hasScan = application.attachments?.some(({ type }) => type === 'SCANNED_HEALTH_CERTIFICATE') === true
  const documents = useMemo(() => caseDocuments(application.referenceNumber), [application.referenceNumber])
  const name = formatReference(application.referenceNumber).slice(1)
  const isIssued = issuedStatuses.includes(application.applicationStatus)
  const download = useMutation({
    mutationFn: async (kind: keyof typeof fileNames) => {
      const [word, ending] = fileNames[kind]
      saveFile(await documents[kind]({}), `${say(word)}-${name}.${ending}`)
    },
  })
  const busy = (kind: keyof typeof fileNames) => download.isPending && download.variables === kind
  return (
    <Section heading={say(texts.documents)} headingSize="h3" className="not-first:mt-6">
      <ButtonRow>
        {application.actions.includes('preview-certificate') && (
          <Button
            small
            icon={<Eye aria-hidden="true" />}
            onClick={() => setPreviewing(true)}
            {...onApproach(pdfEngine.preload)}
          >
            {say(isIssued ? issuedView.action : texts.preview)}
          </Button>
        )}
        {application.actions.includes('download-signed-pdf') && (
          <>
            <Button
              small
              icon={<Download aria-hidden="true" />}
              busy={busy('signed')}
              onClick={() => download.mutate('signed')}
            >
              {say(texts.signedPdf)}
            </Button>
            <Button
              small
              icon={<FileCode aria-hidden="true" />}
              busy={busy('electronic')}
              onClick={() => download.mutate('electronic')}
            >
              {say(texts.electronic)}
            </Button>
          </>
        )}
        {hasScan && (
          <Button
            small
            icon={<Download aria-hidden="true" />}
            busy={busy('scan')}
            onClick={() => download.mutate('scan')}
          >
            {say(scanTexts.download)}
          </Button>
        )}
        {application.submittedDateTime && (
          <Button
            small
            icon={<Download aria-hidden="true" />}
            busy={busy('receipt')}
            onClick={() => download.mutate('receipt')}
          >
            {say(texts.receipt)}
          </Button>
        )}
        {application.actions.includes('keep-scan') && (
          <Button small icon={<ScanLine aria-hidden="true" />} onClick={() => setScanning(true)}>
            {say(hasScan ? scanTexts.replace : scanTexts.add)}
          </Button>
        )}
      </ButtonRow>
      {scanning && <ScanDialog application={application} replaces={hasScan} onClose={() => setScanning(false)} />}
      {download.isError && (
        <Alert tone="danger" role="alert" className="mt-3">
          {say(download.variables === 'signed' ? texts.signedPdfFailed : fetchedTexts.fileFailed)}
        </Alert>
      )}
      <PdfPreview
        engine={pdfEngine}
        open={previewing}
        onOpenChange={setPreviewing}
        source={documents.certificate}
        messages={isIssued ? issuedView.dialog : undefined}
        name={say(texts.certificate, { reference: formatReference(application.referenceNumber) })}
        fileName={`${say(fileWords.certificate)}-${name}.pdf`}
      />
    </Section>
  )
}
