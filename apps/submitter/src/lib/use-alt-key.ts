import { useEffect, useEffectEvent } from 'react'

/**
 * Listens for a letter with Alt, also while typing. `code` is its position on the keyboard, such as 'KeyG', because Alt on a Mac produces
 * another character.
 */
export function useAltKey(code: string, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== code) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
