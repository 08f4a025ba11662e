import { browserValue, setBrowserValue } from '@eksport/portal/browser/browser-value.ts'
import type { DeskSearch } from './desk-search.ts'

const key = 'eksport.desk.office'

/** At which office the desk stands: the one in the address, the one that was chosen last in this browser, or the officer's own. */
export const deskOffice = ({ kontor }: DeskSearch, ownOffice: string | undefined): string | undefined =>
  kontor ?? browserValue(key) ?? ownOffice

/** Remembers it: a desk does not move with whoever is at it. */
export const chooseDeskOffice = (office: string): void => setBrowserValue(key, office)
