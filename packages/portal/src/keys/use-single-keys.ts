import { useEffect, useEffectEvent } from 'react'
import { useShortcuts } from './use-shortcuts.ts'

/** Whether a key press in the target types text. */
export const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** Keys that move between rows or pages and may repeat while held down. */
const leadOn: ReadonlySet<string> = new Set(['j', 'k', 'n', 'p'])

const isMeantForOthers = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  // Otherwise a key that is held down could approve the next case unseen.
  (event.repeat && !leadOn.has(event.key.toLowerCase())) ||
  typesText(event.target) ||
  document.querySelector('[role=dialog],[role=alertdialog],[role=menu]') !== null

/**
 * [CW-05] Handles single keys, passed in lower case; `onKey` returns whether it used the key. Not while text is typed, a dialog
 * or menu is open, or a modifier is held, nor when the reader has turned them off. A key that acts fires only once however long
 * it is held.
 */
export function useSingleKeys(onKey: (key: string, event: KeyboardEvent) => boolean): void {
  const [on] = useShortcuts()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeantForOthers(event) && onKey(event.key.toLowerCase(), event)) event.preventDefault()
  })
  useEffect(() => {
    if (!on) return
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [on])
}
