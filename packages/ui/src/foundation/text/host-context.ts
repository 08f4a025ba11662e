'use client'
import type { Locale } from '@eksport/forms'
import { type EksportContextValue, useEksport as useSurroundings } from './eksport-context.js'

/** The surroundings as a product knows them: it speaks the languages that it has registered, and no others. */
export interface HostContext extends EksportContextValue {
  readonly locale: Locale
}

/** Language, clock, zone and storage of the nearest provider; bokmål and the browser's own without one. */
// The provider's language is the product's to give; components, which serve all products, take it for any tag.
export const useEksport = useSurroundings as () => HostContext
