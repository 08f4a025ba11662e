import type { Application } from '@eksport/domain'
import type { Translate } from '../../foundation/text/catalogue.js'
import { AttachmentList } from '../attachment-list/attachment-list.js'
import type { applicationDetailTexts } from './application-detail.texts.js'
import type { Download } from './use-download.js'

interface DetailAttachmentsProps {
  application: Application
  onDownload: Download | undefined
  t: Translate<typeof applicationDetailTexts>
}

/** Those of a cancellation and of a replacement stand apart, for they were sent for another reason. */
export function DetailAttachments({ application, onDownload, t }: DetailAttachmentsProps) {
  const cancellation = application.cancellationInformation?.attachments ?? []
  const replacement = application.replacementInformation?.attachments ?? []
  const apart = new Set([...cancellation, ...replacement].map((attachment) => attachment.id))
  const own = (application.attachments ?? []).filter((attachment) => !apart.has(attachment.id))
  const groups = [
    { title: t('cancellationAttachments'), attachments: cancellation },
    { title: t('replacementAttachments'), attachments: replacement },
  ].filter((group) => group.attachments.length > 0)
  return (
    <>
      {(own.length > 0 || groups.length === 0) && (
        <AttachmentList attachments={own} onDownload={onDownload} aria-label={t('attachments')} />
      )}
      {groups.map(({ title, attachments }) => (
        <div key={title} className="eks:mt-4">
          <h3 className="eks:mb-1 eks:text-ui eks:leading-heading">{title}</h3>
          <AttachmentList attachments={attachments} onDownload={onDownload} aria-label={title} />
        </div>
      ))}
    </>
  )
}
