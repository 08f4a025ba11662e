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
  /** The application to show. */
  application: Application
  /**
   * What the application is compared with: the one that it replaces, or an earlier version of itself. Without it no
   * changes are shown.
   */
  original?: FactSource
  /**
   * Shows a product line whose key (period, approval number, species) was edited beside other facts as 'Trolig endret',
   * fact by fact, instead of as one deleted and one new line. This is a guess: leave it out where each of the two must
   * be decided on.
   */
  likelyChanges?: boolean
  /** Shows only what changed, if there is an original. */
  onlyChanges?: boolean
  /** Whether only changes are shown at first. */
  defaultOnlyChanges?: boolean
  /** Called when the reader switches between everything and only changes. */
  onOnlyChangesChange?: (onlyChanges: boolean, details: ChangeDetails<'toggle'>) => void
  /** Who reads. What only caseworkers may see is not rendered for others. */
  viewpoint: Viewpoint
  /** Names of codes in the reader's language. */
  labels: CodeLabels
  /** Name and veterinary requirement of the certificate template; without it only the template's number is shown. */
  template?: TemplateInDetail
  /** Fetches a file, which the view then saves. Without it files are named, not linked. */
  fetchAttachment?: (attachment: Attachment, referenceNumber: number, options: { signal: AbortSignal }) => Promise<Blob>
  /** Shows the messages section. Leave it out where messages are shown beside the view. */
  messages?: readonly Message[]
  /** The reader's name as in `sender.name` of a message; messages from colleagues then show their names. */
  viewerName?: string | undefined
  /** The form that writes a message. */
  composer?: ReactNode
  /** How many confirmed copies were handed out, and their archive cases. */
  copyStats?: CopyStats
  /** Renders the content under a section's heading; `content` is what the view itself would show. */
  renderSection?: (section: RenderedSection<DetailSectionId>) => ReactNode
  /** Limits the view to these sections; sections that the application does not have are skipped. */
  sections?: readonly DetailSectionId[]
  /** The address of another application, for links to the original and the replacement. */
  referenceHref?: (referenceNumber: number) => string
  /** The app's router link. */
  renderLink?: (props: DetailLinkProps) => ReactElement
  /** Address of the case in the archive; without it the case number is not a link. */
  archiveHref?: string
  /** Replaces the explanation of the status where the usual one does not fit this application. */
  statusExplanation?: string | undefined
  /** Shown between the header and the sections: findings of the rule check. */
  notice?: ReactNode
  /** Shown beside the reference: buttons. */
  headerEnd?: ReactNode
  /** What deserves a look, shown at its fact or product line. */
  marks?: readonly DetailMark[]
  /** Which product lines show, when controlled. @default all of them at first */
  shownLines?: ShownLines
  /** Called when the reader switches between all product lines and those with marks of one kind. */
  onShownLinesChange?: (shown: ShownLines, details: ChangeDetails<'select'>) => void
  /** Shows the list of sections at the side; turn it off where the page has its own. @default true */
  anchors?: boolean
}

/**
 * A read-only view of an application: header, facts by section, lines, attachments and messages. Prints as a clean paper
 * copy. Actions are placed around it.
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

/** Adds the marks of a fact below it. */
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
