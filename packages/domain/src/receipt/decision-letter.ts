import type { LocalizedText } from '@eksport/forms'
import type { Application } from '../application/application.ts'
import { momentInWords } from '../facts/document-format.ts'
import type { Lookups } from '../facts/lookups.ts'
import { formatReference } from '../format/format.ts'
import type { Instant } from '../format/plain-date.ts'

/** The letter of a refusal as data, in Norwegian. */
export interface DecisionLetterDocument {
  readonly kind: 'letter'
  readonly language: 'nb'
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

/** What was decided, by whom and when. */
export interface Refused {
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

/** [STA-08] The letter that an exporter gets with a refusal: reason, legal basis and how to complain, word for word as they were given. */
export function decisionLetterOf(
  application: Pick<Application, 'referenceNumber' | 'consignor' | 'certificateTemplate' | 'countryOfDestination'>,
  lookups: Pick<Lookups, 'name'>,
  { reason, legalBasis, complaint, officer, at }: Refused,
): DecisionLetterDocument {
  const { consignor, referenceNumber, certificateTemplate, countryOfDestination } = application
  const office = officer.office && (lookups.name('certificate-offices', officer.office)?.nb ?? officer.office)
  const country = lookups.name('countries', countryOfDestination)?.nb ?? countryOfDestination
  const number = formatReference(referenceNumber)
  return {
    kind: 'letter',
    language: 'nb',
    authority: 'Mattilsynet',
    about: [momentInWords(at, 'nb'), `Referanse ${number}`],
    to: [consignor.organisationName, consignor.organisationNumber, consignor.address].flatMap((line) =>
      line === undefined || line === '' ? [] : [line],
    ),
    title: 'Avslag på søknad om helsesertifikat',
    lead: `Vi har avslått søknad ${number} om sertifikat ${certificateTemplate} til ${country}.`,
    sections: [
      { heading: 'Begrunnelse', paragraphs: paragraphs(reason) },
      { heading: 'Hjemmel', paragraphs: paragraphs(legalBasis) },
      { heading: 'Klage', paragraphs: paragraphs(complaint.nb) },
    ],
    signed: [officer.name, ...(office === undefined || office === '' ? [] : [office])],
    made: 'Laget i Eksport',
    page: 'Side {n} av {of}',
  }
}
