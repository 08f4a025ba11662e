import { type Locale, type LocalizedText, localize } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import { momentInWords } from '../../facts/document-format.ts'
import type { Lookups } from '../../facts/lookups.ts'
import { formatReference, groupDigits } from '../../values/format/format.ts'
import type { Instant } from '../../values/format/schemas.ts'

const text = (nb: string, nn: string, en: string): LocalizedText => ({ nb, nn, en })

/** What the letter of a refusal says beside the words of its officer and of the reference data. */
const words = {
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

/** The letter of a refusal as data, in one language. */
export interface DecisionLetterDocument {
  readonly kind: 'letter'
  readonly language: Locale
  readonly authority: string
  /** Place, moment and reference, a line each. */
  readonly about: readonly string[]
  readonly to: readonly string[]
  readonly title: string
  readonly lead: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
  readonly signed: readonly string[]
  readonly made: string
  /** `{n}` and `{of}` are filled in by the layout. */
  readonly page: string
}

/** What was decided, by whom and when, and in which language its exporter is told. */
export interface Refused {
  readonly language: Locale
  readonly reason: string
  readonly legalBasis: string
  /** How to complain, from reference data. */
  readonly complaint: LocalizedText
  readonly officer: { readonly name: string; readonly office?: string }
  readonly at: Instant
}

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const filled = (lines: readonly (string | undefined)[]) =>
  lines.flatMap((line) => (line === undefined || line === '' ? [] : [line]))

/** [STA-08] The letter that an exporter gets with a refusal: reason, legal basis and how to complain, word for word as they were given. */
export function decisionLetterOf(
  application: Pick<Application, 'referenceNumber' | 'consignor' | 'certificateTemplate' | 'countryOfDestination'>,
  lookups: Pick<Lookups, 'name'>,
  { language, reason, legalBasis, complaint, officer, at }: Refused,
): DecisionLetterDocument {
  const { consignor, referenceNumber, certificateTemplate: template, countryOfDestination } = application
  const office = officer.office && (lookups.name('certificate-offices', officer.office)?.[language] ?? officer.office)
  const country = lookups.name('countries', countryOfDestination)?.[language] ?? countryOfDestination
  const number = formatReference(referenceNumber)
  const organisation = groupDigits(consignor.organisationNumber)
  return {
    kind: 'letter',
    language,
    authority: words.authority[language],
    about: [momentInWords(at, language), localize(words.reference, language, { number })],
    to: filled([
      consignor.organisationName,
      localize(words.organisationNumber, language, { number: organisation }),
      consignor.address,
    ]),
    title: words.title[language],
    lead: localize(words.lead, language, { number, template, country }),
    sections: [
      { heading: words.reason[language], paragraphs: paragraphs(reason) },
      { heading: words.legalBasis[language], paragraphs: paragraphs(legalBasis) },
      { heading: words.complaint[language], paragraphs: paragraphs(complaint[language]) },
    ],
    signed: filled([words.greeting[language], officer.name, office]),
    made: words.made[language],
    page: words.page[language],
  }
}
