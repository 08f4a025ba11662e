'use client'
import { type RefObject, useEffect } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import { type CellPlace, cellAfterKey } from './cell-keys.logic.js'
import type { RowPlaces } from './drawn-rows.js'

/** Fields keep their own arrow keys; an open menu or dialog stands in front of the table. */
const yieldTo = 'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="menu"], [role="separator"]'
const controls = 'a[href], button, input'

interface CellKeysOptions {
  active: boolean
  table: RefObject<HTMLTableElement | null>
  drawn: RowPlaces
  /** Draws a row that is out of the window. */
  reveal: (row: number) => void
}

/** Arrow keys, Home and End from cell to cell. Tab goes through the controls as before: the table stays a table. */
export function useCellKeys({ active, table, drawn, reveal }: CellKeysOptions) {
  useEffect(() => {
    const element = table.current
    if (!element || !active) return
    const cellsOf = (row: number) => {
      const line = element.querySelector(row < 0 ? 'thead tr' : `tr[data-row="${CSS.escape(drawn.idAt(row) ?? '')}"]`)
      return line ? [...line.children].filter((cell) => cell instanceof HTMLElement) : []
    }
    const placeOf = (cell: HTMLElement): CellPlace => ({
      row: drawn.placeOf(cell.closest<HTMLElement>('[data-row]')?.dataset.row ?? ''),
      column: [...(cell.parentElement?.children ?? [])].indexOf(cell),
    })
    const onKeyDown = (event: KeyboardEvent) => {
      const cell = cellOf(event, element)
      if (!cell) return
      const size = { rows: drawn.count, columns: cell.parentElement?.children.length ?? 0 }
      const to = cellAfterKey({ key: event.key, ctrl: event.ctrlKey }, placeOf(cell), size)
      if (!to) return
      event.preventDefault()
      if (cellsOf(to.row).length === 0) reveal(to.row)
      const next = cellsOf(to.row)[to.column]
      if (next) focusElement(next.querySelector<HTMLElement>(controls) ?? next)
    }
    return listen(element, ['keydown'], onKeyDown)
  }, [active, table, drawn, reveal])
}

/** The cell that a key press is about; undefined when the key belongs to what stands in the cell. */
function cellOf(event: KeyboardEvent, table: HTMLElement): HTMLElement | undefined {
  const { target, defaultPrevented, altKey, metaKey } = event
  if (defaultPrevented || altKey || metaKey || !(target instanceof Element) || target.closest(yieldTo)) return undefined
  const cell = target.closest<HTMLElement>('td, th')
  return cell && table.contains(cell) ? cell : undefined
}
