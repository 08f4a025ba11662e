import type { ApplicationStatus } from '@eksport/domain'
import { type Locale, type LocalizedText, localize } from '@eksport/forms'

/** The word of each status; in bokmål the status itself with spaces, letter for letter. */
export const statusWords = {
  UNDER_REGISTRERING: { nb: 'UNDER REGISTRERING', nn: 'Under registrering', en: 'Draft' },
  INNSENDT: { nb: 'INNSENDT', nn: 'Innsend', en: 'Submitted' },
  UNDER_VURDERING: { nb: 'UNDER VURDERING', nn: 'Under vurdering', en: 'Under assessment' },
  AVKLARING_INNSENDER: { nb: 'AVKLARING INNSENDER', nn: 'Avklaring innsendar', en: 'Clarification by submitter' },
  GODKJENT: { nb: 'GODKJENT', nn: 'Godkjend', en: 'Approved' },
  TIL_SIGNERING: { nb: 'TIL SIGNERING', nn: 'Til signering', en: 'To be signed' },
  SKREVET_UT: { nb: 'SKREVET UT', nn: 'Skriven ut', en: 'Printed' },
  UTSTEDT: { nb: 'UTSTEDT', nn: 'Utferda', en: 'Issued' },
  STOPPET: { nb: 'STOPPET', nn: 'Stoppa', en: 'Stopped' },
  AVSLAG: { nb: 'AVSLAG', nn: 'Avslag', en: 'Refused' },
  TRUKKET_TILBAKE: { nb: 'TRUKKET TILBAKE', nn: 'Trekt tilbake', en: 'Withdrawn' },
  KANSELLERING_BEHANDLES: {
    nb: 'KANSELLERING BEHANDLES',
    nn: 'Kansellering blir behandla',
    en: 'Cancellation in process',
  },
  KANSELLERT: { nb: 'KANSELLERT', nn: 'Kansellert', en: 'Cancelled' },
  ERSTATNING_UNDER_REGISTRERING: {
    nb: 'ERSTATNING UNDER REGISTRERING',
    nn: 'Erstatning under registrering',
    en: 'Replacement draft',
  },
  ERSTATNING_BEHANDLES: { nb: 'ERSTATNING BEHANDLES', nn: 'Erstatning blir behandla', en: 'Replacement in process' },
  ERSTATTET: { nb: 'ERSTATTET', nn: 'Erstatta', en: 'Replaced' },
  ANNULLERT: { nb: 'ANNULLERT', nn: 'Annullert', en: 'Annulled' },
} as const satisfies Readonly<Record<ApplicationStatus, LocalizedText>>

const isKnown = (status: string): status is ApplicationStatus => Object.hasOwn(statusWords, status)

/**
 * The word of a status for use without a provider, for example in filters; a status of a newer server by its own name
 * with spaces. A badge takes its word from the provider's catalogues, so that it does not carry other languages.
 */
export const statusWord = (status: string, locale: Locale): string =>
  isKnown(status) ? localize(statusWords[status], locale) : status.replaceAll('_', ' ')

/** A status word in sentence case, for use beside other text: 'Avklaring innsender'. */
export const inSentenceCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
