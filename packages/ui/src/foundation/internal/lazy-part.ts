'use client'
import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { importAgain } from './import-again.js'

/** The loading state of a lazy part. */
export type PartState<Part> =
  | { readonly kind: 'absent' }
  | { readonly kind: 'coming' }
  | { readonly kind: 'here'; readonly part: Part }
  | { readonly kind: 'failed' }

/** Code that is not loaded with the page: a calendar, floating layers, a dialog. */
export interface LazyPart<Part> {
  /** Loads it once; retries only after a failure. Never rejects: the result is in the state. */
  load(): Promise<void>
  state(): PartState<Part>
  subscribe(listener: () => void): () => void
}

const absent = { kind: 'absent' } as const
const coming = { kind: 'coming' } as const
const failed = { kind: 'failed' } as const
const parts = new Set<LazyPart<unknown>>()

/**
 * A part behind `import()`; create it at module level. With `isAppPart` it is a library that the app installs, which is
 * loaded only for its own use.
 */
export function lazyPart<Part>(fetchPart: () => Promise<Part>, isAppPart = false): LazyPart<Part> {
  let state: PartState<Part> = absent
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const become = (next: PartState<Part>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const fetchOnce = async () => {
    become(coming)
    try {
      become({ kind: 'here', part: await fetchPart().catch(importAgain<Part>) })
    } catch {
      // Usually the network: whoever needs the part says so in words, and retries.
      loading = undefined
      become(failed)
    }
  }
  const part: LazyPart<Part> = {
    load() {
      loading ??= fetchOnce()
      return loading
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  if (!isAppPart) parts.add(part)
  return part
}

/** Loads all parts of the library: for a page that must work offline, and for test suites that do not wait. */
export async function loadAllParts(): Promise<void> {
  await Promise.all([...parts].map((part) => part.load()))
}

/** The current state of the part; loads it once it is `wanted`. Never loaded on a server. */
export function useLazyPart<Part>(part: LazyPart<Part>, wanted: boolean): PartState<Part> {
  const state = useSyncExternalStore(part.subscribe, part.state, () => absent)
  useEffect(() => {
    if (wanted) void part.load()
  }, [part, wanted])
  return state
}

/** Longer than a page takes to settle, in milliseconds; used where the browser does not report idle time. */
const restMs = 2000

function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act, { timeout: restMs * 5 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, restMs)
  return () => clearTimeout(timer)
}

/** Whether the reader has asked for reduced data: then nothing is prefetched. */
const isSparing = () => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

const intents = ['pointerenter', 'focusin', 'touchstart'] as const

/**
 * Prefetches parts: when the control that needs them is hovered, touched or focused, at the latest when the page is
 * idle. `wanted` must be a module-level constant.
 */
export function usePrefetch(wanted: readonly LazyPart<unknown>[], control?: RefObject<Element | null>): void {
  useEffect(() => {
    const missing = wanted.filter((part) => part.state().kind === 'absent')
    if (missing.length === 0) return
    const fetchAll = () => {
      for (const part of missing) void part.load()
    }
    const element = control?.current
    for (const name of intents) element?.addEventListener(name, fetchAll, { once: true, passive: true })
    const calm = isSparing() ? undefined : whenIdle(fetchAll)
    return () => {
      calm?.()
      for (const name of intents) element?.removeEventListener(name, fetchAll)
    }
  }, [wanted, control])
}
