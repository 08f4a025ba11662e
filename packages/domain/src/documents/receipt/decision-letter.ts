import { type Locale, type LocalizedText, localize, type TextParams } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import { momentInWords } from '../../facts/document-format.ts'
import type { Lookups } from '../../facts/lookups.ts'
import { formatReference, groupDigits } from '../../values/format/format.ts'
import type { Instant } from '../../values/format/schemas.ts'

const text = (nb: string, nn: string, en: string): LocalizedText => ({ nb, nn, en })

/** The letter's own words in a refusal, beside those of the officer and of the reference data. */
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
  greeting: text('Med hilsen', 'Med helsing', 'Yours sincerely'),
  made: text('Laget i Eksport', 'Laga i Eksport', 'Made in Eksport'),
  page: text('Side {n} av {of}', 'Side {n} av {of}', 'Page {n} of {of}'),
} as const

/** The headings of a letter's sections. */
export const letterHeadings = {
  reason: text('Begrunnelse', 'Grunngiving', 'Reasons'),
  legalBasis: text('Hjemmel', 'Heimel', 'Legal basis'),
  complaint: text('Klage', 'Klage', 'Complaint'),
} as const

/** A letter about a decision as data, in one language. */
export interface DecisionLetterDocument {
  readonly kind: 'letter'
  readonly language: Locale
  readonly authority: string
  /** Place, moment and reference, one per line. */
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

/** What was decided, by whom and when, and the language of the letter. */
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

/** What differs between letters, in the letter's language. */
interface LetterWords extends Pick<DecisionLetterDocument, 'language' | 'title' | 'sections'> {
  /** Has the parameters `{number}`, `{template}` and `{country}`. */
  readonly lead: LocalizedText
  /** Further parameters of the lead. */
  readonly params?: TextParams
  readonly officer: { readonly name: string; readonly office?: string }
  readonly at: Instant
}

type LetterSubject = Pick<Application, 'referenceNumber' | 'consignor' | 'certificateTemplate' | 'countryOfDestination'>

/** In a letter it stands where somebody wrote a picture, which the fonts of letters do not have. */
export const unprintedSign = '\ufffd'

// Signs of text that count as pictures, and that those fonts have, are left.
const pictures = /\p{Emoji_Presentation}|(?![©®™‼⁉↔-↙↩↪▪▫▶◀☎⚠♀♂♥❤➡⬅-⬇])\p{Extended_Pictographic}/gu

/** A section of a letter as it is printed: an empty line begins another paragraph. */
export const letterSection = (heading: string, words: string) => ({
  heading,
  paragraphs: paragraphs(words.replaceAll(pictures, unprintedSign)),
})

/** A letter from the authority to an application's exporter. */
export function letterTo(
  application: LetterSubject,
  lookups: Pick<Lookups, 'name'>,
  { language, title, lead, params, sections, officer, at }: LetterWords,
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
    title,
    lead: localize(lead, language, { ...params, number, template, country }),
    sections,
    signed: filled([words.greeting[language], officer.name, office]),
    made: words.made[language],
    page: words.page[language],
  }
}

/** [STA-08] The letter that an exporter gets with a refusal: reason, legal basis and how to complain, in exactly the given words. */
export function decisionLetterOf(
  application: LetterSubject,
  lookups: Pick<Lookups, 'name'>,
  { language, reason, legalBasis, complaint, officer, at }: Refused,
): DecisionLetterDocument {
  return letterTo(application, lookups, {
    language,
    title: words.title[language],
    lead: words.lead,
    sections: [
      letterSection(letterHeadings.reason[language], reason),
      letterSection(letterHeadings.legalBasis[language], legalBasis),
      letterSection(letterHeadings.complaint[language], complaint[language]),
    ],
    officer,
    at,
  })
}
