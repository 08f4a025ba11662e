import { formatNumber, type Locale, type LocalizedText, localize } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import { momentInWords, quantity } from '../../facts/document-format.ts'
import { entryTexts } from '../../facts/entries.ts'
import { entryWith, type FactPath, factText } from '../../facts/facts.ts'
import type { Lookups } from '../../facts/lookups.ts'
import { inDocument } from '../../facts/write-fact.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import { totalsOf } from '../../goods/product-line/totals.ts'
import { formatKroner, formatReference } from '../../values/format/format.ts'
import type { Instant } from '../../values/format/schemas.ts'

const text = (nb: string, nn: string, en: string): LocalizedText => ({ nb, nn, en })

/** The receipt's own words. */
const words = {
  title: text('Kvittering', 'Kvittering', 'Receipt'),
  lead: text(
    'Vi har mottatt søknaden om {type} til {country}.',
    'Vi har fått søknaden om {type} til {country}.',
    'We have received the application for a {type} to {country}.',
  ),
  HELSESERTIFIKAT: text('helsesertifikat', 'helsesertifikat', 'health certificate'),
  ERSTATNINGSSERTIFIKAT: text('erstatningssertifikat', 'erstatningssertifikat', 'replacement certificate'),
  notCertificate: text(
    'Kvitteringen er ikke et sertifikat. Varene kan ikke eksporteres før sertifikatet er utstedt.',
    'Kvitteringa er ikkje eit sertifikat. Varene kan ikkje eksporterast før sertifikatet er utferda.',
    'The receipt is not a certificate. The goods may not be exported before the certificate is issued.',
  ),
  pass: text('Vis når papiret hentes', 'Vis når papiret blir henta', 'Show when the paper is collected'),
  application: text('Søknaden', 'Søknaden', 'The application'),
  submitted: text('Sendt inn', 'Sendt inn', 'Submitted'),
  control: text('Siste kontrollmulighet', 'Siste kontrollhøve', 'Last opportunity for control'),
  pickup: text('Henting', 'Henting', 'Pickup'),
  fee: text('Gebyr', 'Gebyr', 'Fee'),
  attachments: text('Vedlegg', 'Vedlegg', 'Attachments'),
  at: text('kl.', 'kl.', 'at'),
  lines: text('Varelinjer', 'Varelinjer', 'Product lines'),
  number: text('Nr.', 'Nr.', 'No.'),
  netWeight: text('Nettovekt (kg)', 'Nettovekt (kg)', 'Net weight (kg)'),
  total: text('Sum', 'Sum', 'Total'),
  made: text('Laget {at}', 'Laga {at}', 'Made {at}'),
  page: text('Side {n} av {of}', 'Side {n} av {of}', 'Page {n} of {of}'),
} as const

interface ReceiptFact {
  readonly label: string
  readonly lines: readonly string[]
}

interface ReceiptColumn {
  readonly caption: string
  /** In points; columns of 0 share the remaining width. */
  readonly width: number
  readonly align: 'start' | 'end'
  readonly code?: true
}

/** The receipt of a sent application as data, in one language. It is not a certificate. */
export interface ReceiptDocument {
  readonly kind: 'receipt'
  readonly language: Locale
  readonly title: string
  readonly lead: string
  readonly note: string
  /** [CW-14] The code that the desk scans, as a picture, for a certificate on paper. */
  readonly pass?: { readonly label: string; readonly qr: string }
  readonly heading: string
  readonly facts: readonly ReceiptFact[]
  readonly linesHeading: string
  readonly columns: readonly ReceiptColumn[]
  readonly rows: readonly (readonly string[])[]
  readonly total: readonly string[]
  readonly made: string
  /** `{n}` and `{of}` are filled in by the layout. */
  readonly page: string
}

interface Context {
  readonly application: Application
  readonly lookups: Lookups
  readonly locale: Locale
}

const joined = (parts: readonly (string | undefined)[], between: string): string | undefined => {
  const known = parts.filter((part) => part !== undefined && part !== '')
  return known.length === 0 ? undefined : known.join(between)
}

function factsOf({ application, lookups, locale }: Context): ReceiptFact[] {
  const context = inDocument(lookups, locale)
  const fact = (label: string, ...lines: readonly (string | undefined)[]): ReceiptFact => ({
    label,
    lines: lines.filter((line) => line !== undefined),
  })
  const linesOf = (path: FactPath) =>
    entryTexts(entryWith(path), application, context).flatMap((words) => words.split('\n'))
  const factAt = (path: FactPath) => fact(entryWith(path).label[locale], ...linesOf(path))
  const { submittedDateTime, fees = [], attachments = [] } = application
  const collected = [...linesOf('certificateRetrieval.date'), ...linesOf('certificateRetrieval.time')]
  return [
    fact(words.submitted[locale], submittedDateTime && momentInWords(submittedDateTime, locale)),
    factAt('certificateFormats'),
    factAt('certificateTemplate'),
    factAt('consignor.organisationName'),
    factAt('recipient.consignee.name'),
    factAt('sender.contactPerson.firstName'),
    factAt('consignor.internalReference'),
    fact(words.control[locale], ...linesOf('control.dispatchDate'), ...linesOf('control.location.addressLine1')),
    factAt('transport.dateOfDeparture'),
    fact(
      words.pickup[locale],
      ...linesOf('certificateRetrieval.office'),
      joined(collected, ` ${words.at[locale]} `),
      ...linesOf('certificateRetrieval.pickupCompany'),
    ),
    fact(words.fee[locale], ...fees.map(({ amount }) => formatKroner(amount))),
    fact(words.attachments[locale], ...attachments.map(({ filename }) => filename)),
  ].filter(({ lines }) => lines.length > 0)
}

const columnsOf = (locale: Locale): ReceiptColumn[] => [
  { caption: words.number[locale], width: 28, align: 'end' },
  { caption: entryWith('productLines.species').label[locale], width: 0, align: 'start' },
  { caption: entryWith('productLines.productClassificationCode').label[locale], width: 80, align: 'start', code: true },
  {
    caption: entryWith('productLines.productionEstablishment.approvalNumber').label[locale],
    width: 0,
    align: 'start',
  },
  { caption: entryWith('productLines.packaging.numberOfPackages').label[locale], width: 60, align: 'end' },
  { caption: words.netWeight[locale], width: 84, align: 'end' },
]

/** [EXP-08] The producer: number and name, or the name alone outside the register. */
function producerOf({ productionEstablishment: producer = {} }: ProductLine, lookups: Lookups): string {
  const { isUnauthorized, approvalNumber, unauthorizedEstablishmentInfo } = producer
  if (isUnauthorized) return unauthorizedEstablishmentInfo?.name ?? ''
  return joined([approvalNumber, approvalNumber && lookups.establishment(approvalNumber)?.name], ' ') ?? ''
}

function rowOf(line: ProductLine, index: number, { lookups, locale }: Context): string[] {
  const at = (path: FactPath) => factText(path, line, inDocument(lookups, locale)) ?? ''
  return [
    String(index + 1),
    at('productLines.species'),
    // The table is narrow, and customs officers look for the code.
    line.productClassificationCode ?? '',
    producerOf(line, lookups),
    at('productLines.packaging.numberOfPackages'),
    line.netWeight === undefined ? '' : formatNumber(line.netWeight, locale, 2),
  ]
}

function totalOf(lines: readonly ProductLine[], locale: Locale): string[] {
  const { packages, netWeight } = totalsOf(lines)
  return ['', words.total[locale], '', '', quantity(packages, locale), formatNumber(netWeight, locale, 2)]
}

interface ReceiptFacts {
  readonly locale: Locale
  readonly at: Instant
  /** A QR code of a text, as SVG. */
  readonly qrOf: (text: string) => string
}

/** [API-04] [CRT-06] The receipt of an application in the exporter's language. Unanswered questions are left out. */
export function receiptOf(
  application: Application,
  lookups: Lookups,
  { locale, at, qrOf }: ReceiptFacts,
): ReceiptDocument {
  const context = { application, lookups, locale }
  const lines = application.productLines ?? []
  const { countryOfDestination: country, applicationType } = application
  const reference = formatReference(application.referenceNumber)
  return {
    kind: 'receipt',
    language: locale,
    title: `${words.title[locale]} ${reference}`,
    lead: localize(words.lead, locale, {
      type: words[applicationType][locale],
      country: lookups.name('countries', country)?.[locale] ?? country,
    }),
    note: words.notCertificate[locale],
    // A scanner types what it reads, and characters of a URL come out wrong on a Norwegian keyboard layout.
    ...(application.certificateFormats.includes('PAPER') && {
      pass: { label: words.pass[locale], qr: qrOf(reference) },
    }),
    heading: words.application[locale],
    facts: factsOf(context),
    linesHeading: words.lines[locale],
    columns: columnsOf(locale),
    rows: lines.map((line, index) => rowOf(line, index, context)),
    total: totalOf(lines, locale),
    made: localize(words.made, locale, { at: momentInWords(at, locale) }),
    page: words.page[locale],
  }
}
