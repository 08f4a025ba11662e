import { type CodeLabels, formatDate, formatNumber, formatWeight, type ProductLine } from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'
import type { Translate } from '../../foundation/text/catalogue.js'
import { animalHealthTexts, natureTexts, yesNoTexts } from '../vocabulary.js'
import type { productLineCardTexts } from './product-line-card.texts.js'

/** The facts of a product line, in the order they are shown. */
export const factKeys = [
  'approvalNumber',
  'species',
  'productionPeriod',
  'slaughterInformation',
  'vesselInformation',
  'natureOfCommodity',
  'animalHealth',
  'isAlive',
  'processingState',
  'processingType',
  'productDescription',
  'packaging',
  'netWeight',
  'productClassificationCode',
  'lotNumber',
  'coldStore',
  'productPackedForFinalConsumer',
  'catchAreas',
  'aquacultureArea',
] as const

/** One fact of a product line. */
export type FactKey = (typeof factKeys)[number]

/** Facts that tell a line from its neighbours; the card's head already says species, period and weight. */
export const shortFactKeys: readonly FactKey[] = [
  'approvalNumber',
  'processingState',
  'slaughterInformation',
  'vesselInformation',
  'packaging',
  'productClassificationCode',
]

/** What turns a stored line into words. */
export interface FactContext {
  readonly labels: CodeLabels
  readonly locale: Locale
  readonly t: Translate<typeof productLineCardTexts>
}

type Value = string | readonly string[] | undefined

/** `18.11.2026–21.11.2026`; one date when both are the same, and what there is when one is missing. */
export function formatPeriod(from: string | undefined, to: string | undefined): string | undefined {
  if (from === to || !to) return from && formatDate(from)
  return from ? `${formatDate(from)}–${formatDate(to)}` : formatDate(to)
}

const values: Record<FactKey, (line: ProductLine, context: FactContext) => Value> = {
  approvalNumber: establishment,
  species: ({ species }, { labels }) => species && labels.label('species', species),
  productionPeriod: ({ productionPeriod }) => formatPeriod(productionPeriod?.from, productionPeriod?.to),
  slaughterInformation: ({ slaughterInformation }, { t }) =>
    slaughterInformation?.flatMap(({ fromDate, toDate, siteNumber }) => {
      const period = formatPeriod(fromDate, toDate)
      if (siteNumber === undefined) return period ?? []
      return period ? t('slaughterSite', { period, site: siteNumber }) : String(siteNumber)
    }),
  vesselInformation: ({ vesselInformation }) =>
    vesselInformation
      ?.map(({ vesselName, vesselNumber }) => [vesselName, vesselNumber].filter(Boolean).join(', '))
      .filter(Boolean),
  natureOfCommodity: ({ natureOfCommodity }, { locale }) =>
    natureOfCommodity && localize(natureTexts[natureOfCommodity], locale),
  animalHealth: ({ animalHealth }, { locale }) => animalHealth && localize(animalHealthTexts[animalHealth], locale),
  isAlive: ({ isAlive }, { locale }) => yesNo(isAlive, locale),
  processingState: ({ processingState }, { labels }) =>
    processingState && labels.label('processing-states', processingState),
  processingType: ({ processingType }, { labels }) =>
    processingType && labels.label('processing-types', processingType),
  productDescription: ({ productDescription }) => productDescription,
  packaging: ({ packaging }, { labels, locale }) => {
    const count =
      packaging?.numberOfPackages === undefined ? undefined : formatNumber(packaging.numberOfPackages, locale)
    const type = packaging?.type && labels.label('packaging-types', packaging.type)
    return [count, count === undefined ? type : type?.toLocaleLowerCase(locale)].filter(Boolean).join(', ')
  },
  netWeight: ({ netWeight }, { locale }) => (netWeight === undefined ? undefined : formatWeight(netWeight, locale)),
  productClassificationCode: ({ productClassificationCode }) => productClassificationCode,
  lotNumber: ({ lotNumber }) => lotNumber,
  coldStore: ({ coldStore }) => coldStore ?? undefined,
  productPackedForFinalConsumer: ({ productPackedForFinalConsumer }, { locale }) =>
    yesNo(productPackedForFinalConsumer, locale),
  catchAreas: ({ catchAreas }, { labels }) => catchAreas?.map((code) => labels.label('catch-areas', code)),
  aquacultureArea: ({ aquacultureArea }, { labels }) =>
    aquacultureArea && labels.label('aquaculture-areas', aquacultureArea),
}

/** The words of one fact; undefined, empty text or an empty list means that the line does not say. */
export function factValue(key: FactKey, line: ProductLine, context: FactContext): Value {
  return values[key](line, context)
}

/** The name of a line in running text: its species, or that it has none yet. */
export function lineName(line: ProductLine, { labels, t }: FactContext): string {
  return line.species ? labels.label('species', line.species) : t('unnamed')
}

function establishment({ productionEstablishment }: ProductLine, { labels }: FactContext): string | undefined {
  if (!productionEstablishment) return undefined
  const { approvalNumber, isUnauthorized, unauthorizedEstablishmentInfo: info } = productionEstablishment
  const country = isUnauthorized && info?.country ? labels.label('countries', info.country) : undefined
  return [approvalNumber ?? info?.name, country].filter(Boolean).join(', ')
}

function yesNo(value: boolean | undefined, locale: Locale): string | undefined {
  return value === undefined ? undefined : localize(value ? yesNoTexts.yes : yesNoTexts.no, locale)
}
