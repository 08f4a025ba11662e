import { cx } from '../../foundation/internal/cx.js'
import type { LineChangeKind, LineIssue } from './line-card-types.js'

/** What decides how a card is framed. */
interface CardState {
  isDeleted: boolean
  current: boolean | undefined
  change: LineChangeKind | undefined
  issues: readonly LineIssue[]
}

const whole: Partial<Record<LineChangeKind, string>> = {
  added: 'eks:border-l-3 eks:border-added',
  removed: 'eks:border-l-3 eks:border-danger-edge eks:border-l-removed',
}

/** The strip at the edge of a card: red when something must be corrected, yellow when somebody must look at it. */
function issueStrip(issues: readonly LineIssue[]): string | undefined {
  if (issues.length === 0) return undefined
  const isCritical = issues.some(({ tone }) => tone === 'danger')
  return cx('eks:border-line eks:border-l-3', isCritical ? 'eks:border-l-danger-base' : 'eks:border-l-warning-base')
}

function frame({ isDeleted, current, change, issues }: CardState): string {
  if (isDeleted) return 'eks:border-line eks:border-dashed'
  if (current) return 'eks:border-action eks:shadow-[inset_3px_0_0_var(--eks-action)]'
  return (change && whole[change]) ?? issueStrip(issues) ?? 'eks:border-line'
}

/** The look of a card: one frame, for the most telling of what there is to tell. */
export function cardStyle(state: CardState): string {
  return cx(
    'eks-line-card eks:min-w-0 eks:rounded eks:border eks:text-ui eks:text-text eks:break-inside-avoid',
    state.isDeleted ? 'eks:bg-surface-sunken' : 'eks:bg-surface',
    frame(state),
  )
}
