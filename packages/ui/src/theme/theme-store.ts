import { type KeyValueStore, readRaw, subscribeRaw, writeRaw } from '../internal/storage.js'

/** What the user chose; `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto'

/** Where the choice is kept, as the bare word, so that the script in `<head>` can read it before anything else. */
export const themeStorageKey = 'eksport-theme'

/** Anything but 'light' or 'dark' means that nothing was chosen. */
export function parseTheme(raw: string | null): Theme {
  return raw === 'light' || raw === 'dark' ? raw : 'auto'
}

export const readTheme = (key: string, store?: KeyValueStore): Theme => parseTheme(readRaw(key, store))

export function storeTheme(theme: Theme, key: string, store?: KeyValueStore): void {
  writeRaw(key, theme === 'auto' ? null : theme, store)
}

export const subscribeTheme = subscribeRaw

const darkQuery = '(prefers-color-scheme: dark)'

export function systemIsDark(): boolean {
  return window.matchMedia(darkQuery).matches
}

export function subscribeSystem(onChange: () => void): () => void {
  const query = window.matchMedia(darkQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
