'use client'
import { createContext, useContext } from 'react'
import type { KeyValueStore } from '../internal/storage.js'
import type { MessageOverrides } from './catalogue.js'
import type { Language } from './language.js'

/** What components read from their context. */
export interface EksportContextValue {
  /** The language of the texts, a BCP 47 tag. */
  readonly locale: string
  readonly messages: MessageOverrides
  /** The texts of `locale` that the catalogues do not contain. */
  readonly words: Language | undefined
  /** The current time in milliseconds; components never call it while rendering on a server. */
  readonly now: () => number
  /** IANA name of the time zone in which days and times are shown. */
  readonly timeZone: string
  /** Undefined means the browser's local storage, with a memory fallback if it is blocked. */
  readonly storage: KeyValueStore | undefined
}

/** The time zone of the browser, or of the server. */
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

/** Language, clock, time zone and storage of the nearest provider; without one, bokmål and the browser's own. */
export function useEksport(): EksportContextValue {
  return useContext(EksportContext)
}
