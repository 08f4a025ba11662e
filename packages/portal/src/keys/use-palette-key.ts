import { useEffect, useEffectEvent } from 'react'
import { isPaletteKey, takeOverPaletteKey } from './early-palette-key.ts'

/**
 * Handles Ctrl+K, or Cmd+K on a Mac: anywhere, also in a field, but not over an open dialog; and presses from before this was
 * mounted.
 */
export function usePaletteKey(onAsked: () => void): void {
  const ask = useEffectEvent(() => {
    if (document.querySelector('[role=dialog],[role=alertdialog]') === null) onAsked()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || event.defaultPrevented) return
      // Prevents the browser's own action, which would move focus to its search field.
      event.preventDefault()
      ask()
    }
    document.addEventListener('keydown', listener)
    if (takeOverPaletteKey()) ask()
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
