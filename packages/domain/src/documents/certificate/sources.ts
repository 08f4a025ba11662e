import type { MeansOfTransport } from '../../application/enumerations.ts'
import { celsius, dayInWords, quantity } from '../../facts/document-format.ts'
import type { FactPath } from '../../facts/facts.ts'
import { isGiven } from '../../facts/write-fact.ts'
import { totalsOf } from '../../goods/product-line/totals.ts'
import { formatWeight } from '../../values/format/format.ts'
import type { BoxContent, Line, Span } from './document.ts'
import {
  answerSpan,
  answerText,
  answerWords,
  besideEnglish,
  bilingual,
  codeWords,
  enumerated,
  type Known,
  type Source,
  source,
  spoken,
  together,
} from './source.ts'
import { authority, norway, optionWords } from './words/values.ts'

const subtle = (t: string): Span => ({ t, as: 'subtle' })
const code = (t: string): Span => ({ t, as: 'code' })

/** Exporter, address and number in the register of entities, which the server knows for every application. */
export const consignor = source(
  ['consignor.organisationName', 'consignor.address', 'consignor.organisationNumber'],
  (known) => {
    const { organisationName, address, organisationNumber } = known.application.consignor
    return {
      lines: spoken([
        organisationName && { t: organisationName, as: 'strong' },
        // In a Norwegian address, the postal code and place are on a separate line.
        ...(address?.split(/,\s*/) ?? []),
        bilingual(norway, known),
        subtle(`Org. no. ${organisationNumber.replace(/(\d{3})(?=\d)/g, '$1 ')}`),
      ]),
    }
  },
)

interface PartyParts {
  readonly name: FactPath
  readonly address?: FactPath
  readonly postalCode?: FactPath
  readonly city?: FactPath
  readonly country?: FactPath
  readonly phone?: FactPath
}

/** Name, address, postal code and city with country, phone: those that the form asks for. */
export function party<const P extends PartyParts>(parts: P): Source<NonNullable<P[keyof P]> & FactPath> {
  const { name, address, postalCode, city, country, phone }: PartyParts = parts
  const reads = [name, address, postalCode, city, country, phone].filter((path) => path !== undefined)
  const made = source(reads, (known) => {
    const at = (path: FactPath | undefined) => (path === undefined ? undefined : answerText(known, path))
    const who = at(name)
    const place = together([at(city), at(postalCode)], ' ')
    const land = country && answerWords(known, country)
    const where = together([place, land?.en], ', ')
    const others = besideEnglish(land, known)
    return {
      lines: spoken([
        who && { t: who, as: 'strong' },
        at(address),
        others.length === 0 ? where : [where ?? '', ...others],
        at(phone),
      ]),
    }
  })
  return made as Source as Source<NonNullable<P[keyof P]> & FactPath> // it reads exactly the paths that it was given
}

/** The consignee, who is in the country of destination. */
export const consignee = party({
  name: 'recipient.consignee.name',
  address: 'recipient.consignee.address',
  postalCode: 'recipient.consignee.postalCode',
  city: 'recipient.consignee.city',
  country: 'countryOfDestination',
  phone: 'recipient.consignee.phoneNumber',
})

export const onBehalfOf = source(
  ['recipient.isOnBehalfOfConsignee', 'recipient.onBehalfOfConsignee.name', 'recipient.onBehalfOfConsignee.country'],
  (known) => {
    const name = answerText(known, 'recipient.onBehalfOfConsignee.name')
    const country = answerWords(known, 'recipient.onBehalfOfConsignee.country')
    return {
      lines: spoken([name && { t: name, as: 'strong' }, country && bilingual(country, known)]),
    }
  },
)

export const operatorResponsible = party({
  name: 'recipient.operatorResponsibleForConsignment.name',
  address: 'recipient.operatorResponsibleForConsignment.address',
  postalCode: 'recipient.operatorResponsibleForConsignment.postalCode',
  city: 'recipient.operatorResponsibleForConsignment.city',
  country: 'recipient.operatorResponsibleForConsignment.country',
  phone: 'recipient.operatorResponsibleForConsignment.phoneNumber',
})

export const placeOfDestination = party({
  name: 'recipient.placeOfDestination.name',
  address: 'recipient.placeOfDestination.address',
  postalCode: 'recipient.placeOfDestination.postalCode',
  city: 'recipient.placeOfDestination.city',
  country: 'recipient.placeOfDestination.country',
})

const dispatched = 'transport.placeOfDispatch.establishment'
const outside = `${dispatched}.unauthorizedEstablishmentInfo` as const

/** An establishment as the place of dispatch: as the register describes it, or as the exporter did. */
export const dispatchEstablishment = source(
  [
    `${dispatched}.isUnauthorized`,
    `${dispatched}.approvalNumber`,
    `${outside}.name`,
    `${outside}.address`,
    `${outside}.postalCode`,
    `${outside}.postalCity`,
  ],
  (known) => {
    const number = answerText(known, `${dispatched}.approvalNumber`)
    const isOutside = known.application.transport?.placeOfDispatch?.establishment?.isUnauthorized === true
    const registered = number === undefined || isOutside ? undefined : known.lookups.establishment(number)
    const described = {
      name: answerText(known, `${outside}.name`),
      address: answerText(known, `${outside}.address`),
      postalCode: answerText(known, `${outside}.postalCode`),
      postalCity: answerText(known, `${outside}.postalCity`),
    }
    const { name, address, postalCode, postalCity } = registered ?? described
    return {
      lines: spoken([
        spoken([number && code(number), name && { t: name, as: 'strong' }]) as Line,
        together([address, together([postalCode, postalCity], ' ')], ', '),
      ]),
    }
  },
)

/** Day and, where it is asked, time of departure in Norway. */
export const departureDay = source(['transport.dateOfDeparture'], (known) => ({
  lines: spoken([answerText(known, 'transport.dateOfDeparture')]),
}))

export const departure = source(['transport.dateOfDeparture', 'transport.timeOfDeparture'], ({ application }) => {
  const { dateOfDeparture: day, timeOfDeparture: time } = application.transport ?? {}
  if (day === undefined) return {}
  return { lines: [together([dayInWords(day, 'en'), time && `${time} (Oslo)`], ', ') ?? ''] }
})

/** Each container on a separate line, with its seals. */
export const containers = source(['transport.containers'], ({ application }) => ({
  lines: (application.transport?.containers ?? []).map(({ number, seals = [] }): Line => {
    const sealed = seals.flatMap((seal) => seal.number ?? [])
    return [
      ...(number === undefined ? [] : [subtle('Container'), code(number)]),
      ...(sealed.length === 0 ? [] : [subtle(seals.length > 1 ? 'Seals' : 'Seal')]),
      ...sealed.map((seal, index) => code(index === sealed.length - 1 ? seal : `${seal},`)),
    ]
  }),
}))

function ticked(means: readonly MeansOfTransport[], known: Known): BoxContent['options'] {
  const chosen = known.application.transport?.meansOfTransport
  return means.map((option) => ({ on: option === chosen, t: bilingual(optionWords[option], known) }))
}

/** The means that the form offers, with the chosen one ticked. */
export const meansOfTransport = (...means: readonly MeansOfTransport[]) =>
  source(['transport.meansOfTransport'], (known) => ({ options: ticked(means, known) }))

/** The answers that identify each means of transport, with their labels. */
const identifying = {
  AIR: { 'transport.flightNumber': 'Flight' },
  SHIP: { 'transport.vessel.name': 'Vessel', 'transport.vessel.imoNumber': 'IMO' },
  TRUCK: { 'transport.registrationNumber': 'Registration' },
  TRAIN: { 'transport.wagonNumber': 'Wagon' },
  OTHER: { 'transport.transportId': 'Identification' },
} as const satisfies Readonly<Record<MeansOfTransport, { readonly [Path in FactPath]?: string }>>

type Identifying<M extends MeansOfTransport> =
  | 'transport.meansOfTransport'
  | (M extends MeansOfTransport ? keyof (typeof identifying)[M] : never)

/** An answer after its label. */
function worded(word: string, known: Known, path: FactPath): Span[] {
  const value = answerSpan(known, path)
  return value === undefined ? [] : [subtle(word), value]
}

/** The means of transport, and what identifies the flight, ship or vehicle. */
export function identifiedTransport<const M extends MeansOfTransport>(
  ...means: readonly M[]
): Source<Identifying<M> & FactPath> {
  const words = means.flatMap((one) => Object.entries(identifying[one])) as [FactPath, string][] // keys of the table
  const made = source(['transport.meansOfTransport', ...words.map(([path]) => path)], (known) => ({
    options: ticked(means, known),
    lines: spoken([words.flatMap(([path, word]) => worded(word, known, path))]),
  }))
  return made as Source as Source<Identifying<M> & FactPath> // it reads what identifies the means
}

/** The name of the carrier's document, by means of transport. */
const carriersDocument: Readonly<Record<MeansOfTransport, string>> = {
  AIR: 'AWB',
  SHIP: 'B/L',
  TRUCK: 'CMR',
  TRAIN: 'CIM',
  OTHER: 'Document',
}

function carriersLine(known: Known): Line {
  const { meansOfTransport = 'OTHER' } = known.application.transport ?? {}
  return worded(carriersDocument[meansOfTransport], known, 'transport.transportDocument')
}

/** The number of the waybill, bill of lading or consignment note. The means only decides its label, and fills another box. */
export const transportDocument = source(['transport.transportDocument'], (known) => ({
  lines: spoken([carriersLine(known)]),
}))

/** The temperature of the goods: ambient, or between two limits. */
export const temperature = source(
  [
    'transport.temperatureRequirements.isAmbient',
    'transport.temperatureRequirements.minTemperature',
    'transport.temperatureRequirements.maxTemperature',
  ],
  (known) => {
    const {
      isAmbient = false,
      minTemperature: min,
      maxTemperature: max,
    } = known.application.transport?.temperatureRequirements ?? {}
    const bounds = [...new Set([min, max])]
      .filter((bound) => bound !== undefined)
      .map((bound: number) => celsius(bound, 'en'))
    const range = isAmbient || bounds.length === 0 ? undefined : bounds.join(' to ')
    return {
      options: [
        { on: isAmbient, t: bilingual(optionWords.AMBIENT, known) },
        { on: range !== undefined, t: range ?? bilingual(optionWords.CONTROLLED, known) },
      ],
    }
  },
)

export const humanConsumption = source(['transport.intendedForHumanConsumption'], (known) => ({
  options: [
    {
      on: isGiven(known.application.transport?.intendedForHumanConsumption),
      t: bilingual(optionWords.HUMAN_CONSUMPTION, known),
    },
  ],
}))

export const certifiedFor = source(
  [
    'transport.intendedForHumanConsumption',
    'transport.intendedForCanningIndustry',
    'transport.intendedForImportAdmissionEu',
  ],
  (known) => {
    const {
      intendedForHumanConsumption: people,
      intendedForCanningIndustry: canning,
      intendedForImportAdmissionEu: european,
    } = known.application.transport ?? {}
    return {
      options: [
        { on: isGiven(people), t: bilingual(optionWords.HUMAN_CONSUMPTION, known) },
        { on: canning === true, t: bilingual(optionWords.CANNING, known) },
        { on: european === true, t: bilingual(optionWords.IMPORT_EU, known) },
      ],
    }
  },
)

/** The carrier's document and the others that accompany the goods, one per line. */
export const accompanyingDocuments = source(
  ['transport.transportDocument', 'transport.accompanyingDocuments'],
  (known) => ({
    lines: spoken([
      carriersLine(known),
      ...(known.application.transport?.accompanyingDocuments ?? []).map(
        ({ type, referenceNumber }) => spoken([type, referenceNumber && code(referenceNumber)]) as Line, // spans, none of which is a list
      ),
    ]),
  }),
)

const fromLines = (write: (known: Known) => Line) => (known: Known) =>
  known.lines.length === 0 ? {} : { lines: [write(known)] }

export const totalPackages = source(
  ['productLines.packaging.numberOfPackages'],
  fromLines(({ lines }) => quantity(totalsOf(lines).packages, 'en')),
)

export const totalNetWeight = source(
  ['productLines.netWeight'],
  fromLines(({ lines }) => formatWeight(totalsOf(lines).netWeight, 'en')),
)

export const grossWeight = source(['transport.totalGrossWeight'], (known) => ({
  lines: spoken([answerText(known, 'transport.totalGrossWeight')]),
}))

/** The types of packaging of all lines, each once. */
export const packageTypes = source(['productLines.packaging.type'], (known) => {
  const types = known.lines.map(({ packaging }) => packaging?.type ?? '').filter((type) => type !== '')
  const kinds = [...new Set(types)].map((type) => codeWords(known, 'packaging-types', type))
  return { lines: spoken([enumerated(kinds, known)]) }
})

/** From the issue and the authority itself, without any answer. */
export const certificateNumber = source([], ({ number }) => ({ lines: [number] }))
export const competentAuthority = source([], (known) => ({ lines: [bilingual(authority, known)] }))
export const issuingOffice = source([], ({ office, lookups }) => {
  if (office === undefined) return {}
  return { lines: [`${lookups.name('certificate-offices', office)?.en ?? office}, ${norway.en}`] }
})
export const countryOfOrigin = source([], (known) => ({
  lines: [[...bilingual(norway, known), code('NO')]],
}))
