import { statusWords } from './status-words.js'

/** The same words as a catalogue, for badges. */
export const applicationStatusTexts = statusWords

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'application-status': typeof applicationStatusTexts
  }
}
