import { describe, expect, it } from 'vitest'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import { template as china } from '../../templates/1.1.100/template.ts'
import { given } from '../../testing/a-rule-context.ts'
import { anApplication, aProductLine, aRuleContext, aWildCaughtLine, type RuleFixture } from '../../testing/index.ts'
import { assess } from './check-rules.ts'
import type { RuleParameters } from './rule-context.ts'
import type { RuleApplication } from './rule-subject.ts'
import type { TemplateRules } from './template-rules.ts'

type Extra = RuleFixture & { readonly rules?: Partial<TemplateRules> }

function codes(change: Partial<RuleApplication>, { rules, ...extra }: Extra = {}): string[] {
  return assess(anApplication(change), aRuleContext({ ...china.rules, ...rules }, extra)).errors.map(({ code }) => code)
}

const line = aProductLine
const onLine = (change: Partial<ProductLine>, extra?: Extra) => codes({ productLines: [line(change)] }, extra)
const transport = (change: Partial<NonNullable<RuleApplication['transport']>>): Partial<RuleApplication> => ({
  transport: { ...anApplication().transport, ...change },
})
const cooled = (minTemperature: number, maxTemperature: number) =>
  transport({ temperatureRequirements: { isAmbient: false, minTemperature, maxTemperature } })

describe('[RUL-01] the group of an HS code decides with the state', () => {
  const frozenCold = (productClassificationCode: string) =>
    codes({
      ...cooled(-25, -18),
      productLines: [line({ productClassificationCode, processingState: 'FROZEN', slaughterInformation: [] })],
    })
  it.each([
    ['030214', true, false],
    ['030291', true, false],
    ['030341', false, true],
    ['030431', true, false],
    ['030441', true, false],
    ['030451', true, false],
    ['030461', false, true],
    ['030471', false, true],
    ['030481', false, true],
    ['030491', false, true],
    ['030499', false, true],
    ['030531', false, false],
    ['030614', false, true],
    ['030631', true, false],
    ['030691', false, false],
    ['160411', false, false],
  ])('%s: fresh or chilled %s, frozen %s', (code, isFreshGroup, isFrozenGroup) => {
    expect(frozenCold(code).includes('CHILLED_GOODS_CANNOT_BE_FROZEN')).toBe(isFreshGroup)
    for (const processingState of ['FRESH', 'CHILLED']) {
      const found = onLine({ productClassificationCode: code, processingState })
      expect(found.includes('FROZEN_GOODS_CANNOT_BE_FRESH_OR_CHILLED')).toBe(isFrozenGroup)
    }
  })

  it('a salted product belongs to neither, and without a code nothing is said', () => {
    const quiet = ['CHILLED_GOODS_CANNOT_BE_FROZEN', 'FROZEN_GOODS_CANNOT_BE_FRESH_OR_CHILLED']
    const salted = { productClassificationCode: '030363', processingState: 'SALTED' }
    expect(onLine(salted).filter((code) => quiet.includes(code))).toEqual([])
    expect(onLine({ productClassificationCode: undefined }).filter((code) => quiet.includes(code))).toEqual([])
  })

  it('goods that travel without cooling are neither chilled nor frozen', () => {
    const ambient = (maxTemperature: number) =>
      transport({ temperatureRequirements: { isAmbient: true, minTemperature: maxTemperature, maxTemperature } })
    const frozen = line({ processingState: 'FROZEN', productClassificationCode: '160411', slaughterInformation: [] })
    expect(codes({ ...ambient(10), productLines: [frozen] })).not.toContain('CHILLED_GOODS_CANNOT_BE_FROZEN')
    expect(codes(ambient(-18))).not.toContain('FROZEN_GOODS_CANNOT_BE_FRESH_OR_CHILLED')
    expect(codes({ ...transport({ temperatureRequirements: {} }), productLines: [frozen] })).not.toContain(
      'CHILLED_GOODS_CANNOT_BE_FROZEN',
    )
  })
})

describe('[RUL-01] farmed fish is gutted, and what has no fins is no fish', () => {
  const code = 'TYPE_OF_PROCESSING_CANNOT_BE_WHOLE_OR_WHOLE_ROUND'
  const rules = { evisceratedOnly: true }
  it.each([
    ['711', true],
    ['1022', true],
    ['2499', true],
    ['2501', false],
    ['2613', false],
    ['2799', false],
    ['2899', false],
    ['2901', true],
    ['7001', false],
    ['7199', false],
    ['7201', true],
    ['261301', false],
    ['26130', true],
    ['12613', true],
    ['26', true],
  ])('%s: %s', (species, expected) => {
    for (const processingType of ['WHOLE', 'WHOLE_ROUND'])
      expect(onLine({ species, processingType }, { rules }).includes(code)).toBe(expected)
  })

  it('unless it is alive, wild, gutted or unknown', () => {
    expect(onLine({ processingType: 'WHOLE', isAlive: true }, { rules })).not.toContain(code)
    expect(onLine({ processingType: 'WHOLE', natureOfCommodity: 'WILD_CAUGHT' }, { rules })).not.toContain(code)
    expect(onLine({ processingType: 'FILLET' }, { rules })).not.toContain(code)
    expect(onLine({ processingType: 'WHOLE', species: undefined }, { rules })).toContain(code)
  })
})

describe('[VAL-10] each powder has its declaration', () => {
  const isMissing = (change: Partial<ProductLine>) => onLine(change).includes('CONSENT_MISSING')
  it.each([
    ['1022', 'POWDER', 'consentCodPowder'],
    ['1040', 'POWDER', 'consentCodPowder'],
    ['2523', 'POWDER', 'consentShrimpPowder'],
    ['2524', 'POWDER', 'consentShrimpPowder'],
    ['2611', 'POWDER', 'consentOysterPowder'],
    ['2612', 'POWDER', 'consentOysterPowder'],
    ['2611', 'SHELL_POWDER', 'consentOysterPowder'],
    ['2612', 'SHELL_POWDER', 'consentOysterPowder'],
    ['102201', 'POWDER', 'consentCodPowder'],
  ])('%s as %s: %s', (species, processingType, consent) => {
    expect(isMissing({ species, processingType })).toBe(true)
    expect(isMissing({ species, processingType, [consent]: undefined })).toBe(true)
    expect(isMissing({ species, processingType, [consent]: given() })).toBe(false)
    expect(isMissing({ species, processingType, isAlive: true })).toBe(false)
    expect(isMissing({ species, processingType: 'GUTTED' })).toBe(false)
  })

  it.each([
    ['1022', 'SHELL_POWDER'],
    ['2523', 'SHELL_POWDER'],
    ['711', 'POWDER'],
    ['21022', 'POWDER'],
    ['1022', undefined],
    [undefined, 'POWDER'],
  ])('%s as %s needs none', (species, processingType) => {
    expect(isMissing({ species, processingType })).toBe(false)
  })
})

describe('[RUL-01] declarations of the transport', () => {
  const cold = (change: object) => ({ transport: { ...cooled(-25, -18).transport, ...change } })
  it.each([
    ['the general one, which is asked for', transport({ consentGeneralRequirements: undefined }), {}, true],
    [
      'the general one, which is not asked for',
      transport({ consentGeneralRequirements: undefined }),
      { generalRequirements: false },
      false,
    ],
    ['phosphates, confirmed', cold({ noPhosphatesAdded: true }), { noPhosphatesWhenFrozen: true }, false],
    ['phosphates, not asked for', cold({}), {}, false],
  ])('%s', (_title, change, rules, expected) => {
    expect(codes(change, { rules }).includes('CONSENT_MISSING')).toBe(expected)
  })

  it.each([
    ['FISH_FED_PORK_PROTEIN', { withoutPorkProtein: true }, { natureOfCommodity: 'FARMED' }, true],
    ['FISH_FED_PORK_PROTEIN', { withoutPorkProtein: true }, { natureOfCommodity: 'WILD_CAUGHT' }, false],
    ['FARMED_COMMODITY_ANIMAL_HEALTH_NOT_DEFINED', { animalHealth: true }, { animalHealth: 'UNDISCLOSED' }, true],
    [
      'FARMED_COMMODITY_ANIMAL_HEALTH_NOT_DEFINED',
      { animalHealth: true },
      { animalHealth: 'UNDISCLOSED', natureOfCommodity: 'WILD_CAUGHT' },
      false,
    ],
  ] as const)('%s of farmed goods alone', (code, rules, change, expected) => {
    expect(onLine(change, { rules }).includes(code)).toBe(expected)
  })

  it.each([
    ['required, confirmed', 'REQUIRED', true, undefined, false],
    ['required, canned', 'REQUIRED', undefined, true, true],
    ['or canning, confirmed', 'OR_CANNING', true, undefined, false],
    ['or canning, canned', 'OR_CANNING', false, true, false],
    ['or canning, neither', 'OR_CANNING', undefined, undefined, true],
    ['not asked for', undefined, undefined, undefined, false],
  ] as const)('human consumption %s', (_title, humanConsumption, intendedForHumanConsumption, canning, expected) => {
    const change = transport({ intendedForHumanConsumption, intendedForCanningIndustry: canning })
    const found = codes(change, { rules: { humanConsumption } })
    expect(found.includes('GOODS_NOT_HUMAN_CONSUMPTION')).toBe(expected)
  })

  it('the rules of the EU, where they are asked for', () => {
    const change = transport({ fulfillsEuRequirements: undefined })
    const code = 'GOODS_NOT_MEETING_EU_REGULATION_REQUIREMENT'
    expect(codes(change)).toContain(code)
    expect(codes(change, { rules: { euRequirements: false } })).not.toContain(code)
  })
})

describe('[RUL-01] an officer may change every number', () => {
  const old = [line({ slaughterInformation: [{ siteNumber: 1, fromDate: '2026-11-14' }] })]
  const stored = aWildCaughtLine({ productionPeriod: { from: '2026-05-24', to: '2026-05-24' } })
  const frozenLine = line({ processingState: 'FROZEN', productClassificationCode: '030363', slaughterInformation: [] })
  const three = [line(), line(), line()]
  const slaughteredOn = (fromDate: string, change: Partial<ProductLine> = {}) => ({
    productLines: [line({ slaughterInformation: [{ siteNumber: 1, fromDate }], ...change })],
  })
  const weighing = (netWeight: number, numberOfPackages: number) => ({
    productLines: [line({ netWeight, packaging: { type: 'QR', numberOfPackages } })],
  })
  const load = (meansOfTransport: 'AIR' | 'TRUCK' | 'SHIP', containers: { number: string }[] = []) => ({
    ...transport({ meansOfTransport, containers }),
    ...weighing(1000, 10),
  })
  type Row = readonly [
    Exclude<keyof RuleParameters, 'shelfStableStates'>,
    number,
    number,
    string,
    Partial<RuleApplication>,
  ]
  const rows: readonly Row[] = [
    ['freshMaxAgeDays', 9, 10, 'FISH_IS_OLDER_THAN_15_DAYS', { productLines: old }],
    ['storedMaxAgeMonths', 5, 6, 'FISH_IS_OLDER_THAN_24_MONTHS', { ...cooled(-25, -18), productLines: [stored] }],
    [
      'frozenMaxTemperature',
      -20,
      -19,
      'CHILLED_GOODS_CANNOT_BE_FROZEN',
      { ...cooled(-25, -19), productLines: [frozenLine] },
    ],
    ['freshMinTemperature', 1, 0, 'TEMPERATURE_INTERVAL', cooled(0, 4)],
    ['freshMaxTemperature', 3, 4, 'TEMPERATURE_INTERVAL', cooled(0, 4)],
    ['maxIntervalWidth', 3, 4, 'TEMPERATURE_INTERVAL', cooled(0, 4)],
    ['freshSlaughterMaxDays', 3, 4, 'LINE_DATES_UNLIKELY', slaughteredOn('2026-11-14')],
    ['slaughterMaxDays', 3, 4, 'LINE_DATES_UNLIKELY', slaughteredOn('2026-11-14', { processingState: 'SALTED' })],
    ['productionMaxDays', 1, 2, 'LINE_DATES_UNLIKELY', {}],
    ['oldestYears', 1, 2, 'LINE_DATES_UNLIKELY', slaughteredOn('2025-11-19', { productionPeriod: {} })],
    [
      'frozenTolerance',
      0.9,
      1,
      'TEMPERATURE_DOES_NOT_FIT_GOODS',
      { ...cooled(-25, -17), productLines: [line({ processingState: 'COOKED_FROZEN' })] },
    ],
    ['minPackageWeight', 1.1, 1, 'WEIGHT_UNLIKELY', weighing(10, 10)],
    ['maxPackageWeight', 0.9, 1, 'WEIGHT_UNLIKELY', weighing(10, 10)],
    ['maxTruckLoad', 999, 1000, 'WEIGHT_UNLIKELY', load('TRUCK')],
    ['maxContainerLoad', 499, 500, 'WEIGHT_UNLIKELY', load('SHIP', [{ number: 'A' }, { number: 'B' }])],
    ['maxAircraftLoad', 999, 1000, 'WEIGHT_UNLIKELY', load('AIR')],
    ['maxProductLines', 2, 3, 'APPLICATION_CONTAINS_TOO_MANY_PRODUCT_LINES', { productLines: three }],
  ]
  it.each(rows)('%s: %s is passed, %s is not', (name, strict, mild, code, change) => {
    const withValue = (value: number) => {
      const parameters: Partial<RuleParameters> = { [name]: value }
      return codes(change, { parameters })
    }
    expect(withValue(strict)).toContain(code)
    expect(withValue(mild)).not.toContain(code)
  })
})

it('[RUL-06] which states keep without cooling is a parameter too', () => {
  const ambient = transport({ temperatureRequirements: { isAmbient: true } })
  const found = (shelfStableStates: string[]) => codes(ambient, { parameters: { shelfStableStates } })
  expect(found(['FRESH'])).not.toContain('TEMPERATURE_DOES_NOT_FIT_GOODS')
  expect(found(['DRIED'])).toContain('TEMPERATURE_DOES_NOT_FIT_GOODS')
})

describe('[RUL-01] the day that goods are measured against', () => {
  const lines = [line({ slaughterInformation: [{ siteNumber: 1, fromDate: '2026-11-05' }] })]
  const { control } = anApplication()
  const isOld = (dateOfDeparture: string | undefined, dispatchDate: string | undefined, today: string) =>
    codes(
      { ...transport({ dateOfDeparture }), control: { ...control, dispatchDate }, productLines: lines },
      { today },
    ).includes('FISH_IS_OLDER_THAN_15_DAYS')
  it.each([
    ['departure', '2026-11-21', '2026-11-20', '2026-11-20', true],
    ['departure, on the last day', '2026-11-20', '2026-11-21', '2026-11-21', false],
    ['else dispatch', undefined, '2026-11-21', '2026-11-20', true],
    ['else dispatch, on the last day', undefined, '2026-11-20', '2026-11-21', false],
    ['else today', undefined, undefined, '2026-11-21', true],
    ['else today, on the last day', undefined, undefined, '2026-11-20', false],
  ])('%s', (_title, departure, dispatch, today, expected) => {
    expect(isOld(departure, dispatch, today)).toBe(expected)
  })

  it('the age of fresh goods runs from the first slaughter, that of others from production', () => {
    const days = [
      { siteNumber: 1, fromDate: '2026-11-20' },
      { siteNumber: 2 },
      { siteNumber: 3, fromDate: '2026-11-08' },
    ]
    expect(onLine({ slaughterInformation: days })).toContain('FISH_IS_OLDER_THAN_15_DAYS')
    expect(onLine({ slaughterInformation: days.toReversed() })).toContain('FISH_IS_OLDER_THAN_15_DAYS')
    expect(onLine({ slaughterInformation: days, isAlive: true })).not.toContain('FISH_IS_OLDER_THAN_15_DAYS')
    expect(onLine({ slaughterInformation: undefined, productionPeriod: undefined })).not.toContain(
      'FISH_IS_OLDER_THAN_15_DAYS',
    )
    const made = { productionPeriod: { from: '2026-11-08', to: '2026-11-08' } }
    for (const slaughterInformation of [undefined, [], [{ siteNumber: 1 }]])
      expect(onLine({ ...made, slaughterInformation })).toContain('FISH_IS_OLDER_THAN_15_DAYS')
    const ancient = { productionPeriod: { from: '2024-01-01', to: '2024-01-02' } }
    expect(onLine({ ...ancient, processingState: 'SALTED' })).toContain('FISH_IS_OLDER_THAN_24_MONTHS')
    expect(onLine({ ...ancient, processingState: undefined })).not.toContain('FISH_IS_OLDER_THAN_24_MONTHS')
    expect(onLine({ ...ancient, processingState: 'SALTED', isAlive: true })).not.toContain(
      'FISH_IS_OLDER_THAN_24_MONTHS',
    )
  })
})

describe('[RUL-01] temperatures', () => {
  const frozenLine = line({ processingState: 'FROZEN', productClassificationCode: '030363', slaughterInformation: [] })
  const isUnusual = (change: Partial<RuleApplication>) => codes(change).includes('TEMPERATURE_INTERVAL')
  it('are judged when both are given, and by the freshest line', () => {
    expect(isUnusual(transport({ temperatureRequirements: { isAmbient: false, maxTemperature: 9 } }))).toBe(false)
    expect(isUnusual(transport({ temperatureRequirements: { isAmbient: false, minTemperature: -9 } }))).toBe(false)
    expect(isUnusual({ ...cooled(-28, -19), productLines: [frozenLine] })).toBe(false)
    expect(isUnusual({ ...cooled(-28, -19), productLines: [frozenLine, line()] })).toBe(true)
    expect(isUnusual({ ...cooled(-3, 2), productLines: [line({ processingState: 'CHILLED' })] })).toBe(true)
  })
})

describe('[RUL-01] weights', () => {
  it.each([
    ['a gramme of rounding is no difference', 16_416, [16_416.004], false],
    ['ten grammes are', 16_416, [16_416.01], true],
    ['a line without weight weighs nothing', 5, [5, undefined], false],
    ['several lines weigh together', 5, [3, 3], true],
  ])('%s', (_title, totalGrossWeight, weights, expected) => {
    const productLines = weights.map((netWeight) => line({ netWeight }))
    const found = codes({ ...transport({ totalGrossWeight }), productLines })
    expect(found.includes('TOTAL_GROSS_WEIGHT_LESS_THAN_TOTAL_NET_WEIGHT')).toBe(expected)
  })
})
