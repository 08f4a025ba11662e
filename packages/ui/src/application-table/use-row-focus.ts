'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusElement } from '../internal/successor-focus.js'

const controls = 'a[data-row-link], button'

interface LastFocus {
  readonly rowId: string
  readonly index: number
  readonly control: 'link' | 'button'
}

/**
 * Keeps focus in the table when the row that held it goes away: the same control of the row that took its place,
 * of the last row, or the table itself. Waits while a dialog is open, for that is where the deletion was confirmed.
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
  rowIds: readonly string[],
) {
  const last = useRef<LastFocus | null>(null)
  useEffect(() => {
    const element = body.current
    if (!element) return
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      const row = element.contains(target) ? target.closest<HTMLElement>('[data-row]') : null
      if (!row?.dataset.row) {
        last.current = null
        return
      }
      const index = [...element.children].indexOf(row)
      last.current = { rowId: row.dataset.row, index, control: target.matches('a') ? 'link' : 'button' }
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [body])

  useLayoutEffect(() => {
    const lost = last.current
    if (!lost || rowIds.includes(lost.rowId)) return
    last.current = null
    const restore = () => {
      if (document.activeElement && document.activeElement !== document.body) return false
      focusElement(successor(body.current, lost) ?? fallback.current)
      return true
    }
    if (restore()) return
    const observer = new MutationObserver(() => setTimeout(() => restore() && observer.disconnect()))
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [body, fallback, rowIds])
}

function successor(body: HTMLElement | null, lost: LastFocus): HTMLElement | null {
  const row = body?.children[lost.index] ?? body?.lastElementChild
  const preferred = lost.control === 'link' ? 'a[data-row-link]' : 'button'
  return row?.querySelector<HTMLElement>(preferred) ?? row?.querySelector<HTMLElement>(controls) ?? null
}
