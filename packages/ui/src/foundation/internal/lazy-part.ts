'use client'
import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { importAgain } from './import-again.js'

/** Where a part that is fetched when it is needed has got to. */
export type PartState<Part> =
  | { readonly kind: 'absent' }
  | { readonly kind: 'coming' }
  | { readonly kind: 'here'; readonly part: Part }
  | { readonly kind: 'failed' }

/** Code that is not in the page from the start: a calendar, what floats, a dialog. */
export interface LazyPart<Part> {
  /** Fetches it once; asks again after a failure only. It never rejects: how it went stands in the state. */
  load(): Promise<void>
  state(): PartState<Part>
  subscribe(listener: () => void): () => void
}

const absent = { kind: 'absent' } as const
const coming = { kind: 'coming' } as const
const failed = { kind: 'failed' } as const
const parts = new Set<LazyPart<unknown>>()

/**
 * A part behind `import()`; make it at the top of a module. One `isAppPart` is a library that the app installs: it is fetched for
 * its own sake alone.
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
      // The network, most often: whoever needs the part says so in words, and asks again.
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

/** Fetches every part of ours: for a page that is to work without a network, and for suites that do not wait. */
export async function loadAllParts(): Promise<void> {
  await Promise.all([...parts].map((part) => part.load()))
}

/** The part as it is now; it is fetched as soon as it is `wanted`. A server has none. */
export function useLazyPart<Part>(part: LazyPart<Part>, wanted: boolean): PartState<Part> {
  const state = useSyncExternalStore(part.subscribe, part.state, () => absent)
  useEffect(() => {
    if (wanted) void part.load()
  }, [part, wanted])
  return state
}

/** Longer than a page takes to become itself; where the browser knows when it rests, it says so. */
const restMs = 2000

function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act, { timeout: restMs * 5 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, restMs)
  return () => clearTimeout(timer)
}

/** Whether the reader has asked for little traffic: then nothing is fetched on mere suspicion. */
const isSparing = () => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

const intents = ['pointerenter', 'focusin', 'touchstart'] as const

/**
 * Fetches parts before they are needed: when the control that they stand behind is pointed at, touched or focused, and
 * at the latest when the page rests. `wanted` is a constant of its module.
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
