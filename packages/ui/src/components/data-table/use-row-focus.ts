'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import type { RowPlaces } from './drawn-rows.js'

const controlsIn = (part: Element | null | undefined) => [
  ...(part?.querySelectorAll<HTMLElement>('a, button, input') ?? []),
]

interface LastFocus {
  readonly rowId: string
  readonly index: number
  /** The index of the cell in the row. */
  readonly cell: number
  /** The index of the control in the cell, counted from its end, where the menu is, whatever precedes it. */
  readonly place: number
}

/**
 * Keeps focus in the table when the focused row is removed: moves it to the same control of the row that took its place,
 * of the last row, or to the table itself. Waits while a dialog is open, which is where the deletion is confirmed.
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
  drawn: RowPlaces,
) {
  const last = useRef<LastFocus | null>(null)
  const known = useRef(drawn)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      // Expanded content is in a row of its own, after its row.
      const line = target.closest('.eks-table-detail')?.previousElementSibling ?? target
      const row = body.current?.contains(target) ? line.closest<HTMLElement>('[data-row]') : null
      const rowId = row?.dataset.row
      last.current = rowId === undefined ? null : { rowId, index: known.current.placeOf(rowId), ...placeIn(target) }
    }
    return listen(document, ['focusin'], onFocus)
  }, [body])

  useLayoutEffect(() => {
    known.current = drawn
    const lost = last.current
    if (!lost || drawn.placeOf(lost.rowId) >= 0) return
    last.current = null
    const restore = () => {
      if (document.activeElement && document.activeElement !== document.body) return false
      focusElement(successor(body.current, drawn, lost) ?? fallback.current)
      return true
    }
    if (restore()) return
    const observer = new MutationObserver(() => setTimeout(() => restore() && observer.disconnect()))
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [body, fallback, drawn])
}

function placeIn(target: Element): Pick<LastFocus, 'cell' | 'place'> {
  const cell = target.closest<HTMLTableCellElement>('td, th')
  const all: readonly Element[] = controlsIn(cell)
  return { cell: cell?.cellIndex ?? 0, place: all.indexOf(target) - all.length }
}

function successor(body: HTMLElement | null, { count, idAt }: RowPlaces, lost: LastFocus): HTMLElement | null {
  const id = idAt(Math.min(lost.index, count - 1))
  const row = id === undefined ? null : body?.querySelector<HTMLTableRowElement>(`[data-row="${CSS.escape(id)}"]`)
  const same = controlsIn(row?.cells[lost.cell])
  return same.at(lost.place) ?? same[0] ?? controlsIn(row)[0] ?? null
}
