'use client'
import type { CodeLabels } from '@eksport/domain'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { AllFacts } from '../../components/line-card/all-facts.js'
import { lineCardTexts } from '../../components/line-card/line-card.texts.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { ProductLineCard } from '../product-line-card/product-line-card.js'
import type { FactKey } from '../product-line-card/product-line-card.logic.js'
import type { ShownLine } from './detail-view.js'

interface DetailLinesProps {
  /** What they are called together. */
  title: string
  lines: readonly ShownLine[]
  labels: CodeLabels
  onlyChanges: boolean
}

const none: readonly FactKey[] = []

/** More lines than this fold to their heads: in full they would be many screens long. */
const maxWhole = 10

/** The product lines in their order, with those that were taken away where they stood. */
export function DetailLines({ title, lines, labels, onlyChanges }: DetailLinesProps) {
  const say = useTexts('line-card', lineCardTexts)
  const isLong = lines.length > maxWhole
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
    </>
  )
}
