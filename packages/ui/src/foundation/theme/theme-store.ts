import { type KeyValueStore, readRaw, subscribeRaw, writeRaw } from '../internal/storage.js'

/** What the user chose; `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto'

/** Where the choice is kept, as the bare word, so that the script in `<head>` can read it before anything else. */
export const themeStorageKey = 'eksport-theme'

/** What was chosen; anything but one of the three words means that nothing was. */
export function parseTheme(raw: string | null, fallback: Theme = 'auto'): Theme {
  return raw === 'light' || raw === 'dark' || raw === 'auto' ? raw : fallback
}

export const readTheme = (key: string, store?: KeyValueStore, fallback?: Theme): Theme =>
  parseTheme(readRaw(key, store), fallback)

/** Keeps the choice; what goes without saying is not kept, so that a new default reaches those who chose nothing else. */
export function storeTheme(theme: Theme, key: string, store?: KeyValueStore, fallback: Theme = 'auto'): void {
  writeRaw(key, theme === fallback ? null : theme, store)
}

export const subscribeTheme = subscribeRaw
