'use client'
import { Checkbox } from '../../components/checkbox/checkbox.js'
import { IconButton } from '../../components/icon-button/icon-button.js'
import { ArrowDown, ArrowUp, GripVertical, Minus, Plus } from '../../foundation/icons/icons.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { columnChooserTexts } from './column-chooser.texts.js'
import { canHide, type LayoutColumn } from './column-layout.logic.js'
import type { ColumnMove } from './use-column-move.js'

interface ColumnItemProps<Key extends string> {
  column: LayoutColumn<Key> & { readonly header: string }
  shown: boolean
  /** Counted from 0 among the offered columns. */
  place: number
  total: number
  onToggle: (shown: boolean) => void
  /** Makes the column wider (1) or narrower (-1). */
  onResize: ((direction: 1 | -1) => void) | undefined
  move: ColumnMove<Key>
}

/** At the end of the list a button rests: a dashed edge in every list would draw the eye. */
const restingLook = 'eks:over:border-transparent'

/** One column in the dialog: the handle that moves it, its box, and buttons for who neither drags nor lifts. */
export function ColumnItem<Key extends string>(props: ColumnItemProps<Key>) {
  const { column, shown, place, total, onToggle, onResize, move } = props
  const t = useTexts('column-chooser', columnChooserTexts)
  const always = !canHide(column)
  const name = { column: column.header }
  const lifted = move.liftedKey === column.key
  return (
    <li data-column={column.key} data-lifted={lifted ? '' : undefined} className="eks-column-item">
      <button
        type="button"
        className="eks-column-handle"
        aria-label={t('move', name)}
        title={t('moveHint')}
        aria-pressed={lifted}
        {...move.handle(column.key)}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <Checkbox
        label={column.header}
        checked={shown}
        // Ticked for good, yet reachable: the reason stands beside it and is read with it.
        aria-disabled={always || undefined}
        hint={always ? t('always') : undefined}
        onChange={(event) => !always && onToggle(event.target.checked)}
      />
      {onResize && (
        <span className="eks-column-steps eks-column-widths">
          <IconButton kind="quiet" small label={t('narrower', name)} onClick={() => onResize(-1)}>
            <Minus aria-hidden="true" />
          </IconButton>
          <IconButton kind="quiet" small label={t('wider', name)} onClick={() => onResize(1)}>
            <Plus aria-hidden="true" />
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
          onClick={() => move.step(column.key, -1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          kind="quiet"
          small
          label={t('moveDown', name)}
          disabled={place === total - 1}
          className={restingLook}
          onClick={() => move.step(column.key, 1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
}
