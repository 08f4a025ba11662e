import { browserValue, setBrowserValue } from '@eksport/portal/browser/browser-value.ts'
import type { DeskSearch } from './desk-search.ts'

const key = 'eksport.desk.office'

/** The office of the desk: the one in the address, the one last chosen in this browser, or the officer's own. */
export const deskOffice = ({ kontor }: DeskSearch, ownOffice: string | undefined): string | undefined =>
  kontor ?? browserValue(key) ?? ownOffice

/** Remembers the office in this browser, because the desk stays in place when officers change. */
export const chooseDeskOffice = (office: string): void => setBrowserValue(key, office)
