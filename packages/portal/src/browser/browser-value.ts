import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Map<string, Set<() => void>>()
const blocked = new Map<string, string>()

/** A small value remembered in this browser as it is now, outside of React; null until it is set. */
export function browserValue(key: string): string | null {
  try {
    return blocked.get(key) ?? localStorage.getItem(key)
  } catch {
    // A browser that blocks storage still gets a working page; the choice lasts until reload.
    return blocked.get(key) ?? null
  }
}

/** Remembers it, and tells whoever shows it. */
export function setBrowserValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    blocked.delete(key)
  } catch {
    blocked.set(key, value)
  }
  for (const listener of listeners.get(key) ?? []) listener()
}

/** Takes it away, as though it had never been set. */
export function forgetBrowserValue(key: string): void {
  blocked.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that blocks storage has none.
  }
  for (const listener of listeners.get(key) ?? []) listener()
}

/** A small value remembered in this browser and shared between its tabs; null until it is set. */
export function useBrowserValue(key: string): [value: string | null, set: (value: string) => void] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const set = listeners.get(key) ?? new Set()
      listeners.set(key, set.add(onChange))
      window.addEventListener('storage', onChange)
      return () => {
        set.delete(onChange)
        window.removeEventListener('storage', onChange)
      }
    },
    [key],
  )
  const value = useSyncExternalStore(subscribe, () => browserValue(key))
  const set = useCallback((next: string) => setBrowserValue(key, next), [key])
  return [value, set]
}
