import { type Application, formatNumber, type ProductLine } from '@eksport/domain'
import { words } from './catalogue.ts'
import { totals } from './certificate-facts.ts'
import { formatQuantity, formatShortPeriod } from './format.ts'
import type { Lookups } from './lookups.ts'

/** What one row of the goods table says. The scientific name stands by itself: it is written in another language. */
export type GoodsRow = {
  product: string
  scientificName?: string
  details?: string
  commodityCode: string
  production: string
  producer: string
  origin: string
  packages: string
  netWeight: string
}

const known = (parts: readonly (string | undefined | null | false)[]) =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '')

const producerOf = ({ productionEstablishment: producer }: ProductLine) => {
  const country = producer?.unauthorizedEstablishmentInfo?.country
  return producer?.isUnauthorized === true
    ? known([producer.approvalNumber ?? producer.unauthorizedEstablishmentInfo?.name, country && `(${country})`]).join(
        ' ',
      )
    : (producer?.approvalNumber ?? '')
}

const originOf = (line: ProductLine) => {
  const origins: readonly (string | undefined)[] = [
    ...(line.catchAreas ?? []),
    line.aquacultureArea,
    ...(line.slaughterInformation ?? []).map(({ siteNumber }) => (siteNumber ? `Site ${siteNumber}` : undefined)),
    ...(line.vesselInformation ?? []).map((vessel) => vessel.vesselNumber ?? vessel.vesselName),
  ]
  return known(origins).join('\n')
}

const goodsRow = (line: ProductLine, lookups: Lookups): GoodsRow => {
  const name = (list: Parameters<Lookups['name']>[0], code: string | undefined) =>
    code === undefined ? undefined : (lookups.name(list, code)?.en ?? code)
  const details = known([
    line.isAlive === true ? 'Live' : name('processing-states', line.processingState),
    name('processing-types', line.processingType),
    name('nature-of-commodities', line.natureOfCommodity),
    line.animalHealth && `Animal health: ${name('animal-health', line.animalHealth)}`,
    line.productPackedForFinalConsumer === true && 'Packed for final consumer',
    line.coldStore && `Cold store ${line.coldStore}`,
    line.lotNumber && `Lot\u00A0${line.lotNumber}`,
  ])
  const scientificName = line.species === undefined ? undefined : lookups.scientificName(line.species)
  return {
    product: name('species', line.species) ?? '',
    ...(scientificName === undefined ? {} : { scientificName }),
    details: known([details.join('\u00A0· '), line.productDescription]).join('\n'),
    commodityCode: line.productClassificationCode ?? '',
    production: formatShortPeriod(line.productionPeriod?.from, line.productionPeriod?.to) ?? '',
    producer: producerOf(line),
    origin: originOf(line),
    packages: known([
      line.packaging?.numberOfPackages === undefined
        ? undefined
        : formatQuantity(line.packaging.numberOfPackages, 'en'),
      name('packaging-types', line.packaging?.type),
    ]).join('\n'),
    netWeight: line.netWeight === undefined ? '' : formatNumber(line.netWeight, 'en', 2),
  }
}

/** The row that sums up; the packages are counted, whatever they are. */
export function goodsTotal(application: Application): GoodsRow {
  const { packages, netWeight } = totals(application)
  const empty = { commodityCode: '', production: '', producer: '', origin: '' }
  return {
    ...empty,
    product: words.total.en,
    packages: formatQuantity(packages, 'en'),
    netWeight: formatNumber(netWeight, 'en', 2),
  }
}

/** The rows of the goods table, one a product line. */
export function goodsRows({ productLines = [] }: Application, lookups: Lookups): GoodsRow[] {
  return productLines.map((line) => goodsRow(line, lookups))
}
