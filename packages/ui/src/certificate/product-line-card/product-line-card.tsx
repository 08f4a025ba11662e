'use client'
import {
  type CodeLabels,
  type FactContext,
  formatWeight,
  onScreen,
  type ProductLine,
  type RuleViolation,
} from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { memo, type ReactNode } from 'react'
import { LineCard, type LineCardProps } from '../../components/line-card/line-card.js'
import type { LineChangeKind, LineIssue } from '../../components/line-card/line-card-types.js'
import { cx } from '../../foundation/internal/cx.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { Nouns } from '../../foundation/text/nouns.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { isCode } from '../fact-look.js'
import { useHouseLocale } from '../use-house-locale.js'
import { violationText } from '../vocabulary.js'
import type { LineChange } from './line-change.logic.js'
import { type LineFact, lineFacts } from './line-facts.logic.js'
import { type FactKey, formatPeriod, lineName } from './product-line-card.logic.js'
import { productLineCardTexts } from './product-line-card.texts.js'

/** Performs an action on a line; the button is busy while its promise is pending. */
type LineHandler = (line: ProductLine) => void | Promise<void>
type Own = 'name' | 'nouns' | 'title' | 'aside' | 'subtitle' | 'shownFacts' | 'messages'

/** Props of {@link ProductLineCard}. Each button appears only if its handler is given. */
export interface ProductLineCardProps
  extends Omit<LineCardProps, Own | 'facts' | 'issues' | 'change' | 'onEdit' | 'onCopy' | 'onDelete'> {
  /** The product line. */
  line: ProductLine
  /** Names of codes in the reader's language. */
  labels: CodeLabels
  /**
   * Which facts to show. Facts that the line does not state are left out; the others are behind 'Vis alle fakta'.
   * @default all of them
   */
  facts?: readonly FactKey[]
  /** Shows 'Rediger' and handles it; busy while its promise is pending. */
  onEdit?: LineHandler
  /** Shows 'Kopier' and handles it; busy while its promise is pending, so that nothing is copied twice. */
  onCopy?: LineHandler
  /** Deletes the line. The dialog is busy while the promise is pending; if it rejects, dialog and card stay. */
  onDelete?: LineHandler
  /** Findings of the rule check on this line. */
  issues?: readonly RuleViolation[]
  /** The address of the field where an issue is corrected; undefined if there is none. */
  issueHref?: (issue: RuleViolation) => string | undefined
  /** The line's change since the original, from `diffApplication`. */
  change?: LineChange
}

/** The nouns for product lines. */
export const lineNouns: Nouns = {
  one: { nb: 'varelinje', nn: 'varelinje', en: 'product line' },
  many: { nb: 'varelinjer', nn: 'varelinjer', en: 'product lines' },
  all: { nb: 'varelinjene', nn: 'varelinjene', en: 'the product lines' },
}

const noIssues: readonly RuleViolation[] = []

/** One product line: its name, facts, issues and actions. */
export const ProductLineCard = memo(function ProductLineCard(props: ProductLineCardProps) {
  const { line, labels, facts, onEdit, onCopy, onDelete, issues = noIssues, issueHref, change, ...others } = props
  const { look = 'card', className, ...rest } = others
  const locale = useHouseLocale()
  const t = useTexts('product-line-card', productLineCardTexts)
  const context = onScreen(labels, locale)
  const kind = changeKind(change)
  const bound = (act: LineHandler | undefined) => act && (() => act(line))
  return (
    <LineCard
      {...rest}
      look={look}
      className={cx('eks-product-line-card', className)}
      nouns={lineNouns}
      name={lineName(line, labels, t)}
      title={<LineTitle line={line} name={lineName(line, labels, t)} labels={labels} />}
      aside={line.netWeight !== undefined && formatWeight(line.netWeight, locale)}
      subtitle={subtitleOf(line, { look, isFolded: facts !== undefined || kind === 'removed' }, context, t)}
      facts={lineFacts(line, change, context).map((fact) => shownFact(fact, locale))}
      shownFacts={facts}
      onEdit={bound(onEdit)}
      onCopy={bound(onCopy)}
      onDelete={bound(onDelete)}
      issues={issues.map(
        (issue): LineIssue => ({
          id: `${issue.code} ${issue.message}`,
          tone: issue.severity === 'CRITICAL' ? 'danger' : 'warning',
          text: violationText(issue, locale),
          href: issueHref?.(issue),
        }),
      )}
      change={kind}
      messages={{ confirmDelete: t('confirmDelete'), deleteFailed: t('deleteFailed') }}
    />
  )
})

/** A fact as a card lists it. */
export const shownFact = ({ entry, change }: LineFact, locale: Locale) => ({
  id: entry.id,
  label: entry.label[locale],
  value: change.to,
  change,
  code: isCode(entry),
})

/** The change of the line as a whole, as a card shows it. */
export const changeKind = (change: LineChange | undefined): LineChangeKind | undefined =>
  change?.isLikely ? 'likely' : change?.kind

/** The species, with its scientific name. */
function LineTitle({ line, name, labels }: { line: ProductLine; name: string; labels: CodeLabels }): ReactNode {
  const scientific = line.species && labels.scientificName?.(line.species)
  return (
    <>
      <span>{name}</span>
      {scientific && (
        <i className="eks:weight-normal eks:text-subtle">
          {' '}
          <span>{scientific}</span>
        </i>
      )}
    </>
  )
}

type Texts = Translate<typeof productLineCardTexts>

type Look = { readonly look: 'card' | 'row'; readonly isFolded: boolean }

/** When it was produced; where facts are collapsed, also its weight and producer. */
function subtitleOf(
  line: ProductLine,
  { look, isFolded }: Look,
  { locale }: FactContext,
  t: Texts,
): string | undefined {
  const { productionPeriod, netWeight, productionEstablishment } = line
  const period = formatPeriod(productionPeriod?.from, productionPeriod?.to)
  if (look === 'card') return period && t('produced', { period })
  const folded = isFolded && [
    netWeight !== undefined && formatWeight(netWeight, locale),
    productionEstablishment?.approvalNumber,
  ]
  return [period, folded].flat().filter(Boolean).join(', ')
}
