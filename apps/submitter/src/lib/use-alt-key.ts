import { useEffect, useEffectEvent } from 'react'

/** Hears a letter together with Alt, also while one writes. `code` is its place on the keyboard, as 'KeyG': with Alt a Mac writes another sign. */
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
