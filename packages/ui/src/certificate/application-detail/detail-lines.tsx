import type { CodeLabels } from '@eksport/domain'
import { ProductLineCard } from '../product-line-card/product-line-card.js'
import type { FactKey } from '../product-line-card/product-line-card.logic.js'
import type { ShownLine } from './detail-view.js'

interface DetailLinesProps {
  lines: readonly ShownLine[]
  labels: CodeLabels
  onlyChanges: boolean
}

const none: readonly FactKey[] = []

/** The product lines in their order, with those that were taken away where they stood. */
export function DetailLines({ lines, labels, onlyChanges }: DetailLinesProps) {
  const shown = onlyChanges ? lines.filter(({ marks }) => marks > 0) : lines
  return (
    <ol className="eks:flex eks:flex-col eks:gap-2.5">
      {shown.map(({ line, number, change }) => (
        <li key={`${change?.kind === 'removed' ? 'before' : 'now'} ${line.id}`}>
          <ProductLineCard
            line={line}
            index={number}
            labels={labels}
            look="row"
            headingLevel={3}
            {...(change && { change })}
            {...(onlyChanges && change?.kind === 'changed' && { facts: none })}
          />
        </li>
      ))}
    </ol>
  )
}
