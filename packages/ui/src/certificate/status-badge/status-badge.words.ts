import type { ApplicationStatus } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

/** Read outside of rendering too, so the build leaves all three languages in place (a file of words, not of texts). Bokmål is the status itself with spaces, letter for letter; the other languages have words of their own. */
export const statusBadgeTexts = {
  changed: { nb: 'Status endret til {label}', nn: 'Status endra til {label}', en: 'Status changed to {label}' },
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
} as const satisfies Readonly<Record<ApplicationStatus | 'changed', LocalizedText>>

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'status-badge': typeof statusBadgeTexts
  }
}
