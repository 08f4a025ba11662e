import { useEffect, useEffectEvent } from 'react'
import { useShortcuts } from './use-shortcuts.ts'

/** Whether what is pressed there is written. */
export const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** Keys that lead on from row to row or page to page: held down, they lead further. */
const leadOn: ReadonlySet<string> = new Set(['j', 'k', 'n', 'p'])

const isMeantForOthers = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  // A key that is held down would approve the next case as well, which nobody has seen.
  (event.repeat && !leadOn.has(event.key.toLowerCase())) ||
  typesText(event.target) ||
  document.querySelector('[role=dialog],[role=alertdialog],[role=menu]') !== null

/**
 * [CW-05] Hears keys that are pressed alone, in lower case; `onKey` says whether it used one.
 * Not while text is typed, a dialog or menu is open, or a modifier is held, nor when the reader has turned them off. A key that acts is
 * heard once however long it is held.
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
