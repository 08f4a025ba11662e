'use client'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { listen } from './listen.js'

/** The part of the Storage interface that is used; may throw, as blocked local storage does. */
export interface KeyValueStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const memory = new Map<string, string>()
const listeners = new Map<string, Set<() => void>>()

function browserStorage(): KeyValueStore | undefined {
  try {
    return globalThis.localStorage
  } catch {
    // Reading the property itself throws if cookies are blocked; memory is used instead.
    return undefined
  }
}

/** Reads a raw value, from memory if it could not be stored. */
export function readRaw(key: string, store: KeyValueStore | undefined = browserStorage()): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return store?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Writes a raw value (null removes it) and notifies this tab; if the store throws, memory is used. */
export function writeRaw(key: string, value: string | null, store: KeyValueStore | undefined = browserStorage()): void {
  memory.delete(key)
  try {
    if (value === null) store?.removeItem(key)
    else if (store) store.setItem(key, value)
    else memory.set(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
  for (const listener of listeners.get(key) ?? []) listener()
}

/** Calls `onChange` when the key changes, in this tab or another. */
export function subscribeRaw(key: string, onChange: () => void): () => void {
  const set = listeners.get(key) ?? new Set()
  listeners.set(key, set.add(onChange))
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange()
  }
  const stop = listen(window, ['storage'], onStorage)
  return () => {
    set.delete(onChange)
    stop()
  }
}

/** The format of a stored value: raise `version` when old values must no longer be read. */
export interface StoredValue<T> {
  readonly key: string
  readonly version: number
  readonly fallback: T
  /** Converts unknown JSON to the value, or undefined if it is invalid. */
  readonly parse: (value: unknown) => T | undefined
}

/** Undefined for corrupt JSON, another version, or what `parse` refuses. */
export function decodeStored<T>(raw: string | null, { version, parse }: StoredValue<T>): T | undefined {
  if (raw === null) return undefined
  try {
    const box: unknown = JSON.parse(raw)
    if (typeof box !== 'object' || box === null || !('v' in box) || !('d' in box) || box.v !== version) return undefined
    return parse(box.d)
  } catch {
    return undefined
  }
}

const nothing = () => undefined

/**
 * A value stored in the browser, shared between tabs. The server and the first render use the fallback. Pass a
 * module-level `stored` constant: a new object on each render is read again each time. Without one nothing is stored,
 * read or subscribed to.
 */
export function useStored<T>(stored: StoredValue<T>, store?: KeyValueStore): [T, (value: T | null) => void]
export function useStored<T>(
  stored: StoredValue<T> | undefined,
  store?: KeyValueStore,
): [T | undefined, (value: T | null) => void]
export function useStored<T>(stored: StoredValue<T> | undefined, store?: KeyValueStore) {
  const raw = useSyncExternalStore(
    useCallback((onChange) => (stored ? subscribeRaw(stored.key, onChange) : nothing), [stored]),
    () => (stored ? readRaw(stored.key, store) : null),
    () => null,
  )
  const value = useMemo(() => stored && (decodeStored(raw, stored) ?? stored.fallback), [raw, stored])
  const setValue = useCallback(
    (next: T | null) => {
      if (!stored) return
      const text = next === null ? null : JSON.stringify({ v: stored.version, d: next })
      writeRaw(stored.key, text, store)
    },
    [stored, store],
  )
  return [value, setValue] as const
}
