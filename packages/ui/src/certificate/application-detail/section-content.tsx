'use client'
import type { Translate } from '../../foundation/text/catalogue.js'
import { MessageList } from '../message-thread/message-list.js'
import type { ApplicationDetailProps } from './application-detail.js'
import type { applicationDetailTexts } from './application-detail.texts.js'
import { DetailAttachments } from './detail-attachments.js'
import { DetailLines } from './detail-lines.js'
import type { SectionView } from './detail-view.js'
import type { Download } from './use-download.js'

interface SectionContentProps {
  view: SectionView
  detail: ApplicationDetailProps
  onlyChanges: boolean
  onDownload: Download | undefined
  t: Translate<typeof applicationDetailTexts>
}

/** What a section holds besides facts. */
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
