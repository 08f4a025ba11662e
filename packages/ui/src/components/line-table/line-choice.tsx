'use client'
import { useEffect, useRef } from 'react'
import { Copy, Trash2 } from '../../foundation/icons/icons.js'
import { Button } from '../button/button.js'
import { SelectAll } from '../data-table/select-all.js'
import { IconButton } from '../icon-button/icon-button.js'
import type { LineItems } from './use-line-items.js'
import type { LineSay } from './use-line-words.js'

/** Whether all, some or none of the shown lines are selected. */
export const stateOfChoice = ({ shown, selected }: Pick<LineItems<unknown>, 'shown' | 'selected'>) =>
  selected.length === 0 ? 'none' : selected.length >= shown.length ? 'all' : 'some'

interface LineChoiceProps<Row> {
  readonly say: LineSay
  readonly lines: LineItems<Row>
  /** What the buttons act on, for their names: '2 valgte'. */
  readonly object: string
  readonly onCopy: (() => void) | undefined
  readonly onDelete: (() => void) | undefined
  readonly onEnd: () => void
}

/**
 * The actions above the list on a narrow screen while lines are selected. Takes focus, because the page's button that
 * started the selection is gone.
 */
export function LineChoice<Row>({ say, lines, object, onCopy, onDelete, onEnd }: LineChoiceProps<Row>) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  const n = lines.selected.length
  return (
    <div ref={root} className="eks-line-choice eks:flex eks:items-center eks:bg-action-tint eks:py-1 eks:ps-3">
      <SelectAll label={say('selectAll')} state={stateOfChoice(lines)} togglePage={lines.chooseAll} />
      <span className="eks:grow">{say('chosen', { n })}</span>
      {n > 0 && onCopy && (
        <IconButton kind="quiet" label={`${say('copy')} ${object}`} onClick={onCopy}>
          <Copy />
        </IconButton>
      )}
      {n > 0 && onDelete && (
        <IconButton kind="quiet" label={`${say('delete')} ${object}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      )}
      <Button kind="quiet" onClick={onEnd}>
        {say('done')}
      </Button>
    </div>
  )
}
