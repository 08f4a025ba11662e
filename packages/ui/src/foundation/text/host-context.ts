'use client'
import type { Locale } from '@eksport/forms'
import { type EksportContextValue, useEksport as useSurroundings } from './eksport-context.js'

/** The context as a product knows it: its locale is one of the languages that it has registered. */
export interface HostContext extends EksportContextValue {
  readonly locale: Locale
}

/** Language, clock, time zone and storage of the nearest provider; without one, bokmål and the browser's own. */
// The product sets the provider's language; components, which serve all products, accept any tag.
export const useEksport = useSurroundings as () => HostContext
