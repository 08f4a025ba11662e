'use client'
import {
  type Application,
  type Attachment,
  type CodeLabels,
  formatReference,
  formatWeight,
  type Message,
  onScreen,
  totalsOf,
  type Viewpoint,
} from '@eksport/domain'
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useMemo } from 'react'
import type { RenderedSection } from '../../components/fact-sections/fact-section.js'
import { FactSections } from '../../components/fact-sections/fact-sections.js'
import { cx } from '../../foundation/internal/cx.js'
import type { ChangeDetails } from '../../foundation/internal/use-controllable.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { useHouseLocale } from '../use-house-locale.js'
import { applicationDetailTexts } from './application-detail.texts.js'
import type { CopyStats, DetailContext, FactSource } from './detail-context.js'
import { detailFactsTexts } from './detail-facts.texts.js'
import { DetailHeader, type TemplateInDetail } from './detail-header.js'
import type { ShownLines } from './detail-lines.js'
import { type DetailMark, isAbout, MarkList } from './detail-mark.js'
import type { DetailSectionId } from './detail-sections.js'
import { detailView, type ShownFact } from './detail-view.js'
import { sectionPrefix } from './fact-place.js'
import { SectionContent } from './section-content.js'
import { useDownload } from './use-download.js'

/** What the app's router link receives inside the detail view. */
export interface DetailLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** Props of {@link ApplicationDetail}. */
export interface ApplicationDetailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The application that is shown. */
  application: Application
  /**
   * What the application is compared with: the one that it replaces, or the same as it was sent before. Without it no
   * change is shown.
   */
  original?: FactSource
  /**
   * A product line whose key (period, approval number, species) was edited beside other facts is shown as 'Trolig endret',
   * fact by fact, instead of one that is deleted and one that is new. A guess: leave it out where each of the two must be decided on.
   */
  likelyChanges?: boolean
  /** Shows only what changed, while there is an original. */
  onlyChanges?: boolean
  /** Whether only what changed shows at first. */
  defaultOnlyChanges?: boolean
  /** Called when the reader shows everything, or only what changed. */
  onOnlyChangesChange?: (onlyChanges: boolean, details: ChangeDetails<'toggle'>) => void
  /** What only caseworkers may see is not in the page for others. */
  viewpoint: Viewpoint
  /** Names of codes in the language of the reader. */
  labels: CodeLabels
  /** Name and veterinary requirement of the certificate template; without it the template's number stands alone. */
  template?: TemplateInDetail
  /** Fetches a file; the view saves it. Without it files are named, not linked. */
  fetchAttachment?: (attachment: Attachment, referenceNumber: number, options: { signal: AbortSignal }) => Promise<Blob>
  /** Shows the section of messages. Leave it out where the messages stand beside the view. */
  messages?: readonly Message[]
  /** Who reads, as `sender.name` of a message has it; then a colleague's message bears their name. */
  viewerName?: string | undefined
  /** The form that writes a message. */
  composer?: ReactNode
  /** How many confirmed copies were handed out, and their cases. */
  copyStats?: CopyStats
  /** Draws what stands under the heading of a section; `content` is what the view itself would show. */
  renderSection?: (section: RenderedSection<DetailSectionId>) => ReactNode
  /** Only these sections, of those that the application has. */
  sections?: readonly DetailSectionId[]
  /** Where another application is found, for the links to the original and the replacement. */
  referenceHref?: (referenceNumber: number) => string
  /** The app's router link. */
  renderLink?: (props: DetailLinkProps) => ReactElement
  /** Address of the case in the archive; the case number is no link without it. */
  archiveHref?: string
  /** Replaces what the status means, where it does not mean that of this application. */
  statusExplanation?: string | undefined
  /** Between the header and the sections: findings of the rule check. */
  notice?: ReactNode
  /** Beside the reference: buttons. */
  headerEnd?: ReactNode
  /** What deserves a look, at its fact or product line. */
  marks?: readonly DetailMark[]
  /** Which product lines show, when the caller owns it. @default all of them at first */
  shownLines?: ShownLines
  /** Called when the reader shows all product lines, or those with marks of one kind. */
  onShownLinesChange?: (shown: ShownLines, details: ChangeDetails<'select'>) => void
  /** The list of sections at the side; off where the page has its own. @default true */
  anchors?: boolean
}

/**
 * An application to be read: header, facts by section, lines, attachments and messages.
 * Prints as a clean paper copy. It changes nothing; actions stand around it.
 */
export function ApplicationDetail(props: ApplicationDetailProps) {
  const { application, viewpoint, labels, messages, viewerName, composer, headerEnd, sections: _, ...others } = props
  const {
    original,
    likelyChanges: _likely,
    statusExplanation: __,
    template,
    fetchAttachment,
    referenceHref,
    ...more
  } = others
  const { renderLink, archiveHref, copyStats, marks = [], shownLines, onShownLinesChange, className, ...rest } = more
  const t = useTexts('application-detail', applicationDetailTexts)
  const onDownload = useDownload(props)
  const { view, context } = useDetailView(props)
  return (
    <FactSections
      {...rest}
      className={cx('eks-application-detail', className)}
      idPrefix={sectionPrefix}
      header={<DetailHeader {...props} changed={view.header} />}
      headerMarks={view.header.length}
      against={original && comparedWith(application, original, t)}
      sections={view.sections.map((section) => ({
        id: section.id,
        title: t(section.id),
        summary: section.id === 'productLines' ? linesSummary(application, context, t) : undefined,
        facts: section.facts.map((fact) => marked(fact, marks)),
        marks: section.marks,
        content: ({ onlyChanges }) => (
          <SectionContent view={section} detail={props} {...{ onlyChanges, onDownload, t }} />
        ),
      }))}
    />
  )
}

/** Under a fact what is to be seen of it. */
function marked(fact: ShownFact, marks: readonly DetailMark[]): ShownFact {
  const { paths } = fact
  const own = paths === undefined ? [] : marks.filter((mark) => mark.line === undefined && isAbout(mark, paths))
  return own.length === 0 ? fact : { ...fact, mark: <MarkList marks={own} /> }
}

type Texts = Translate<typeof applicationDetailTexts>

/** 'mot #004030', or against what the same application said when it was sent before. */
function comparedWith(application: FactSource, original: FactSource, t: Texts): string {
  return original.referenceNumber === application.referenceNumber
    ? t('sinceLast')
    : t('against', { reference: formatReference(original.referenceNumber) })
}

function linesSummary({ productLines = [] }: Application, { words: { locale } }: DetailContext, t: Texts): string {
  const weight = formatWeight(totalsOf(productLines).netWeight, locale)
  return productLines.length === 1
    ? t('oneLineSummary', { weight })
    : t('linesSummary', { n: productLines.length, weight })
}

function useDetailView(props: ApplicationDetailProps) {
  const { application, original, likelyChanges, messages, sections, labels, copyStats } = props
  const locale = useHouseLocale()
  const t = useTexts('application-detail-facts', detailFactsTexts)
  return useMemo(() => {
    const context = { labels, words: onScreen(labels, locale), t, copyStats }
    return { view: detailView({ application, original, messages, sections, likelyChanges }, context), context }
  }, [application, original, likelyChanges, messages, sections, labels, locale, t, copyStats])
}
