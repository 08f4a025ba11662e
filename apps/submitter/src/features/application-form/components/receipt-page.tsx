import { type Application, formatReference, formatTimestamp } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonLink, ButtonRow, Description, DescriptionList, PageHeading } from '@eksport/ui'
import { StatusBadge } from '@eksport/ui/certificate'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useReceiptDownload } from '#src/lib/application/download-receipt.ts'
import { summaryTexts as texts } from '../summary.texts.ts'

/** The summary's address after submission: it has arrived, and what happens now. */
export function ReceiptPage({ application }: { readonly application: Application }) {
  const say = useText()
  const { referenceNumber, applicationStatus, submittedDateTime } = application
  const download = useReceiptDownload(referenceNumber)
  const reference = formatReference(referenceNumber)
  const isApproved = applicationStatus === 'GODKJENT' || applicationStatus === 'TIL_SIGNERING'
  useDocumentTitle(say(texts.receiptTitle))
  return (
    <div className="max-w-form">
      <PageHeading takeFocus lead={say(isApproved ? texts.receiptAuto : texts.receiptManual, { reference })}>
        {say(texts.receiptTitle)}
      </PageHeading>
      <DescriptionList className="mt-8 border-y border-line-strong py-5">
        <Description label={say(texts.reference)}>{reference}</Description>
        <Description label={say(texts.status)}>
          <StatusBadge status={applicationStatus} viewpoint="INNSENDER" />
        </Description>
        {submittedDateTime && (
          <Description label={say(texts.submittedAt)}>{formatTimestamp(submittedDateTime)}</Description>
        )}
      </DescriptionList>
      {download.isError && (
        <Alert tone="danger" role="alert" className="mt-6">
          {say(texts.downloadFailed)}
        </Alert>
      )}
      <ButtonRow className="mt-8">
        <ButtonLink
          kind="primary"
          render={
            <Link to="/soeknader/$referenceNumber/detaljer" params={{ referenceNumber: String(referenceNumber) }} />
          }
        >
          {say(texts.toApplication)}
        </ButtonLink>
        <Button icon={<Download aria-hidden="true" />} busy={download.isPending} onClick={() => download.mutate()}>
          {say(texts.downloadReceipt)}
        </Button>
        <ButtonLink kind="quiet" render={<Link to="/oversikt" />}>
          {say(texts.toOverview)}
        </ButtonLink>
      </ButtonRow>
    </div>
  )
}
