'use client'
import { formatWeight } from '@eksport/domain'
import type { ReactNode } from 'react'
import { Fact, FactList } from '../../components/facts/facts.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { MessageThread } from '../message-thread/message-thread.js'
import type { ApplicationDetailProps } from './application-detail.js'
import type { applicationDetailTexts } from './application-detail.texts.js'
import { applicationDetailTexts as texts } from './application-detail.texts.js'
import { DetailAttachments } from './detail-attachments.js'
import type { DetailContext } from './detail-context.js'
import { DetailLines } from './detail-lines.js'
import { sectionElementId } from './detail-sections.js'
import type { SectionView } from './detail-view.js'
import type { Download } from './use-download.js'

interface DetailSectionProps {
  view: SectionView
  detail: ApplicationDetailProps
  context: DetailContext
  onlyChanges: boolean
  onDownload: Download | undefined
}

/** One section: heading and what belongs under it. */
export function DetailSection({ view, detail, context, onlyChanges, onDownload }: DetailSectionProps) {
  const t = useTexts('application-detail', texts)
  const { id } = view
  const headingId = `${sectionElementId(id)}-tittel`
  const facts = onlyChanges ? view.facts.filter(({ change }) => change.kind !== 'same') : view.facts
  const content = (
    <>
      {facts.length > 0 && (
        <FactList columns={3}>
          {facts.map(({ label, value, change, wide, code }) => (
            <Fact key={label} {...{ label, value, change }} wide={wide} code={code} />
          ))}
        </FactList>
      )}
      <SectionContent {...{ view, detail, onlyChanges, onDownload, t }} />
    </>
  )
  return (
    <section
      id={sectionElementId(id)}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="eks-detail-section eks:pt-7 eks:outline-none eks:dense:pt-5.5"
    >
      <h2
        id={headingId}
        className="eks:mb-3 eks:border-b eks:border-line-strong eks:pb-2 eks:text-h3 eks:leading-heading eks:dense:tracking-normal"
      >
        {t(id)}
        {id === 'productLines' && (
          <span className="eks:font-normal eks:text-subtle"> {linesSummary(detail, context, t)}</span>
        )}
      </h2>
      {detail.renderSection ? detail.renderSection({ id, title: t(id), content }) : content}
    </section>
  )
}

type Texts = Translate<typeof applicationDetailTexts>

function linesSummary({ application }: ApplicationDetailProps, { locale }: DetailContext, t: Texts): string {
  const { productLines = [] } = application
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
  view,
  detail,
  onlyChanges,
  onDownload,
  t,
}: Omit<DetailSectionProps, 'context'> & { t: Texts }): ReactNode {
  const { application, labels, viewpoint, messages = [], viewerName, composer } = detail
  switch (view.id) {
    case 'productLines':
      return <DetailLines lines={view.lines} labels={labels} onlyChanges={onlyChanges} />
    case 'attachments':
      return (
        <div className="eks:max-w-form">
          <DetailAttachments application={application} onDownload={onDownload} t={t} />
        </div>
      )
    case 'messages':
      return (
        <MessageThread
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
