import { createClient } from '@eksport/api/client'
import { chosenLocale } from '../text/use-locale-choice.ts'

/** The server that this portal was served from; its refusals come in the language of the reader. */
export const api = createClient({ language: chosenLocale })
