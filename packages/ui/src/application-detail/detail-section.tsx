'use client'
import { type Application, type Attachment, formatWeight } from '@eksport/domain'
import { type ReactNode, useEffect, useRef } from 'react'
import { AttachmentList } from '../attachment-list/attachment-list.js'
import { FactList, isAbsent } from '../internal/facts.js'
import { saveBlob } from '../internal/save-blob.js'
import { MessageThread } from '../message-thread/message-thread.js'
import { ProductLineCard } from '../product-line-card/product-line-card.js'
import type { Translate } from '../text/catalogue.js'
import { useTexts } from '../text/use-texts.js'
import type { ApplicationDetailProps } from './application-detail.js'
import { applicationDetailTexts } from './application-detail.texts.js'
import type { DetailContext } from './detail-context.js'
import { type DetailSectionId, factSections, sectionElementId } from './detail-sections.js'
import { FactView } from './fact-view.js'

interface DetailSectionProps {
  id: DetailSectionId
  title: string
  detail: ApplicationDetailProps
  context: DetailContext
}

/** One section: heading and what belongs under it. A section of facts without a single one is left out. */
export function DetailSection({ id, title, detail, context }: DetailSectionProps) {
  const t = useTexts('application-detail', applicationDetailTexts)
  const facts = (factSections[id]?.(detail.application, context) ?? []).filter((fact) => !isAbsent(fact.value))
  if (factSections[id] && facts.length === 0) return null
  const headingId = `${sectionElementId(id)}-tittel`
  return (
    <section
      id={sectionElementId(id)}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="eks-detail-section eks:scroll-mt-4 eks:pt-7 eks:outline-none eks:dense:pt-5.5"
    >
      <h2
        id={headingId}
        className="eks:mb-3 eks:border-b eks:border-line-strong eks:pb-2 eks:text-h3 eks:leading-heading eks:dense:tracking-normal"
      >
        {title}
        {id === 'productLines' && (
          <span className="eks:font-normal eks:text-subtle"> {linesSummary(detail.application, context, t)}</span>
        )}
      </h2>
      {facts.length > 0 && (
        <FactList columns={3}>
          {facts.map((fact) => (
            <FactView key={fact.label} fact={fact} />
          ))}
        </FactList>
      )}
      <SectionContent id={id} detail={detail} t={t} />
    </section>
  )
}

type Texts = Translate<typeof applicationDetailTexts>

function linesSummary({ productLines = [] }: Application, { locale }: DetailContext, t: Texts): string {
  const weight = formatWeight(
    productLines.reduce((sum, line) => sum + (line.netWeight ?? 0), 0),
    locale,
  )
  return productLines.length === 1
    ? t('oneLineSummary', { weight })
    : t('linesSummary', { n: productLines.length, weight })
}

/** What a section holds besides facts. */
function SectionContent({
  id,
  detail,
  t,
}: {
  id: DetailSectionId
  detail: ApplicationDetailProps
  t: Texts
}): ReactNode {
  const { application, labels, viewpoint, messages = [], composer } = detail
  const download = useDownload(detail)
  switch (id) {
    case 'productLines':
      return (
        <ol className="eks:flex eks:flex-col eks:gap-2.5">
          {(application.productLines ?? []).map((line, index) => (
            <li key={line.id}>
              <ProductLineCard line={line} index={index + 1} labels={labels} look="row" headingLevel={3} />
            </li>
          ))}
        </ol>
      )
    case 'attachments':
      return (
        <div className="eks:max-w-form">
          <Attachments application={application} onDownload={download} t={t} />
        </div>
      )
    case 'messages':
      return (
        <MessageThread
          messages={messages}
          viewer={viewpoint}
          onDownload={download}
          composer={composer}
          className="eks:max-w-form"
        />
      )
    default:
      return null
  }
}

interface AttachmentsProps {
  application: Application
  onDownload: ((attachment: Attachment) => Promise<void>) | undefined
  t: Texts
}

/** [DET-13] Those of a cancellation and of a replacement stand apart, for they were sent for another reason. */
function Attachments({ application, onDownload, t }: AttachmentsProps) {
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

/** Fetches through the app and saves; what is still on its way is given up when the view goes away. */
function useDownload({ fetchAttachment, application }: ApplicationDetailProps) {
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  if (!fetchAttachment) return undefined
  return async (attachment: Attachment) => {
    controller.current ??= new AbortController()
    const blob = await fetchAttachment(attachment, application.referenceNumber, { signal: controller.current.signal })
    saveBlob(blob, attachment.filename)
  }
}
