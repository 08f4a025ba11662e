import type { ApplicationDraft } from '../../application/draft.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'

function omit<T extends object, K extends keyof T>(part: T, names: readonly K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(part).filter(([name]) => !names.some((left) => left === name))) as Omit<T, K> // the same entries, some left out
}

const journeyPaths = [
  'flightNumber',
  'vessel',
  'registrationNumber',
  'wagonNumber',
  'transportId',
  'transportDocument',
  'containers',
  'dateOfDeparture',
  'timeOfDeparture',
] as const

/** The same goods on another day: species, producer and packing stay; batch and days of production and slaughter are removed. */
export function lineForCopy({ slaughterInformation, ...line }: ProductLine): ProductLine {
  return {
    ...omit(line, ['lotNumber', 'productionPeriod']),
    ...(slaughterInformation && {
      slaughterInformation: slaughterInformation.map((slaughter) => omit(slaughter, ['fromDate', 'toDate'])),
    }),
  }
}

/**
 * [TPL-13] [EXP-05] The answers of an application that is copied into another one. What belongs to one journey and one pickup is
 * left out, as the specification lists it; so is, by decision 037, what belongs to one consignment: the invoice, batches, and the
 * days on which the goods were produced and slaughtered.
 */
export function forCopy({
  consignor,
  control,
  transport,
  certificateRetrieval,
  productLines,
  ...rest
}: ApplicationDraft): ApplicationDraft {
  return {
    ...rest,
    consignor: omit(consignor, ['internalReference']),
    ...(control && { control: omit(control, ['dispatchDate', 'dispatchTime']) }),
    ...(transport && { transport: omit(transport, journeyPaths) }),
    ...(certificateRetrieval && { certificateRetrieval: omit(certificateRetrieval, ['date', 'time']) }),
    ...(productLines && { productLines: productLines.map(lineForCopy) }),
  }
}
