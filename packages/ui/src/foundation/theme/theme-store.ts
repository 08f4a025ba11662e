import { type KeyValueStore, readRaw, subscribeRaw, writeRaw } from '../internal/storage.js'

/** The selected theme; `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto'

/** The storage key; the value is the bare word, so that the script in `<head>` can read it first. */
export const themeStorageKey = 'eksport-theme'

/** The stored theme; the fallback for anything but one of the three words. */
export function parseTheme(raw: string | null, fallback: Theme = 'auto'): Theme {
  return raw === 'light' || raw === 'dark' || raw === 'auto' ? raw : fallback
}

export const readTheme = (key: string, store?: KeyValueStore, fallback?: Theme): Theme =>
  parseTheme(readRaw(key, store), fallback)

/** Stores the theme, but not the default, so that users who selected nothing follow a new default. */
export function storeTheme(theme: Theme, key: string, store?: KeyValueStore, fallback: Theme = 'auto'): void {
  writeRaw(key, theme === fallback ? null : theme, store)
}

export const subscribeTheme = subscribeRaw
