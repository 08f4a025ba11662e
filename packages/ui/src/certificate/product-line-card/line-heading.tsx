import { formatWeight, type ProductLine } from '@eksport/domain'
import { createElement, type ReactNode } from 'react'
import { changeTextTexts } from '../../components/change-text/change-text.texts.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { CirclePlus, Pencil, Trash2 } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import type { LineChange } from './line-change.logic.js'
import { type FactContext, formatPeriod, lineName } from './product-line-card.logic.js'

interface LineHeadingProps {
  line: ProductLine
  index: number
  look: 'card' | 'row'
  change: LineChange | undefined
  context: FactContext
  headingLevel: 2 | 3 | 4
  id: string
  /** Facts follow under the heading. */
  hasBody: boolean
  children: ReactNode
}

const bands = {
  same: 'eks:bg-surface-sunken',
  changed: 'eks:bg-surface-sunken',
  added: 'eks:bg-added-tint',
  removed: 'eks:bg-danger-tint',
}

/** What the line is, when it was made, and whether the whole of it is new or gone. */
export function LineHeading({
  line,
  index,
  context,
  headingLevel,
  look,
  change,
  id,
  hasBody,
  children,
}: LineHeadingProps) {
  const { labels, t } = context
  const period = formatPeriod(line.productionPeriod?.from, line.productionPeriod?.to)
  const scientific = line.species && labels.scientificName?.(line.species)
  const isRoomy = look === 'card'
  const isGone = change?.kind === 'removed'
  const name = (
    <>
      {lineName(line, context)}
      {scientific && <i className="eks:font-normal eks:text-subtle"> {scientific}</i>}
    </>
  )
  const heading = createElement(
    `h${headingLevel}`,
    { id, className: 'eks:min-w-0 eks:text-[1.0625em] eks:leading-heading eks:wrap-anywhere' },
    <span className="eks:mr-1 eks:font-bold eks:text-subtle">
      <VisuallyHidden>{t('heading', { n: '' })}</VisuallyHidden>
      {index}
    </span>,
    ' ',
    isGone ? <del>{name}</del> : name,
  )
  const weight = line.netWeight === undefined ? undefined : formatWeight(line.netWeight, context.locale)
  return (
    <div
      className={
        isRoomy
          ? 'eks:px-4.5 eks:pt-4'
          : cx(
              'eks:flex eks:flex-wrap eks:items-baseline eks:gap-x-3 eks:gap-y-1 eks:rounded-t eks:px-3 eks:py-1.75',
              hasBody ? 'eks:border-b eks:border-line' : 'eks:rounded-b',
              bands[change?.kind ?? 'same'],
            )
      }
    >
      <div className="eks:flex eks:min-w-0 eks:items-baseline eks:justify-between eks:gap-3">
        {heading}
        {isRoomy && weight && <b className="eks:text-[1.0625em] eks:whitespace-nowrap eks:tabular-nums">{weight}</b>}
      </div>
      {period && (
        <p className="eks:text-small eks:tabular-nums eks:text-subtle">
          {isRoomy ? (
            t('produced', { period })
          ) : isGone ? (
            <del>{[period, weight].filter(Boolean).join(', ')}</del>
          ) : (
            period
          )}
        </p>
      )}
      {children}
      <WholeChange change={change} />
    </div>
  )
}

const marks = {
  added: { sign: CirclePlus, word: 'added', look: 'eks:text-added-text' },
  removed: { sign: Trash2, word: 'deleted', look: 'eks:text-danger-text' },
  likely: { sign: Pencil, word: 'likely', look: 'eks:text-info-text' },
} as const

function markOf({ kind, isLikely }: LineChange) {
  if (isLikely) return marks.likely
  return kind === 'added' || kind === 'removed' ? marks[kind] : undefined
}

/** [CHG-01] 'Nytt' or 'Slettet' of a whole line, and 'Trolig endret' of one that nothing proves to be the same. */
function WholeChange({ change }: { change: LineChange | undefined }) {
  const t = useTexts('change-text', changeTextTexts)
  const mark = change && markOf(change)
  if (!mark) return null
  const Sign = mark.sign
  return (
    <p className={cx('eks:ml-auto eks:flex eks:items-center eks:gap-1 eks:text-small eks:font-semibold', mark.look)}>
      <Sign aria-hidden="true" className="eks:size-3.5" />
      {t(mark.word)}
    </p>
  )
}
