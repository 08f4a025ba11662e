import type { LocalizedText } from '@eksport/forms'
import type { MeansOfTransport } from '../../application/enumerations.ts'
import type { RuleApplication } from '../rule/rule-subject.ts'

/** Observations that deserve a look and break no rule. */
export const softMarkCodes = [
  'HEAVY_LINE',
  'HEAVY_PACKAGES',
  'HEAVY_FOR_VEHICLE',
  'FIRST_TO_CONSIGNEE',
  'NEW_ADDRESS',
] as const
export type SoftMarkCode = (typeof softMarkCodes)[number]

/** [CW-08] Something unusual about a line (counted from 1) or the whole case. Nobody has to tick it. */
export interface SoftMark {
  readonly code: SoftMarkCode
  readonly line?: number
  /** The answers that it is about; those of a line as in `productLines.netWeight`. */
  readonly paths: readonly string[]
  /** Parameters of the words; amounts in kg. */
  readonly params: Readonly<Record<string, number>>
}

export const softMarkTexts = {
  HEAVY_LINE: {
    nb: 'Nettovekten er {times} ganger den vanlige i saken, {median} kg',
    nn: 'Nettovekta er {times} gonger den vanlege i saka, {median} kg',
    en: 'The net weight is {times} times what is usual in the case, {median} kg',
  },
  HEAVY_PACKAGES: {
    nb: '{each} kg i hver pakning er {times} ganger det vanlige i saken, {median} kg',
    nn: '{each} kg i kvar pakning er {times} gonger det vanlege i saka, {median} kg',
    en: '{each} kg a package is {times} times what is usual in the case, {median} kg',
  },
  HEAVY_FOR_VEHICLE: {
    nb: 'Bruttovekten {gross} kg er mer enn transportmidlet pleier å ta, {limit} kg',
    nn: 'Bruttovekta {gross} kg er meir enn transportmiddelet plar ta, {limit} kg',
    en: 'The gross weight of {gross} kg is more than the means of transport usually takes, {limit} kg',
  },
  FIRST_TO_CONSIGNEE: {
    nb: 'Eksportøren har ikke fått sertifikat til denne mottakeren før',
    nn: 'Eksportøren har ikkje fått sertifikat til denne mottakaren før',
    en: 'The exporter has had no certificate to this consignee before',
  },
  NEW_ADDRESS: {
    nb: 'Mottakerens adresse er en annen enn sist',
    nn: 'Adressa til mottakaren er ei anna enn sist',
    en: 'The address of the consignee is another than last time',
  },
} as const satisfies Readonly<Record<SoftMarkCode, LocalizedText>>

/** A line stands out when it is more than this many times the median of the case. */
const outlierFactor = 3

/** The most kilograms of goods: for a lorry, what a road train of 60 tonnes carries; for a plane, the largest freighter in service. */
const capacities: Readonly<Partial<Record<MeansOfTransport, number>>> = { TRUCK: 40_000, AIR: 140_000 }
/** Kilograms: the greatest gross mass of a container (ISO 668). */
const containerCapacity = 30_480

/** The middle number, or the mean of the two in the middle; undefined for an empty list. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  // Halved before adding, because the sum of two of the largest numbers overflows.
  return upper === undefined || lower === undefined ? undefined : lower / 2 + upper / 2
}

interface Measured {
  readonly line: number
  readonly amount: number
}

const rounded = (amount: number) => Math.round(amount * 10) / 10

/** The lines that weigh more than `outlierFactor` times the median of all lines with a weight. */
function outliers(amounts: readonly (number | undefined)[]) {
  const measured = amounts.flatMap((amount, index): Measured[] =>
    amount === undefined || !(amount > 0) ? [] : [{ line: index + 1, amount }],
  )
  const usual = median(measured.map(({ amount }) => amount))
  if (usual === undefined) return []
  return measured
    .filter(({ amount }) => amount / usual > outlierFactor)
    .map(({ line, amount }) => ({ line, amount, usual, times: rounded(amount / usual) }))
}

function capacityOf({ meansOfTransport, containers = [] }: NonNullable<RuleApplication['transport']>) {
  if (containers.length > 0) return containers.length * containerCapacity
  return meansOfTransport && capacities[meansOfTransport]
}

function heavyForVehicle({ transport }: SoftlyMarked): SoftMark[] {
  const gross = transport?.totalGrossWeight
  const limit = transport && capacityOf(transport)
  if (gross === undefined || limit === undefined || gross <= limit) return []
  return [{ code: 'HEAVY_FOR_VEHICLE', paths: ['transport.totalGrossWeight'], params: { gross, limit } }]
}

/** The parts of an application that are read. */
export type SoftlyMarked = Pick<RuleApplication, 'transport' | 'productLines'>

/** What is known from the exporter's earlier certificates. */
export interface FormerDealings {
  readonly isFirstToConsignee: boolean
  readonly isNewAddress: boolean
}

function newOfConsignee({ isFirstToConsignee, isNewAddress }: FormerDealings): SoftMark[] {
  const mark = (code: SoftMarkCode, path: string): SoftMark => ({ code, paths: [path], params: {} })
  return [
    ...(isFirstToConsignee ? [mark('FIRST_TO_CONSIGNEE', 'recipient.consignee.name')] : []),
    ...(isNewAddress ? [mark('NEW_ADDRESS', 'recipient.consignee.address')] : []),
  ]
}

/** [CW-08] What deserves a look: first in the whole case, then line by line. */
export function softMarks(application: SoftlyMarked, dealings?: FormerDealings): readonly SoftMark[] {
  const { productLines = [] } = application
  const heavy = outliers(productLines.map(({ netWeight }) => netWeight)).map(
    ({ line, usual, times }): SoftMark => ({
      code: 'HEAVY_LINE',
      line,
      paths: ['productLines.netWeight'],
      params: { times, median: rounded(usual) },
    }),
  )
  const each = productLines.map(({ netWeight, packaging: { numberOfPackages } = {} }) =>
    netWeight === undefined || !numberOfPackages ? undefined : netWeight / numberOfPackages,
  )
  const packed = outliers(each).map(
    ({ line, amount, usual, times }): SoftMark => ({
      code: 'HEAVY_PACKAGES',
      line,
      paths: ['productLines.packaging.numberOfPackages', 'productLines.netWeight'],
      params: { each: rounded(amount), times, median: rounded(usual) },
    }),
  )
  const ofLines = [...heavy, ...packed].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  return [...(dealings ? newOfConsignee(dealings) : []), ...heavyForVehicle(application), ...ofLines]
}
