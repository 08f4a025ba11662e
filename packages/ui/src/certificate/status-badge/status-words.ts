import type { ApplicationStatus } from '@eksport/domain'
import type { Locale } from '@eksport/forms'

/**
 * The word of each status in nynorsk and English; bokmål is the status itself with spaces, letter for letter.
 * Filters and histories need them without any provider, so they are in no catalogue that a provider fetches.
 */
const words: Readonly<Record<ApplicationStatus, readonly [nn: string, en: string]>> = {
  UNDER_REGISTRERING: ['Under registrering', 'Draft'],
  INNSENDT: ['Innsend', 'Submitted'],
  UNDER_VURDERING: ['Under vurdering', 'Under assessment'],
  AVKLARING_INNSENDER: ['Avklaring innsendar', 'Clarification by submitter'],
  GODKJENT: ['Godkjend', 'Approved'],
  TIL_SIGNERING: ['Til signering', 'To be signed'],
  SKREVET_UT: ['Skriven ut', 'Printed'],
  UTSTEDT: ['Utferda', 'Issued'],
  STOPPET: ['Stoppa', 'Stopped'],
  AVSLAG: ['Avslag', 'Refused'],
  TRUKKET_TILBAKE: ['Trekt tilbake', 'Withdrawn'],
  KANSELLERING_BEHANDLES: ['Kansellering blir behandla', 'Cancellation in process'],
  KANSELLERT: ['Kansellert', 'Cancelled'],
  ERSTATNING_UNDER_REGISTRERING: ['Erstatning under registrering', 'Replacement draft'],
  ERSTATNING_BEHANDLES: ['Erstatning blir behandla', 'Replacement in process'],
  ERSTATTET: ['Erstatta', 'Replaced'],
  ANNULLERT: ['Annullert', 'Annulled'],
}

const isKnown = (status: string): status is ApplicationStatus => Object.hasOwn(words, status)

/** [BDG-01] The word of a status; one of a newer server by its own name with spaces. */
export function statusWord(status: string, locale: Locale): string {
  if (locale === 'nb' || !isKnown(status)) return status.replaceAll('_', ' ')
  return words[status][locale === 'nn' ? 0 : 1]
}
