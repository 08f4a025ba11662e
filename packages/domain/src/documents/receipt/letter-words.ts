import type { LocalizedText } from '@eksport/forms'

const text = (nb: string, nn: string, en: string): LocalizedText => ({ nb, nn, en })

/** What the letter of a refusal says beside the words of its officer and of the reference data. */
export const letterWords = {
  authority: text('Mattilsynet', 'Mattilsynet', 'Norwegian Food Safety Authority'),
  reference: text('Referanse {number}', 'Referanse {number}', 'Reference {number}'),
  organisationNumber: text('Org.nr. {number}', 'Org.nr. {number}', 'Org. no. {number}'),
  title: text(
    'Avslag på søknad om helsesertifikat',
    'Avslag på søknad om helsesertifikat',
    'Refusal of an application for a health certificate',
  ),
  lead: text(
    'Vi har avslått søknad {number} om sertifikat {template} til {country}.',
    'Vi har avslått søknad {number} om sertifikat {template} til {country}.',
    'We have refused application {number} for certificate {template} to {country}.',
  ),
  reason: text('Begrunnelse', 'Grunngiving', 'Reasons'),
  legalBasis: text('Hjemmel', 'Heimel', 'Legal basis'),
  complaint: text('Klage', 'Klage', 'Complaint'),
  greeting: text('Med hilsen', 'Med helsing', 'Yours sincerely'),
  made: text('Laget i Eksport', 'Laga i Eksport', 'Made in Eksport'),
  page: text('Side {n} av {of}', 'Side {n} av {of}', 'Page {n} of {of}'),
} as const
