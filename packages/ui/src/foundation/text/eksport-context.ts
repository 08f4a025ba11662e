'use client'
import { createContext, useContext } from 'react'
import type { KeyValueStore } from '../internal/storage.js'
import type { MessageOverrides } from './catalogue.js'
import type { Language } from './language.js'

/** What every component may ask of its surroundings. */
export interface EksportContextValue {
  /** The language to speak, a BCP 47 tag. */
  readonly locale: string
  readonly messages: MessageOverrides
  /** The words of `locale` that the catalogues do not hold themselves. */
  readonly words: Language | undefined
  /** The clock in milliseconds; components never read it while rendering on a server. */
  readonly now: () => number
  /** IANA name of the zone whose days and times are shown. */
  readonly timeZone: string
  /** Undefined means the browser's local storage, with a memory fallback when it is blocked. */
  readonly storage: KeyValueStore | undefined
}

/** The zone that the browser, or the server, stands in. */
const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

const withoutProvider: EksportContextValue = {
  locale: 'nb',
  messages: {},
  words: undefined,
  now: () => Date.now(),
  timeZone: ownZone,
  storage: undefined,
}

export const EksportContext = createContext<EksportContextValue>(withoutProvider)

/** Language, clock, zone and storage of the nearest provider; bokmål and the browser's own without one. */
export function useEksport(): EksportContextValue {
  return useContext(EksportContext)
}
