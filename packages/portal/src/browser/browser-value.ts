import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Map<string, Set<() => void>>()
const blocked = new Map<string, string>()

/** The current value of a small setting in this browser, for use outside React; null until it is set. */
export function browserValue(key: string): string | null {
  try {
    return blocked.get(key) ?? localStorage.getItem(key)
  } catch {
    // A browser that blocks storage still gets a working page; the value lasts until reload.
    return blocked.get(key) ?? null
  }
}

/** Stores a value, and updates every component that uses it. */
export function setBrowserValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    blocked.delete(key)
  } catch {
    blocked.set(key, value)
  }
  for (const listener of listeners.get(key) ?? []) listener()
}

/** Removes a value, as if it had never been set. */
export function forgetBrowserValue(key: string): void {
  blocked.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is stored where the browser blocks storage.
  }
  for (const listener of listeners.get(key) ?? []) listener()
}

/** A small value that is stored in this browser and shared between its tabs; null until it is set. */
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
