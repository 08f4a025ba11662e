import { useEffect, useEffectEvent } from 'react'
import { isPaletteKey, takeOverPaletteKey } from './early-palette-key.ts'

/**
 * Ctrl+K, or Cmd+K on a Mac: heard wherever somebody stands, in a field too, but not over an open dialog; and what was pressed before
 * this was drawn.
 */
export function usePaletteKey(onAsked: () => void): void {
  const ask = useEffectEvent(() => {
    if (document.querySelector('[role=dialog],[role=alertdialog]') === null) onAsked()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || event.defaultPrevented) return
      // The browser's own meaning, its search field, would take the person out of the page.
      event.preventDefault()
      ask()
    }
    document.addEventListener('keydown', listener)
    if (takeOverPaletteKey()) ask()
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
