'use client'
import type { Application } from '@eksport/domain'
import type { Translate } from '../../foundation/text/catalogue.js'
import { AttachmentList } from '../attachment-list/attachment-list.js'
import { MessageList } from '../message-thread/message-list.js'
import type { ApplicationDetailProps } from './application-detail.js'
import type { applicationDetailTexts } from './application-detail.texts.js'
import { DetailLines } from './detail-lines.js'
import type { SectionView } from './detail-view.js'
import type { Download } from './use-download.js'

interface DetailAttachmentsProps {
  application: Application
  onDownload: Download | undefined
  t: Translate<typeof applicationDetailTexts>
}

/** Attachments of a cancellation or a replacement are listed apart, because they were sent for another reason. */
function DetailAttachments({ application, onDownload, t }: DetailAttachmentsProps) {
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
          <h3 className="eks:mb-1 eks:text-ui eks:lh-heading">{title}</h3>
          <AttachmentList attachments={attachments} onDownload={onDownload} aria-label={title} />
        </div>
      ))}
    </>
  )
}

interface SectionContentProps {
  view: SectionView
  detail: ApplicationDetailProps
  onlyChanges: boolean
  onDownload: Download | undefined
  t: Translate<typeof applicationDetailTexts>
}

/** The content of a section besides its facts. */
export function SectionContent({ view, detail, onlyChanges, onDownload, t }: SectionContentProps) {
  const { application, labels, viewpoint, messages = [], viewerName, composer, marks = [] } = detail
  switch (view.id) {
    case 'productLines':
      return (
        <DetailLines
          title={t('productLines')}
          lines={view.lines}
          marks={marks.filter(({ line }) => line !== undefined)}
          kind={detail.shownLines}
          onKindChange={detail.onShownLinesChange}
          {...{ labels, onlyChanges, t }}
        />
      )
    case 'attachments':
      return (
        <div className="eks:max-w-form">
          <DetailAttachments application={application} onDownload={onDownload} t={t} />
        </div>
      )
    case 'messages':
      return (
        <MessageList
          messages={messages}
          viewer={viewpoint}
          viewerName={viewerName}
          onDownload={onDownload}
          composer={composer}
          className="eks:max-w-form"
        />
      )
    default:
      return null
  }
}
