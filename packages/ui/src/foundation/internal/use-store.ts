'use client'
import { useSyncExternalStore } from 'react'
import type { Store } from './create-store.js'

/** The value of a store as it is now. */
export const useStore = <State>({
  subscribe,
  read,
  readFirst,
}: Pick<Store<State>, 'subscribe' | 'read' | 'readFirst'>) => useSyncExternalStore(subscribe, read, readFirst)
