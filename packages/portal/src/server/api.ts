import { createClient } from '@eksport/api/client'
import { isAttended } from '../browser/attendance.ts'
import { actingOrganisation } from '../session/acting-organisation.ts'
import { chosenLocale } from '../text/use-locale-choice.ts'
import { fetchOrTakeOver } from './asked-ahead.ts'

/** The server that this portal was served from; its refusals come in the language of the reader, it hears when nobody is there, and for whom a page acts. */
export const api = createClient({
  fetch: fetchOrTakeOver,
  language: chosenLocale,
  isAttended,
  organisation: actingOrganisation,
})
