'use client'
import type { ReactNode } from 'react'
import { Copy, Trash2 } from '../../foundation/icons/icons.js'
import { Button } from '../button/button.js'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import type { LineFilter } from './line-table-types.js'
import type { LineSay } from './use-line-words.js'

interface LineToolsProps {
  readonly say: LineSay
  readonly filter: LineFilter
  readonly counts: Readonly<Record<LineFilter, number>>
  readonly onFilter: (filter: LineFilter) => void
  /** The page's own tools, and actions on lines. */
  readonly children: ReactNode
}

/** Filter of the lines, and actions on them. */
export function LineTools({ say, filter, counts, onFilter, children }: LineToolsProps) {
  const segments = (['all', 'danger', 'warning'] as const).map((value) => ({
    value,
    label: say(value),
    count: counts[value],
  }))
  return (
    <div className="eks-line-tools">
      <SegmentedControl label={say('show')} segments={segments} value={filter} onValueChange={onFilter} />
      {children}
    </div>
  )
}

interface LineActsProps {
  readonly say: LineSay
  /** Text before the buttons: 'Linje 4:'; undefined inside the line itself. */
  readonly label?: string
  /** What the buttons act on, for their names: 'varelinje 4, Laks'. */
  readonly object: string
  readonly onCopy: (() => void) | undefined
  readonly onDelete: (() => void) | undefined
}

/** Copy and delete buttons, each named after its object. */
export function LineActs({ say, label, object, onCopy, onDelete }: LineActsProps) {
  if (!(onCopy || onDelete)) return null
  const kind = label === undefined ? 'quiet' : 'secondary'
  return (
    <div className="eks-line-acts">
      {label !== undefined && <span>{label}</span>}
      {onCopy && (
        <Button small kind={kind} icon={<Copy />} onClick={onCopy}>
          {say('copy')} <VisuallyHidden>{object}</VisuallyHidden>
        </Button>
      )}
      {onDelete && (
        <Button
          small
          kind={label === undefined ? 'quiet' : 'danger'}
          className={label === undefined ? 'eks:over:text-danger-text' : undefined}
          icon={<Trash2 />}
          onClick={onDelete}
        >
          {say('delete')} <VisuallyHidden>{object}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
