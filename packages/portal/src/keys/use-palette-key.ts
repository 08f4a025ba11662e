import { useEffect, useEffectEvent } from 'react'

/** Ctrl+K, or Cmd+K on a Mac: heard wherever somebody stands, in a field too, but not over an open dialog. */
export function usePaletteKey(onAsked: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isAsked =
      event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
    if (!isAsked || event.defaultPrevented) return
    // The browser's own meaning, its search field, would take the person out of the page.
    event.preventDefault()
    if (document.querySelector('[role=dialog],[role=alertdialog]') === null) onAsked()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
