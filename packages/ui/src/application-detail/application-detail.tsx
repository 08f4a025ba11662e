'use client'
import type { Application, Attachment, CodeLabels, Message, Viewpoint } from '@eksport/domain'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../internal/cx.js'
import { useEksport } from '../text/eksport-context.js'
import { useTexts } from '../text/use-texts.js'
import { applicationDetailTexts } from './application-detail.texts.js'
import { DetailAnchors } from './detail-anchors.js'
import { detailFactsTexts } from './detail-facts.texts.js'
import { DetailHeader, type TemplateInDetail } from './detail-header.js'
import { DetailSection } from './detail-section.js'
import { type DetailSectionId, sectionsOf } from './detail-sections.js'

/** What the app's router link receives inside the detail view. */
export interface DetailLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** Props of {@link ApplicationDetail}. */
export interface ApplicationDetailProps {
  application: Application
  /** What only caseworkers may see is not in the page for others. */
  viewpoint: Viewpoint
  labels: CodeLabels
  /** Name and veterinary requirement of the certificate template; without it the template's number stands alone. */
  template?: TemplateInDetail
  /** Fetches a file; the view saves it. Without it files are named, not linked. */
  fetchAttachment?: (attachment: Attachment, referenceNumber: number, options: { signal: AbortSignal }) => Promise<Blob>
  /** Shows the section of messages. Leave it out where the messages stand beside the view. */
  messages?: readonly Message[]
  /** The form that writes a message. */
  composer?: ReactNode
  /** Only these sections, of those that the application has. */
  sections?: readonly DetailSectionId[]
  /** Where another application is found, for the links to the original and the replacement. */
  referenceHref?: (referenceNumber: number) => string
  renderLink?: (props: DetailLinkProps) => ReactElement
  /** Address of the case in the archive; the case number is no link without it. */
  archiveHref?: string
  /** Between the header and the sections: findings of the rule check. */
  notice?: ReactNode
  /** Beside the reference: buttons. */
  headerEnd?: ReactNode
  /** The list of sections at the side; off where the page has its own. */
  anchors?: boolean
  className?: string
}

/**
 * An application to be read: header, facts by section, lines, attachments and messages.
 * Prints as a clean paper copy. It changes nothing; actions stand around it.
 */
export function ApplicationDetail(props: ApplicationDetailProps) {
  const { application, labels, messages, sections, notice, anchors = true, className } = props
  const { locale } = useEksport()
  const t = useTexts('application-detail', applicationDetailTexts)
  const factTexts = useTexts('application-detail-facts', detailFactsTexts)
  const context = { labels, locale, t: factTexts }
  const shown = sectionsOf(application, messages, sections)
  return (
    <div
      className={cx('eks-application-detail eks:text-ui eks:text-text', className)}
      data-anchors={anchors || undefined}
    >
      {anchors && <DetailAnchors sections={shown} />}
      <div className="eks:min-w-0">
        <DetailHeader {...props} />
        {notice && <div className="eks:mb-4">{notice}</div>}
        {shown.map((id) => (
          <DetailSection key={id} id={id} title={t(id)} detail={props} context={context} />
        ))}
      </div>
    </div>
  )
}
