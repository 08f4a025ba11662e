'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import type { RowPlaces } from './drawn-rows.js'

const controls = 'a[data-row-link], button, input'

interface LastFocus {
  readonly rowId: string
  readonly index: number
  readonly control: string
}

/**
 * Keeps focus in the table when the row that held it goes away: the same control of the row that took its place,
 * of the last row, or the table itself. Waits while a dialog is open, for that is where the deletion was confirmed.
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
      // What a row unfolds to stands in a row of its own, after it.
      const line = target.closest('.eks-table-detail')?.previousElementSibling ?? target
      const row = body.current?.contains(target) ? line.closest<HTMLElement>('[data-row]') : null
      const rowId = row?.dataset.row
      last.current =
        rowId === undefined ? null : { rowId, index: known.current.placeOf(rowId), control: kindOf(target) }
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

const kindOf = (target: Element) =>
  target.matches('a') ? 'a[data-row-link]' : target.matches('input') ? 'input' : 'button'

function successor(body: HTMLElement | null, { count, idAt }: RowPlaces, lost: LastFocus): HTMLElement | null {
  const id = idAt(Math.min(lost.index, count - 1))
  const row = id === undefined ? null : body?.querySelector(`[data-row="${CSS.escape(id)}"]`)
  return row?.querySelector<HTMLElement>(lost.control) ?? row?.querySelector<HTMLElement>(controls) ?? null
}
