import { type Application, isReopened, issuedStatuses } from '@eksport/domain'
import { onApproach } from '@eksport/portal/browser/fetch-ahead.ts'
import { issuedView } from '@eksport/portal/browser/issued-view.texts.ts'
import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonLink } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { CopyPlus, Download, Ellipsis, Eye, FileCode, Pencil, ReceiptText, Replace, Rows3 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { CertificatePreview, pdfEngine } from '#src/lib/application/certificate-preview.tsx'
import { useElectronicDownload } from '#src/lib/application/download-electronic-certificate.ts'
import { useReceiptDownload } from '#src/lib/application/download-receipt.ts'
import { useSignedDownload } from '#src/lib/application/download-signed-certificate.ts'
import { draftLink, newCopyLink, newReplacementLink, seriesLink } from '#src/lib/application/draft-link.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'

interface DocumentActionsProps {
  readonly application: Application
  /** Less common actions. */
  readonly children: ReactNode
}

/**
 * The documents that can be opened, downloaded or changed now, as the server lists them. The link to answer a question is with the
 * question.
 */
export function DocumentActions({ application, children }: DocumentActionsProps) {
  const say = useText()
  const { referenceNumber, actions, submittedDateTime } = application
  const series = seriesLink(application)
  const [previewing, setPreviewing] = useState(false)
  const signed = useSignedDownload()
  const electronic = useElectronicDownload()
  const receipt = useReceiptDownload(referenceNumber)
  const failed =
    (signed.isError && texts.downloadSignedFailed) ||
    (electronic.isError && texts.downloadElectronicFailed) ||
    (receipt.isError && texts.downloadReceiptFailed)
  return (
    <>
      {actions.includes('edit') && !isReopened(application) && (
        <ButtonLink
          small
          kind="primary"
          icon={<Pencil aria-hidden="true" />}
          render={<Link {...draftLink(application)} />}
        >
          {say(texts.edit)}
        </ButtonLink>
      )}
      {actions.includes('preview-certificate') && (
        <Button
          small
          icon={<Eye aria-hidden="true" />}
          onClick={() => setPreviewing(true)}
          {...onApproach(pdfEngine.preload)}
        >
          {say(issuedStatuses.includes(application.applicationStatus) ? issuedView.action : texts.preview)}
        </Button>
      )}
      <FoldedOnPhone>
        {submittedDateTime !== undefined && (
          <ButtonLink small icon={<CopyPlus aria-hidden="true" />} render={<Link {...newCopyLink(referenceNumber)} />}>
            {say(texts.copyToNew)}
          </ButtonLink>
        )}
        {series && (
          <ButtonLink small icon={<Rows3 aria-hidden="true" />} render={<Link {...series} />}>
            {say(application.seriesOf === undefined ? texts.series : texts.toSeries)}
          </ButtonLink>
        )}
        {actions.includes('replace') && (
          <ButtonLink
            small
            icon={<Replace aria-hidden="true" />}
            render={<Link {...newReplacementLink(referenceNumber)} />}
          >
            {say(texts.replace)}
          </ButtonLink>
        )}
        {actions.includes('download-signed-pdf') && (
          <Button
            small
            icon={<Download aria-hidden="true" />}
            busy={signed.isPending}
            onClick={() => signed.mutate(referenceNumber)}
          >
            {say(texts.downloadSigned)}
          </Button>
        )}
        <ElectronicAction application={application} download={electronic} />
        {submittedDateTime !== undefined && (
          <Button
            small
            icon={<ReceiptText aria-hidden="true" />}
            busy={receipt.isPending}
            onClick={() => receipt.mutate()}
          >
            {say(texts.downloadReceipt)}
          </Button>
        )}
        {children}
      </FoldedOnPhone>
      {failed && (
        <Alert tone="danger" role="alert" className="basis-full">
          {say(failed)}
        </Alert>
      )}
      <CertificatePreview of={previewing ? application : undefined} onClose={() => setPreviewing(false)} />
    </>
  )
}

/**
 * On a phone the actions fold behind one button, because seven of them would take half the page. They stay mounted while folded, so that
 * what is in progress continues.
 */
function FoldedOnPhone({ children }: { readonly children: ReactNode }) {
  const say = useText()
  const isPhone = useMediaQuery('(max-width: 767px)')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      {isPhone && (
        <Button
          small
          icon={<Ellipsis aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          className="has-[+:empty]:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {say(texts.moreActions)}
        </Button>
      )}
      <div id={id} className={isPhone && !isOpen ? 'hidden' : 'contents'}>
        {children}
      </div>
    </>
  )
}

interface ElectronicActionProps {
  readonly application: Application
  readonly download: ReturnType<typeof useElectronicDownload>
}

/** [CRT-14] Downloads the certificate's electronic message. */
function ElectronicAction({ application: { actions, referenceNumber }, download }: ElectronicActionProps) {
  const say = useText()
  if (!actions.includes('download-electronic-certificate')) return null
  return (
    <Button
      small
      icon={<FileCode aria-hidden="true" />}
      busy={download.isPending}
      onClick={() => download.mutate(referenceNumber)}
    >
      {say(texts.downloadElectronic)}
    </Button>
  )
}
