'use client'
import { useSyncExternalStore } from 'react'
import type { Store } from './create-store.js'

/** The current value of a store. */
export const useStore = <State>({
  subscribe,
  read,
  readFirst,
}: Pick<Store<State>, 'subscribe' | 'read' | 'readFirst'>) => useSyncExternalStore(subscribe, read, readFirst)
