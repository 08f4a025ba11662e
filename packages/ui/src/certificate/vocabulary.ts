import type { ApplicationFormat, ApplicationType, RuleViolation } from '@eksport/domain'
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

/** A finding in the reader's language; findings of an older server have only one message. */
export function violationText(violation: RuleViolation, locale: Locale): string {
  return violation.messages?.[locale] ?? violation.message
}
