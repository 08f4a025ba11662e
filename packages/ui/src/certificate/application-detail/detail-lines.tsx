'use client'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { AllFacts } from '../../components/line-card/all-facts.js'
import { lineCardTexts } from '../../components/line-card/line-card.texts.js'
import { SegmentedControl } from '../../components/segmented-control/segmented-control.js'
import { cx } from '../../foundation/internal/cx.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useMedia } from '../../foundation/internal/use-media.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { ProductLineCard } from '../product-line-card/product-line-card.js'
import type { FactKey } from '../product-line-card/product-line-card.logic.js'
import type { applicationDetailTexts } from './application-detail.texts.js'
import { DetailLineTable, type LineTableProps, sumsOf } from './detail-line-table.js'
import { type DetailMark, MarkList, marksOfNumber } from './detail-mark.js'
import type { ShownLine } from './detail-view.js'
import { lineElementId } from './fact-place.js'

/** Which product lines show: all, or those with marks of one kind. */
export type ShownLines = 'all' | DetailMark['kind']

interface DetailLinesProps extends Pick<LineTableProps, 'title' | 'lines' | 'labels' | 'marks'> {
  onlyChanges: boolean
  kind: ShownLines | undefined
  onKindChange: ((kind: ShownLines, details: ChangeDetails<'select'>) => void) | undefined
  t: Translate<typeof applicationDetailTexts>
}

const isThere = ({ change }: ShownLine) => change?.kind !== 'removed'

/** More lines than this are collapsed to their heads: in full they would be many screens long. */
const maxWhole = 10

/** The product lines in order, with removed ones in their earlier place: rows where a table fits, else cards. */
export function DetailLines({ kind: given, onKindChange, ...props }: DetailLinesProps) {
  const { title, lines, labels, marks, onlyChanges, t } = props
  const say = useTexts('line-card', lineCardTexts)
  const [kind, setKind] = useControllable<ShownLines, 'select'>({
    value: given,
    defaultValue: 'all',
    onChange: onKindChange,
  })
  const isTable = useMedia('(min-width: 1200px)', true) && lines.length > 1
  const isLong = isTable || lines.length > maxWhole
  const [all, setAll] = useAllOnPaper()
  const isWhole = onlyChanges || kind === 'all'
  const shown = onlyChanges ? lines.filter((line) => line.marks > 0) : ofKind(props, kind)
  const summed = (isWhole ? lines : shown).filter(isThere).map(({ line }) => line)
  return (
    <>
      {!onlyChanges && (
        <div data-print="hide" className="eks-detail-line-tools">
          {marks.length > 0 && lines.length > 1 && <KindOfLines {...props} {...{ kind, setKind }} />}
          {isLong && (
            <AllFacts
              all={all}
              label={say('allFacts')}
              of={title}
              className={cx(marks.length === 0 && 'eks:-ms-3 eks:dense:-ms-2')}
              onClick={() => setAll(!all)}
            />
          )}
        </div>
      )}
      {isTable ? (
        <DetailLineTable
          {...{ title, labels, marks, all }}
          lines={shown}
          marksTitle={t('marks')}
          sum={t(isWhole ? 'sum' : 'sumOfShown')}
          sums={sumsOf(summed)}
        />
      ) : (
        <LineCards {...{ labels, marks, onlyChanges }} lines={shown} isFolded={isLong && !all} />
      )}
    </>
  )
}

/** Whether all lines are expanded; on paper they always are, because nothing can be expanded there. */
function useAllOnPaper() {
  const [all, setAll] = useState(false)
  useEffect(() => {
    const unfold = () => flushSync(() => setAll(true))
    addEventListener('beforeprint', unfold)
    return () => removeEventListener('beforeprint', unfold)
  }, [])
  return [all, setAll] as const
}

function ofKind({ lines, marks }: Pick<DetailLinesProps, 'lines' | 'marks'>, kind: ShownLines) {
  if (kind === 'all') return lines
  const numbers = new Set(marks.flatMap((mark) => (mark.kind === kind ? (mark.line ?? []) : [])))
  return lines.filter((line) => isThere(line) && numbers.has(line.number))
}

interface KindOfLinesProps extends Pick<DetailLinesProps, 'lines' | 'marks' | 't'> {
  kind: ShownLines
  setKind: (kind: ShownLines, reason: 'select', event?: Event) => void
}

/** Switches between all lines and those with marks of a kind, with the count of each. */
function KindOfLines({ lines, marks, t, kind, setKind }: KindOfLinesProps) {
  const names = { all: t('allLines'), finding: t('marks'), oddity: t('oddities') }
  const kinds = ['all', 'finding', 'oddity'] as const
  return (
    <SegmentedControl
      label={t('shownLines')}
      value={kind}
      onValueChange={(next, { event }) => setKind(next, 'select', event)}
      segments={kinds.map((value) => ({
        value,
        label: names[value],
        count: ofKind({ lines, marks }, value).filter(isThere).length,
      }))}
    />
  )
}

const none: readonly FactKey[] = []

interface LineCardsProps extends Pick<DetailLinesProps, 'lines' | 'labels' | 'marks' | 'onlyChanges'> {
  isFolded: boolean
}

function LineCards({ lines, labels, marks, onlyChanges, isFolded }: LineCardsProps) {
  return (
    <ol className={cx('eks:flex eks:flex-col', isFolded ? 'eks:gap-1.5' : 'eks:gap-2.5')}>
      {lines.map((shown) => {
        const { line, number, change } = shown
        const own = isThere(shown) ? marksOfNumber(marks, number) : []
        return (
          <li
            // Expanding or collapsing all lines resets what was expanded one by one.
            key={`${isThere(shown) ? 'now' : 'before'} ${line.id} ${isFolded}`}
            id={isThere(shown) ? lineElementId(number) : undefined}
            className="eks-detail-line"
          >
            <ProductLineCard
              line={line}
              index={number}
              labels={labels}
              look="row"
              headingLevel={3}
              footer={own.length > 0 && <MarkList marks={own} className="eks:mt-2" />}
              {...(change && { change })}
              {...((isFolded || (onlyChanges && change?.kind === 'changed')) && { facts: none })}
            />
          </li>
        )
      })}
    </ol>
  )
}
