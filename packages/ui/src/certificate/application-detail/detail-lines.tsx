'use client'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { AllFacts } from '../../components/line-card/all-facts.js'
import { lineCardTexts } from '../../components/line-card/line-card.texts.js'
import { cx } from '../../foundation/internal/cx.js'
import { useMedia } from '../../foundation/internal/use-media.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { ProductLineCard } from '../product-line-card/product-line-card.js'
import type { FactKey } from '../product-line-card/product-line-card.logic.js'
import { DetailLineTable, type LineTableProps } from './detail-line-table.js'

interface DetailLinesProps extends Omit<LineTableProps, 'all'> {
  onlyChanges: boolean
}

const none: readonly FactKey[] = []

/** More lines than this fold to their heads: in full they would be many screens long. */
const maxWhole = 10

/** The product lines in their order, with those that were taken away where they stood: rows where a table has room, else cards. */
export function DetailLines({ onlyChanges, ...table }: DetailLinesProps) {
  const { title, lines, labels } = table
  const say = useTexts('line-card', lineCardTexts)
  const isTable = useMedia('(min-width: 1200px)', true) && lines.length > 1
  const isLong = isTable || lines.length > maxWhole
  const [all, setAll] = useState(false)
  // Nothing unfolds on paper.
  useEffect(() => {
    const unfold = () => flushSync(() => setAll(true))
    addEventListener('beforeprint', unfold)
    return () => removeEventListener('beforeprint', unfold)
  }, [])
  const shown = onlyChanges ? lines.filter(({ marks }) => marks > 0) : lines
  const isFolded = isLong && !all
  return (
    <>
      {isLong && !onlyChanges && (
        <AllFacts
          all={all}
          label={say('allFacts')}
          of={title}
          className="eks:mb-2 eks:-ml-3 eks:dense:-ml-2"
          onClick={() => setAll(!all)}
        />
      )}
      {isTable ? (
        <DetailLineTable {...table} lines={shown} all={all} />
      ) : (
        <ol className={cx('eks:flex eks:flex-col', isFolded ? 'eks:gap-1.5' : 'eks:gap-2.5')}>
          {shown.map(({ line, number, change }) => (
            // What one line was unfolded to is forgotten when all of them fold or unfold.
            <li key={`${change?.kind === 'removed' ? 'before' : 'now'} ${line.id} ${isFolded}`}>
              <ProductLineCard
                line={line}
                index={number}
                labels={labels}
                look="row"
                headingLevel={3}
                {...(change && { change })}
                {...((isFolded || (onlyChanges && change?.kind === 'changed')) && { facts: none })}
              />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
