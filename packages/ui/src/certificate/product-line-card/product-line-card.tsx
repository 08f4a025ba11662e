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

/** Does something with a line; the button is busy while its promise runs. */
type LineHandler = (line: ProductLine) => void | Promise<void>
type Own = 'name' | 'nouns' | 'title' | 'aside' | 'subtitle' | 'shownFacts' | 'messages'

/** Props of {@link ProductLineCard}. A handler is the permission: without it the button does not exist. */
export interface ProductLineCardProps
  extends Omit<LineCardProps, Own | 'facts' | 'issues' | 'change' | 'onEdit' | 'onCopy' | 'onDelete'> {
  /** The product line. */
  line: ProductLine
  /** Names of codes in the language of the reader. */
  labels: CodeLabels
  /**
   * Which facts are shown; all of them unless said otherwise. Facts that the line does not state are left out, and those
   * that are held back are behind 'Vis alle fakta'.
   */
  facts?: readonly FactKey[]
  /** Shows 'Rediger', and is called by it; busy while its promise runs. */
  onEdit?: LineHandler
  /** Shows 'Kopier', and is called by it; busy while its promise runs, so that nothing is copied twice. */
  onCopy?: LineHandler
  /** While its promise runs the dialog is busy; when it rejects, dialog and card stay. */
  onDelete?: LineHandler
  /** Findings of the rule check about this line. */
  issues?: readonly RuleViolation[]
  /** Where an issue is corrected: the address of the field, or undefined where there is none. */
  issueHref?: (issue: RuleViolation) => string | undefined
  /** What happened to the line since the original, from `diffApplication`. */
  change?: LineChange
}

/** What a line is called. */
export const lineNouns: Nouns = {
  one: { nb: 'varelinje', nn: 'varelinje', en: 'product line' },
  many: { nb: 'varelinjer', nn: 'varelinjer', en: 'product lines' },
  all: { nb: 'varelinjene', nn: 'varelinjene', en: 'the product lines' },
}

const noIssues: readonly RuleViolation[] = []

/** One product line: what it is, its facts, what is wrong with it and what can be done. */
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

/** What happened to the line as a whole, in the words of a card. */
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

/** When it was made; where the facts are folded that would say it also how much it is and from whom. */
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
