import type {
  ApplicationFormat,
  ApplicationType,
  MeansOfTransport,
  NatureOfCommodity,
  ProductLine,
  RuleViolation,
} from '@eksport/domain'
import type { Locale, LocalizedText } from '@eksport/forms'

type Words<Key extends string> = Readonly<Record<Key, LocalizedText>>

export const applicationTypeTexts: Words<ApplicationType> = {
  HELSESERTIFIKAT: { nb: 'Helsesertifikat', nn: 'Helsesertifikat', en: 'Health certificate' },
  ERSTATNINGSSERTIFIKAT: { nb: 'Erstatningssertifikat', nn: 'Erstatningssertifikat', en: 'Replacement certificate' },
}

export const applicationFormatTexts: Words<ApplicationFormat> = {
  STANDARD: { nb: 'Standard', nn: 'Standard', en: 'Standard' },
  PDF: { nb: 'PDF', nn: 'PDF', en: 'PDF' },
}

export const meansOfTransportTexts: Words<MeansOfTransport> = {
  AIR: { nb: 'Fly', nn: 'Fly', en: 'Air' },
  SHIP: { nb: 'Skip', nn: 'Skip', en: 'Ship' },
  TRUCK: { nb: 'Lastebil', nn: 'Lastebil', en: 'Truck' },
  TRAIN: { nb: 'Tog', nn: 'Tog', en: 'Train' },
  OTHER: { nb: 'Annet', nn: 'Anna', en: 'Other' },
}

export const natureTexts: Words<NatureOfCommodity> = {
  FARMED: { nb: 'Oppdrett', nn: 'Oppdrett', en: 'Farmed' },
  WILD_CAUGHT: { nb: 'Villfanget', nn: 'Villfanga', en: 'Wild caught' },
}

export const animalHealthTexts: Words<NonNullable<ProductLine['animalHealth']>> = {
  FARMED: { nb: 'Oppdrett', nn: 'Oppdrett', en: 'Farmed' },
  UNDISCLOSED: { nb: 'Ikke oppgitt', nn: 'Ikkje oppgitt', en: 'Undisclosed' },
  WILD_CAUGHT: { nb: 'Villfanget', nn: 'Villfanga', en: 'Wild caught' },
}

export const yesNoTexts: Words<'yes' | 'no'> = {
  yes: { nb: 'Ja', nn: 'Ja', en: 'Yes' },
  no: { nb: 'Nei', nn: 'Nei', en: 'No' },
}

/** A finding in the reader's language; findings of an older server carry one message only. */
export function violationText(violation: RuleViolation, locale: Locale): string {
  return violation.messages?.[locale] ?? violation.message
}
