import { type RefObject, useEffect } from 'react'

const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const isMeantForOthers = (event: KeyboardEvent) =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  typesText(event.target) ||
  document.querySelector('[role=dialog],[role=alertdialog],[role=menu]') !== null

const stepOf = (event: KeyboardEvent) => ({ j: 1, k: -1 })[event.key.toLowerCase()]

/** The row after or before the one in focus; with none in focus the first, or from below the last. */
const nextIndex = (at: number, step: number, count: number) => {
  if (at === -1) return step > 0 ? 0 : count - 1
  return Math.min(count - 1, Math.max(0, at + step))
}

/**
 * [CW-05] J and K move between the rows' links; Enter is the link's own.
 * Not while text is typed, a dialog or menu is open, or a modifier is held.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event)
      if (step === undefined || isMeantForOthers(event)) return
      const links: Element[] = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
      if (links.length === 0) return
      event.preventDefault()
      const at = document.activeElement ? links.indexOf(document.activeElement) : -1
      const next = links[nextIndex(at, step, links.length)]
      if (next instanceof HTMLElement) next.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list])
}
