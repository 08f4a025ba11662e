import { addDays, daysBetween } from '@eksport/forms'
import type { EstablishmentRecord } from '../documents/rule/register.ts'
import type { RuleApplication } from '../documents/rule/rule-subject.ts'
import type { ProductLine } from '../goods/product-line/product-line.ts'
import type { RuleFixture } from './a-rule-context.ts'

/** [RUL-08] Random values for a test, the same for the same seed. */
export interface Draw {
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number
  one<Item>(items: readonly Item[]): Item
}

/** A seeded random generator (mulberry32). */
export function drawOf(seed: number): Draw {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    whole,
    one: (items) => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new TypeError('There is nothing to draw from')
      return item
    },
  }
}

/** An application, and the facts of the day on which it is sent. */
export interface Consignment {
  readonly application: RuleApplication
  readonly fixture: RuleFixture & { readonly today: string }
}

const isFresh = ({ processingState }: ProductLine) => processingState === 'FRESH' || processingState === 'CHILLED'

/** Similar goods, produced recently enough: other days, other weights. */
function madeAnew(line: ProductLine, today: string, { whole }: Draw): ProductLine {
  const to = addDays(today, -whole(0, isFresh(line) ? 2 : 250))
  const from = addDays(to, -whole(0, isFresh(line) ? 2 : 20))
  const slaughtered = addDays(from, -whole(0, isFresh(line) ? 2 : 10))
  const numberOfPackages = whole(10, 180)
  const ofPackage = (line.netWeight ?? 0) / (line.packaging?.numberOfPackages ?? 1)
  return {
    ...line,
    productionPeriod: { from, to },
    packaging: { ...line.packaging, numberOfPackages },
    netWeight: Math.round(Math.min(ofPackage, 40) * numberOfPackages * whole(80, 120)) / 100,
    ...(line.slaughterInformation && {
      slaughterInformation: line.slaughterInformation.map((one) => ({ ...one, fromDate: slaughtered, toDate: to })),
    }),
  }
}

const climateOf = ({ transport }: RuleApplication) => JSON.stringify(transport?.temperatureRequirements)

/** [RUL-08] An application that a sensible exporter might send: a sample with the goods of similar ones, on other days. */
export function sensible(
  samples: readonly RuleApplication[],
  establishments: ReadonlyMap<string, EstablishmentRecord>,
  draw: Draw,
): Consignment {
  const sample = draw.one(samples)
  const today = addDays('2026-01-05', draw.whole(0, 330))
  const dateOfDeparture = addDays(today, draw.whole(1, 8))
  const pool = samples.filter(
    (other) => other.certificateTemplate === sample.certificateTemplate && climateOf(other) === climateOf(sample),
  )
  const lines = pool.flatMap(({ productLines = [] }) => productLines)
  const productLines = Array.from({ length: draw.whole(1, 3) }, (_, index) => ({
    ...madeAnew(draw.one(lines), today, draw),
    id: `vl-${index}`,
  }))
  const known = productLines.map(({ productionEstablishment }) => productionEstablishment?.approvalNumber ?? '')
  return {
    application: {
      ...sample,
      control: { ...sample.control, dispatchDate: addDays(dateOfDeparture, -1) },
      certificateRetrieval: { ...sample.certificateRetrieval, date: addDays(dateOfDeparture, -1) },
      transport: { ...sample.transport, dateOfDeparture },
      productLines,
    },
    fixture: {
      today,
      autoApprove: true,
      establishments: new Map([...establishments].filter(([approvalNumber]) => known.includes(approvalNumber))),
      diseases: [],
      duplicates: [],
    },
  }
}

/** Makes a sensible application absurd; undefined where that is not possible in this one. */
type Planting = (consignment: Consignment, draw: Draw) => Partial<Consignment> | undefined

/** Changes in one of its lines. */
const inLine =
  (change: (line: ProductLine, consignment: Consignment, draw: Draw) => Partial<ProductLine> | undefined): Planting =>
  (consignment, draw) => {
    const { application } = consignment
    const lines = application.productLines ?? []
    const at = draw.whole(0, lines.length - 1)
    const line = lines[at]
    const changed = line && change(line, consignment, draw)
    if (changed === undefined) return undefined
    const productLines = lines.map((one, index) => (index === at ? { ...one, ...changed } : one))
    return { application: { ...application, productLines } }
  }

const inTransport =
  (change: (consignment: Consignment, draw: Draw) => RuleApplication['transport'] | undefined): Planting =>
  (consignment, draw) => {
    const { application } = consignment
    const changed = change(consignment, draw)
    return changed && { application: { ...application, transport: { ...application.transport, ...changed } } }
  }

/** The only certificate of these whose form asks when the fish was slaughtered. */
const inSlaughter = (day: (line: ProductLine, draw: Draw) => string): Planting =>
  inLine((line, { application }, draw) => {
    const [one] = line.slaughterInformation ?? []
    if (one === undefined || application.certificateTemplate !== '1.1.7') return undefined
    const date = day(line, draw)
    return { slaughterInformation: [{ ...one, fromDate: date, toDate: date }] }
  })

const departureOf = ({ application }: Consignment) => application.transport?.dateOfDeparture ?? ''
const headingOf = ({ productClassificationCode = '' }: ProductLine) => productClassificationCode.slice(0, 4)

// The chapters of the Harmonized System as a person reads them, independent of the table that the rules use.
const strangers: Readonly<Record<string, readonly string[]>> = {
  '0302': ['2524', '2611', '2729'],
  '0303': ['2524', '2611', '2729'],
  '0304': ['2524', '2611', '2729'],
  '0305': ['2524', '2611', '2729'],
  '0306': ['711', '1022', '2611', '2729'],
  '1504': ['2524', '2611'],
}
const states: Readonly<Record<string, readonly string[]>> = {
  '0302': ['SALTED', 'DRIED', 'SMOKED', 'CANNED', 'FROZEN'],
  '0303': ['SALTED', 'DRIED', 'SMOKED', 'CANNED', 'FRESH'],
  '0304': ['SALTED', 'SMOKED', 'CANNED'],
  '0305': ['FRESH', 'CANNED', 'FROZEN'],
  '0306': ['CANNED'],
  '0309': ['SALTED', 'SMOKED', 'FRESH'],
  '1504': ['SALTED', 'SMOKED', 'FRESH'],
}
const types: Readonly<Record<string, readonly string[]>> = {
  '0302': ['FILLET', 'MINCED', 'OIL', 'MEAL'],
  '0303': ['FILLET', 'MINCED', 'OIL', 'MEAL'],
  '0304': ['WHOLE', 'GUTTED', 'OIL', 'MEAL'],
  '0306': ['OIL', 'MEAL', 'CAVIAR'],
  '0309': ['FILLET', 'WHOLE', 'OIL'],
  '1504': ['FILLET', 'WHOLE', 'MEAL'],
}

const among =
  (
    table: Readonly<Record<string, readonly string[]>>,
    part: 'species' | 'processingState' | 'processingType',
  ): Planting =>
  (consignment, draw) =>
    inLine((line) => {
      const wrong = table[headingOf(line)]
      return wrong && !line.isAlive ? { [part]: draw.one(wrong) } : undefined
    })(consignment, draw)

const sixDigitsOfOthers: Readonly<Record<string, string>> = { '711': '030251', '714': '030251', '1022': '030214' }

/** [RUL-08] Absurdities by name, one each. */
export const absurdities: Readonly<Record<string, Planting>> = {
  'production after departure': inLine((_, all, { whole }) => {
    const day = addDays(departureOf(all), whole(1, 400))
    return { productionPeriod: { from: day, to: day } }
  }),
  'production that ends before it begins': inLine(({ productionPeriod }, _, { whole }) => {
    const day = productionPeriod?.from
    return day ? { productionPeriod: { from: day, to: addDays(day, -whole(1, 60)) } } : undefined
  }),
  'production for months': inLine(({ productionPeriod }, _, { whole }) => {
    const day = productionPeriod?.to
    return day ? { productionPeriod: { from: addDays(day, -whole(35, 300)), to: day } } : undefined
  }),
  'production decades ago': inLine((_, { fixture }, { whole }) => {
    const day = addDays(fixture.today, -whole(3700, 30_000))
    return { productionPeriod: { from: day, to: day } }
  }),
  'production that has not ended': inLine((_, { fixture, application }, { whole }) => {
    const left = daysBetween(fixture.today, application.transport?.dateOfDeparture ?? fixture.today)
    const day = addDays(fixture.today, whole(1, left))
    return { productionPeriod: { from: day, to: day } }
  }),
  'slaughter after production': inSlaughter(({ productionPeriod }, { whole }) =>
    addDays(productionPeriod?.to ?? '', whole(1, 400)),
  ),
  'slaughter years ago': inSlaughter(({ productionPeriod }, { whole }) =>
    addDays(productionPeriod?.from ?? '', -whole(70, 10_000)),
  ),
  'a species of another group': among(strangers, 'species'),
  'another state than the heading’s': among(states, 'processingState'),
  'another type than the heading’s': among(types, 'processingType'),
  'the code of another species': inLine(({ species = '', productClassificationCode = '' }) => {
    const code = sixDigitsOfOthers[species]
    return code && productClassificationCode.length === 6 ? { productClassificationCode: code } : undefined
  }),
  'a living animal under a heading of dead ones': inLine((line) =>
    headingOf(line) === '0306' ? undefined : { isAlive: true },
  ),
  'a dead one under living fish': inLine((line) => (line.isAlive ? undefined : { productClassificationCode: '0301' })),
  'a code that nobody has': inLine(({ productClassificationCode = '' }) => ({
    productClassificationCode: `98${productClassificationCode.slice(2)}`,
  })),
  'a species that nobody has': inLine((_, __, { whole }) => ({ species: String(whole(900_000, 999_999)) })),
  'what nobody farms, farmed': inLine((_, __, { one }) => ({
    natureOfCommodity: 'FARMED',
    species: one(['2524', '611', '751', '2013', '2534']),
  })),
  'a protected species': inLine((_, __, { one }) => ({ species: one(['2729', '2711', '212', '117', '1225']) })),
  'next to nothing in millions of packages': inLine(({ packaging }, _, { whole }) => ({
    netWeight: 0.01,
    packaging: { ...packaging, numberOfPackages: whole(100_000, 9_999_999) },
  })),
  'tonnes in one package': inLine(({ packaging }, _, { whole }) => ({
    netWeight: whole(1600, 20_000),
    packaging: { ...packaging, numberOfPackages: 1 },
  })),
  'more than the means of transport carries': (consignment, draw) => {
    const { transport = {} } = consignment.application
    const isUnlimited = transport.meansOfTransport === 'SHIP' && (transport.containers ?? []).length === 0
    if (isUnlimited) return undefined
    return inLine(({ packaging }) => ({
      netWeight: draw.whole(120_000, 900_000),
      packaging: { ...packaging, numberOfPackages: 20_000 },
    }))(consignment, draw)
  },
  'what must be cooled without cooling': inTransport(({ application }) =>
    application.productLines?.some(({ processingState = '', isAlive }) =>
      isAlive ? true : ['FRESH', 'FROZEN', 'COOKED_FROZEN', 'COLD_SMOKED'].includes(processingState),
    )
      ? { temperatureRequirements: { isAmbient: true } }
      : undefined,
  ),
  'frozen goods thawed': inTransport(({ application }, { whole }) =>
    application.productLines?.some(({ processingState }) => /FROZEN/.test(processingState ?? ''))
      ? { temperatureRequirements: { isAmbient: false, minTemperature: 0, maxTemperature: whole(1, 9) } }
      : undefined,
  ),
  'fresh goods frozen': inTransport(({ application }, { whole }) =>
    application.productLines?.some(isFresh)
      ? { temperatureRequirements: { isAmbient: false, minTemperature: -25, maxTemperature: whole(-24, -5) } }
      : undefined,
  ),
  'any temperature at all': inTransport(() => ({
    temperatureRequirements: { isAmbient: false, minTemperature: -30, maxTemperature: 30 },
  })),
  'a departure that has passed': inTransport(({ fixture }, { whole }) => ({
    dateOfDeparture: addDays(fixture.today, -whole(1, 700)),
  })),
  'a departure an hour ago': inTransport(({ fixture, application }) =>
    // Where the form asks for the time.
    application.certificateTemplate === '2.1.22'
      ? { dateOfDeparture: fixture.today, timeOfDeparture: '11:00' }
      : undefined,
  ),
  'control after departure': (consignment, { whole }) => ({
    application: {
      ...consignment.application,
      control: {
        ...consignment.application.control,
        dispatchDate: addDays(departureOf(consignment), whole(1, 30)),
      },
    },
  }),
  'a destination in another country': ({ application }, { one }) => {
    const { placeOfDestination } = application.recipient ?? {}
    if (placeOfDestination === undefined) return undefined
    const country = one(['NO', 'SE', 'AQ'].filter((code) => code !== application.countryOfDestination))
    return { application: { ...application, recipient: { placeOfDestination: { ...placeOfDestination, country } } } }
  },
  'a producer that no register has': inLine((_, __, { whole }) => ({
    productionEstablishment: { isUnauthorized: false, approvalNumber: `X${whole(1, 999)}` },
  })),
  'the same consignment twice': ({ fixture }, { whole }) => ({
    fixture: {
      ...fixture,
      duplicates: [{ referenceNumber: whole(1, 9999), organisationNumber: '310000043', issued: whole(0, 1) === 1 }],
    },
  }),
  'registers that do not answer': ({ fixture }, { one }) => ({
    fixture: { ...fixture, unavailable: [one(['establishments', 'duplicates'] as const)] },
  }),
}

/** A sensible application with one absurdity in it. */
export function absurd(consignment: () => Consignment, draw: Draw): Consignment & { readonly planted: string } {
  for (;;) {
    const planted = draw.one(Object.keys(absurdities))
    const whole = consignment()
    const changed = absurdities[planted]?.(whole, draw)
    if (changed !== undefined) return { ...whole, ...changed, planted }
  }
}
