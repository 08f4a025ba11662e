'use client'
import { ArrowDown, ArrowUp, GripVertical, Minus, Pin, PinOff, Plus } from '../../foundation/icons/icons.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Checkbox } from '../checkbox/checkbox.js'
import { IconButton } from '../icon-button/icon-button.js'
import { columnChooserTexts } from './column-chooser.texts.js'
import type { ColumnFacts } from './column-facts.js'
import type { ColumnMove } from './use-column-move.js'

interface ColumnItemProps {
  column: ColumnFacts
  shown: boolean
  /** Whether the table has room for it now. */
  hasRoom: boolean
  pinned: boolean
  /** Its index among the listed columns. */
  place: number
  total: number
  onToggle: (shown: boolean) => void
  /** Makes the column wider (1) or narrower (-1). */
  onResize: ((direction: 1 | -1) => void) | undefined
  /** Pins the column at the left edge, or unpins it. */
  onPin: (() => void) | undefined
  move: ColumnMove
}

/** An unavailable button at the end of the list has no border: a dashed edge in every list would draw the eye. */
const restingLook = 'eks:over:border-transparent'

/** One column in the dialog: the handle that moves it, its checkbox, and buttons for users who neither drag nor lift. */
export function ColumnItem(props: ColumnItemProps) {
  const { column, shown, hasRoom, pinned, place, total, onToggle, onResize, onPin, move } = props
  const t = useTexts('column-chooser', columnChooserTexts)
  const always = !column.canHide
  const name = { column: column.label }
  const lifted = move.liftedId === column.id
  return (
    <li data-column={column.id} data-lifted={lifted ? '' : undefined} className="eks-column-item">
      <button
        type="button"
        className="eks-column-handle"
        aria-label={t('move', name)}
        title={t('moveHint')}
        aria-pressed={lifted}
        {...move.handle(column.id)}
      >
        <GripVertical />
      </button>
      <Checkbox
        label={column.label}
        checked={shown}
        // Always ticked, yet focusable: the reason stands beside it and is read with it.
        aria-disabled={always || undefined}
        hint={always ? t('always') : shown && !hasRoom ? t('noRoom') : undefined}
        onChange={(event) => !always && onToggle(event.target.checked)}
      />
      {onPin && (
        <span className="eks-column-steps eks-column-widths">
          <IconButton kind="quiet" small label={t(pinned ? 'unpin' : 'pin', name)} onClick={onPin}>
            {pinned ? <PinOff /> : <Pin />}
          </IconButton>
        </span>
      )}
      {onResize && (
        <span className="eks-column-steps eks-column-widths">
          <IconButton kind="quiet" small label={t('narrower', name)} onClick={() => onResize(-1)}>
            <Minus />
          </IconButton>
          <IconButton kind="quiet" small label={t('wider', name)} onClick={() => onResize(1)}>
            <Plus />
          </IconButton>
        </span>
      )}
      <span className="eks-column-steps">
        <IconButton
          kind="quiet"
          small
          label={t('moveUp', name)}
          disabled={place === 0}
          className={restingLook}
          onClick={() => move.step(column.id, -1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          kind="quiet"
          small
          label={t('moveDown', name)}
          disabled={place === total - 1}
          className={restingLook}
          onClick={() => move.step(column.id, 1)}
        >
          <ArrowDown />
        </IconButton>
      </span>
    </li>
  )
}
