import { createClient } from '@eksport/api/client'
import { isAttended } from '../browser/attendance.ts'
import { chosenLocale } from '../text/use-locale-choice.ts'

/** The server that this portal was served from; its refusals come in the language of the reader, and it hears when nobody is there. */
export const api = createClient({ language: chosenLocale, isAttended })
