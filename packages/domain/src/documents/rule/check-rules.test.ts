import { describe, expect, it } from 'vitest'
import { goodsTable } from '../../goods/product-line/goods-fit.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import { template as china } from '../../templates/1.1.100/template.ts'
import { given } from '../../testing/a-rule-context.ts'
import { anApplication, aProductLine, aRuleContext, aWildCaughtLine, type RuleFixture } from '../../testing/index.ts'
import { assess, rules } from './check-rules.ts'
import { blockingLineFindings, blockingSendFindings } from './findings.ts'
import type { RuleApplication } from './rule-subject.ts'
import { ruleTexts } from './rule-texts.ts'
import type { TemplateRules } from './template-rules.ts'

type Case = readonly [string, Partial<RuleApplication> | ProductLine[], boolean, Partial<TemplateRules>?, RuleFixture?]

function check(change: Case[1], template: Partial<TemplateRules> = {}, extra: RuleFixture = {}) {
  const overrides = Array.isArray(change) ? { productLines: change } : change
  return assess(anApplication(overrides), aRuleContext({ ...china.rules, ...template }, extra))
}

const transport = (change: Partial<NonNullable<RuleApplication['transport']>>): Partial<RuleApplication> => ({
  transport: { ...anApplication().transport, ...change },
})
const cooled = (minTemperature: number, maxTemperature: number, isAmbient = false) =>
  transport({ temperatureRequirements: { isAmbient, minTemperature, maxTemperature } })
const line = aProductLine
const frozen = {
  processingState: 'FROZEN',
  productClassificationCode: '030363',
  species: '1022',
  slaughterInformation: [],
}
const foreign = (country: string) => ({
  isUnauthorized: true,
  approvalNumber: 'X1',
  unauthorizedEstablishmentInfo: { country },
})
const approved = (approvedFrom: string, approvedTo: string) => ({
  establishments: new Map([['ST337', { approvedFrom, approvedTo }]]),
})
const disease = (from: string, to: string | undefined) => ({
  diseases: [{ siteNumber: 10_790, disease: 'ILA' as const, from, ...(to && { to }) }],
})

const made = (day: string) => ({ from: '2026-11-18', to: day })
const slaughtered = (
  days: { fromDate?: string; toDate?: string },
  productionPeriod = made('2026-11-19') as Partial<ReturnType<typeof made>>,
) => line({ slaughterInformation: [{ siteNumber: 10_790, ...days }], productionPeriod })
const ambient = transport({ temperatureRequirements: { isAmbient: true } })
const living = { isAlive: true, processingState: undefined, processingType: undefined }
const loaded = (
  netWeight: number,
  change: Partial<NonNullable<RuleApplication['transport']>>,
): Partial<RuleApplication> => ({
  ...transport(change),
  productLines: [
    line({ netWeight: netWeight / 2, packaging: { type: 'QR', numberOfPackages: 1000 } }),
    line({ netWeight: netWeight / 2, packaging: { type: 'QR', numberOfPackages: 1000 } }),
  ],
})
const leaving = (dateOfDeparture: string | undefined, timeOfDeparture: string | undefined) => ({
  ...transport({ dateOfDeparture, timeOfDeparture }),
  productLines: [],
})
const goingTo = (country: string | undefined): Partial<RuleApplication> => ({
  recipient: { placeOfDestination: { ...(country && { country }) } },
})
/** Fresh Atlantic salmon, as the words of its heading have it. */
const goods = goodsTable(
  [
    {
      code: '0302',
      groups: ['SALMONID_AND_SMELT', 'MARINE_FISH'],
      alive: false,
      states: ['FRESH', 'CHILLED'],
      types: { deny: ['FILLET'] },
    },
    { code: '030214', species: ['711'] },
  ],
  [
    { code: '711', group: 'SALMONID_AND_SMELT', mayBeFarmed: true },
    { code: '71101', group: 'SALMONID_AND_SMELT', mayBeFarmed: true, parent: '711' },
    { code: '1022', group: 'MARINE_FISH', mayBeFarmed: true },
    { code: '2524', group: 'CRUSTACEAN' },
    { code: '2729', group: 'MARINE_MAMMAL', protected: true },
  ],
)

const inOrder = (control?: string, pickup?: string, departure?: string): Partial<RuleApplication> => ({
  control: { dispatchDate: control },
  certificateRetrieval: { date: pickup },
  ...transport({ dateOfDeparture: departure }),
  productLines: [],
})

// Both sides of every threshold: code → [title, change, found?, flags of the template, context]
const cases: Readonly<Record<keyof typeof ruleTexts, readonly Case[]>> = {
  CONSENT_MISSING: [
    ['a powder without its declaration', [line({ species: '1022', processingType: 'POWDER' })], true],
    ['a powder with it', [line({ species: '1022', processingType: 'POWDER', consentCodPowder: given() })], false],
    ['powder of another species', [line({ species: '1032', processingType: 'POWDER' })], false],
    ['shell powder of oyster', [line({ species: '2611', processingType: 'SHELL_POWDER' })], true],
    ['wild catch without its declaration', [aWildCaughtLine({ wildCaughtConsent: undefined })], true],
    [
      'wild catch where none is asked',
      [aWildCaughtLine({ wildCaughtConsent: undefined })],
      false,
      { wildCaughtConsent: undefined },
    ],
    ['no general declaration', transport({ consentGeneralRequirements: undefined }), true],
    ['phosphates at -18', cooled(-25, -18), true, { noPhosphatesWhenFrozen: true }],
    ['phosphates at -17.9', cooled(-25, -17.9), false, { noPhosphatesWhenFrozen: true }],
  ],
  INVALID_PRODUCTION_PERIOD: [
    ['from after to', [line({ productionPeriod: { from: '2026-11-19', to: '2026-11-18' } })], true],
    ['one day', [line({ productionPeriod: { from: '2026-11-19', to: '2026-11-19' } })], false],
    ['until departure', [line({ productionPeriod: { from: '2026-11-19', to: '2026-11-24' } })], false],
    ['after departure', [line({ productionPeriod: { from: '2026-11-19', to: '2026-11-25' } })], true],
    ['approved on the very days', {}, false, {}, approved('2026-11-18', '2026-11-19')],
    ['approved a day too late', {}, true, {}, approved('2026-11-19', '2026-11-19')],
    ['approved a day too short', {}, true, {}, approved('2026-11-18', '2026-11-18')],
    ['not in the register', {}, true, {}, { establishments: new Map() }],
    [
      'a producer outside the register',
      [line({ productionEstablishment: foreign('DK') })],
      false,
      {},
      { establishments: new Map() },
    ],
  ],
  PRODUCTION_PERIOD_NOT_ENDED: [
    ['ends today', [line({ productionPeriod: { from: '2026-11-19', to: '2026-11-20' } })], false],
    ['ends tomorrow', [line({ productionPeriod: { from: '2026-11-19', to: '2026-11-21' } })], true],
    ['no period', [line({ productionPeriod: undefined })], false],
  ],
  LINE_DATES_IMPOSSIBLE: [
    [
      'slaughter that ends today',
      [slaughtered({ fromDate: '2026-11-19', toDate: '2026-11-20' }, made('2026-11-20'))],
      false,
    ],
    [
      'slaughter that ends tomorrow',
      [slaughtered({ fromDate: '2026-11-19', toDate: '2026-11-21' }, made('2026-11-22'))],
      true,
    ],
    [
      'the same of a line that is alive',
      [{ ...slaughtered({ fromDate: '2026-11-21' }, made('2026-11-22')), isAlive: true }],
      false,
    ],
    [
      'slaughter that begins tomorrow, without an end',
      [slaughtered({ fromDate: '2026-11-21' }, made('2026-11-22'))],
      true,
    ],
    ['slaughter on the last day of production', [slaughtered({ fromDate: '2026-11-19' }, made('2026-11-19'))], false],
    ['slaughter a day after production', [slaughtered({ fromDate: '2026-11-20' }, made('2026-11-19'))], true],
    [
      'slaughter after production, without an end of that',
      [slaughtered({ fromDate: '2026-11-20' }, { from: '2026-11-18' })],
      false,
    ],
    ['slaughter from after to', [slaughtered({ fromDate: '2026-11-18', toDate: '2026-11-17' })], true],
    ['production from after to', [line({ productionPeriod: { from: '2026-11-19', to: '2026-11-18' } })], true],
    ['production until departure', [line({ productionPeriod: { from: '2026-11-19', to: '2026-11-24' } })], false],
    ['production after departure', [line({ productionPeriod: { from: '2026-11-19', to: '2026-11-25' } })], true],
    ['no dates', [line({ productionPeriod: undefined, slaughterInformation: undefined })], false],
  ],
  LINE_DATES_UNLIKELY: [
    ['fresh, slaughtered 15 days before', [slaughtered({ fromDate: '2026-11-03' })], false],
    ['fresh, slaughtered 16 days before', [slaughtered({ fromDate: '2026-11-02' })], true],
    [
      'frozen, slaughtered 60 days before',
      [{ ...slaughtered({ fromDate: '2026-09-19' }), ...frozen, slaughterInformation: [{ fromDate: '2026-09-19' }] }],
      false,
    ],
    [
      'frozen, slaughtered 61 days before',
      [line({ ...frozen, slaughterInformation: [{ fromDate: '2026-09-18' }] })],
      true,
    ],
    [
      'made on 31 days',
      [line({ productionPeriod: { from: '2026-10-20', to: '2026-11-19' }, slaughterInformation: [] })],
      false,
    ],
    [
      'made on 32 days',
      [line({ productionPeriod: { from: '2026-10-19', to: '2026-11-19' }, slaughterInformation: [] })],
      true,
    ],
    ['made ten years ago', [line({ ...frozen, productionPeriod: { from: '2016-11-20', to: '2016-11-21' } })], false],
    ['made a day before', [line({ ...frozen, productionPeriod: { from: '2016-11-19', to: '2016-11-20' } })], true],
    ['slaughtered in another century', [slaughtered({ fromDate: '1999-11-17' })], true],
    ['no dates', [line({ productionPeriod: undefined, slaughterInformation: undefined })], false],
  ],
  HS_DOES_NOT_FIT_GOODS: [
    ['what the words of the heading name', {}, false, {}, { goods }],
    ['a living one', [line({ isAlive: true })], true, {}, { goods }],
    ['another group', [line({ species: '2524' })], true, {}, { goods }],
    ['another species of the group', [line({ species: '1022' })], true, {}, { goods }],
    ['the farmed form of the species', [line({ species: '71101' })], false, {}, { goods }],
    ['another state', [line({ processingState: 'SALTED' })], true, {}, { goods }],
    ['another type', [line({ processingType: 'FILLET' })], true, {}, { goods }],
    ['no code', [line({ productClassificationCode: undefined, processingType: 'FILLET' })], false, {}, { goods }],
  ],
  TEMPERATURE_DOES_NOT_FIT_GOODS: [
    ['fresh without cooling', ambient, true],
    ['dried without cooling', { ...ambient, productLines: [line({ processingState: 'DRIED' })] }, false],
    ['cooked without cooling', { ...ambient, productLines: [line({ processingState: 'COOKED' })] }, true],
    ['alive without cooling', { ...ambient, productLines: [line({ ...living })] }, true],
    ['frozen at -15', { ...cooled(-25, -15), productLines: [line({ processingState: 'COOKED_FROZEN' })] }, false],
    ['frozen at -14.9', { ...cooled(-25, -14.9), productLines: [line({ processingState: 'COOKED_FROZEN' })] }, true],
    ['alive at 0', { ...cooled(-2, 0), productLines: [line({ ...living })] }, false],
    ['alive at -0.1', { ...cooled(-2, -0.1), productLines: [line({ ...living })] }, true],
    ['no state', { ...ambient, productLines: [line({ processingState: undefined })] }, false],
    ['no temperature', transport({ temperatureRequirements: {} }), false],
  ],
  SPECIES_NOT_FARMED: [
    ['on the list', {}, false, {}, { goods }],
    ['not on the list', [line({ species: '2524' })], true, {}, { goods }],
    [
      'wild',
      [line({ species: '2524', natureOfCommodity: 'WILD_CAUGHT', wildCaughtConsent: given() })],
      false,
      {},
      { goods },
    ],
  ],
  SPECIES_PROTECTED: [
    ['ordinary', {}, false, {}, { goods }],
    ['protected', [line({ species: '2729' })], true, {}, { goods }],
  ],
  WEIGHT_UNLIKELY: [
    ['50 g a package', [line({ netWeight: 0.5, packaging: { type: 'QR', numberOfPackages: 10 } })], false],
    ['49 g a package', [line({ netWeight: 0.49, packaging: { type: 'QR', numberOfPackages: 10 } })], true],
    ['1 500 kg a package', [line({ netWeight: 3000, packaging: { type: 'QR', numberOfPackages: 2 } })], false],
    ['a little more', [line({ netWeight: 3000.01, packaging: { type: 'QR', numberOfPackages: 2 } })], true],
    ['no package at all', [line({ netWeight: 3, packaging: { type: 'QR', numberOfPackages: 0 } })], true],
    ['nothing said', [line({ netWeight: undefined }), line({ packaging: undefined })], false],
    ['what an aircraft carries', loaded(110_000, {}), false],
    ['a little more than that', loaded(110_000.01, {}), true],
    ['what a lorry carries', loaded(30_000, { meansOfTransport: 'TRUCK' }), false],
    ['more than that', loaded(30_001, { meansOfTransport: 'TRUCK' }), true],
    ['a ship', loaded(900_000, { meansOfTransport: 'SHIP' }), false],
    [
      'what two containers carry',
      loaded(60_000, { meansOfTransport: 'SHIP', containers: [{ number: 'A' }, { number: 'B' }] }),
      false,
    ],
    [
      'more than that',
      loaded(60_001, { meansOfTransport: 'SHIP', containers: [{ number: 'A' }, { number: 'B' }, {}] }),
      true,
    ],
  ],
  DEPARTURE_PASSED: [
    ['this minute', leaving('2026-11-20', '12:00'), false],
    ['a minute ago', leaving('2026-11-20', '11:59'), true],
    ['some time today', leaving('2026-11-20', undefined), false],
    ['yesterday', leaving('2026-11-19', undefined), true],
    ['no departure', leaving(undefined, undefined), false],
    ['a replacement', { ...leaving('2026-11-19', '12:00'), applicationType: 'ERSTATNINGSSERTIFIKAT' }, false],
    ['after it was sent', leaving('2026-11-20', '11:59'), true, {}, { stage: 'ASSESSING' }],
    ['after it was decided', leaving('2026-11-20', '11:59'), false, {}, { stage: 'DECIDED' }],
  ],
  DESTINATION_COUNTRY_DIFFERS: [
    ['the same', goingTo('CN'), false],
    ['another', goingTo('NO'), true],
    ['none', goingTo(undefined), false],
  ],
  DATES_OUT_OF_ORDER: [
    ['all on one day', inOrder('2026-11-24', '2026-11-24', '2026-11-24'), false],
    ['control before pickup before departure', inOrder('2026-11-22', '2026-11-23', '2026-11-24'), false],
    ['pickup before control', inOrder('2026-11-23', '2026-11-22', '2026-11-24'), true],
    ['departure before pickup', inOrder('2026-11-22', '2026-11-24', '2026-11-23'), true],
    ['departure before control, without a pickup', inOrder('2026-11-24', undefined, '2026-11-23'), true],
    ['nothing is said', inOrder(undefined, undefined, undefined), false],
    [
      'a replacement, whose goods have left',
      { ...inOrder(undefined, '2026-11-24', '2026-11-20'), applicationType: 'ERSTATNINGSSERTIFIKAT' },
      false,
    ],
  ],
  ILA_PD_OCCURRENCES: [
    ['on the last day of slaughter', {}, true, {}, disease('2026-11-19', '2026-12-01')],
    ['the day after', {}, false, {}, disease('2026-11-20', '2026-12-01')],
    ['on the first day of slaughter', {}, true, {}, disease('2026-01-01', '2026-11-17')],
    ['the day before', {}, false, {}, disease('2026-01-01', '2026-11-16')],
    ['still lasting', {}, true, {}, disease('2026-01-01', undefined)],
    ['another species', [line({ species: '1022' })], false, {}, disease('2026-01-01', undefined)],
    [
      'farmed fish by the code of the register',
      [line({ species: '71101' })],
      true,
      {},
      disease('2026-01-01', undefined),
    ],
    ['a template without the requirement', {}, false, { diseaseFree: false }, disease('2026-01-01', undefined)],
  ],
  FARMED_COMMODITY_ANIMAL_HEALTH_NOT_DEFINED: [
    ['undisclosed', [line({ animalHealth: 'UNDISCLOSED' })], true, { animalHealth: true }],
    ['farmed', [line({ animalHealth: 'FARMED' })], false, { animalHealth: true }],
    ['where it is not asked', [line({ animalHealth: 'UNDISCLOSED' })], false],
  ],
  CHILLED_GOODS_CANNOT_BE_FROZEN: [
    ['frozen at -17.9', { ...cooled(-25, -17.9), productLines: [line(frozen)] }, true],
    ['frozen at -18', { ...cooled(-25, -18), productLines: [line(frozen)] }, false],
    [
      'frozen under a fresh heading',
      { ...cooled(-25, -18), productLines: [line({ ...frozen, productClassificationCode: '030449' })] },
      true,
    ],
  ],
  FROZEN_GOODS_CANNOT_BE_FRESH_OR_CHILLED: [
    ['fresh at -18', cooled(-25, -18), true],
    ['fresh at -17.9', cooled(-20, -17.9), false],
    [
      'chilled under a frozen heading',
      [line({ processingState: 'CHILLED', productClassificationCode: '030363' })],
      true,
    ],
  ],
  MILT_SHOULD_BE_FROZEN: [
    ['fresh milt', [line({ processingType: 'MILT' })], true],
    ['frozen milt', [line({ ...frozen, processingType: 'MILT' })], false],
  ],
  FISH_IS_OLDER_THAN_15_DAYS: [
    ['fifteen days', [line({ slaughterInformation: [{ siteNumber: 10_790, fromDate: '2026-11-09' }] })], false],
    ['sixteen days', [line({ slaughterInformation: [{ siteNumber: 10_790, fromDate: '2026-11-08' }] })], true],
    [
      'by production where nothing was slaughtered',
      [line({ slaughterInformation: [], productionPeriod: { from: '2026-11-08', to: '2026-11-19' } })],
      true,
    ],
    ['frozen', [line({ ...frozen, productionPeriod: { from: '2026-10-08', to: '2026-10-09' } })], false],
  ],
  FISH_IS_OLDER_THAN_24_MONTHS: [
    ['exactly 24 months', [line({ ...frozen, productionPeriod: { from: '2024-11-24', to: '2024-11-24' } })], false],
    ['a day more', [line({ ...frozen, productionPeriod: { from: '2024-11-23', to: '2024-11-24' } })], true],
    ['fresh', [line({ productionPeriod: { from: '2024-11-23', to: '2024-11-24' } })], false],
  ],
  TYPE_OF_PROCESSING_CANNOT_BE_WHOLE_OR_WHOLE_ROUND: [
    ['whole farmed fish', [line({ processingType: 'WHOLE' })], true, { evisceratedOnly: true }],
    ['gutted', [line()], false, { evisceratedOnly: true }],
    ['whole farmed mussel', [line({ processingType: 'WHOLE', species: '2613' })], false, { evisceratedOnly: true }],
    ['wild', [aWildCaughtLine({ processingType: 'WHOLE_ROUND' })], false, { evisceratedOnly: true }],
    ['where it is allowed', [line({ processingType: 'WHOLE' })], false],
  ],
  INVALID_PRODUCT_CLASSIFICATION_FOR_TEMPLATE: [
    ['another heading', [line({ productClassificationCode: '150420' })], true],
    ['too few digits', [line({ productClassificationCode: '0302' })], true],
    ['allowed', [line()], false],
  ],
  INVALID_SPECIES_FOR_TEMPLATE: [
    ['outside the list', [line()], true, { species: ['1022'] }],
    ['in the list', [line()], false, { species: ['711'] }],
    ['no list', [line()], false],
    ['outside the groups', [line()], true, { speciesGroups: ['ALGAE'] }, { species: { 711: 'SALMONID_AND_SMELT' } }],
    ['in a group', [line()], false, { speciesGroups: ['ALGAE'] }, { species: { 711: 'ALGAE' } }],
    ['in no known group', [line()], false, { speciesGroups: ['ALGAE'] }, { species: {} }],
    ['groups that nobody knows', [line()], false, { speciesGroups: ['ALGAE'] }],
  ],
  INVALID_PROCESSING_TYPE_FOR_TEMPLATE: [
    ['outside the list', [line({ processingType: 'MEAL' })], true],
    ['alive', [line({ processingType: 'MEAL', isAlive: true })], false],
  ],
  INVALID_PROCESSING_STATE_FOR_TEMPLATE: [
    ['outside the list', [line({ processingState: 'LIVE' })], true],
    ['alive', [line({ processingState: 'LIVE', isAlive: true })], false],
  ],
  INVALID_PACKAGING_TYPE_FOR_TEMPLATE: [
    ['outside the list', [line()], true, { packagingTypes: ['CT'] }],
    ['in the list', [line()], false, { packagingTypes: ['QR'] }],
  ],
  PACKAGING_TYPES_NOT_EQUAL: [
    ['two types', [line(), line({ packaging: { type: 'CT' } })], true],
    ['one type', [line(), line()], false],
    ['two where there is room', [line(), line({ packaging: { type: 'CT' } })], false, { singlePackagingType: false }],
  ],
  FOREIGN_PROCESSING_ESTABLISHMENT: [
    ['foreign', [line({ productionEstablishment: foreign('DK') })], true],
    ['Norwegian', [line()], false],
  ],
  PRODUCTION_ESTABLISHMENTS_NOT_FROM_SAME_COUNTRY: [
    ['two countries', [line(), line({ productionEstablishment: foreign('DK') })], true],
    ['one foreign country', [line({ productionEstablishment: foreign('DK') })], false],
  ],
  FISH_FED_PORK_PROTEIN: [
    ['farmed without the declaration', [line()], true, { withoutPorkProtein: true }],
    ['with it', [line({ consentFishFedWithoutPorkProtein: given() })], false, { withoutPorkProtein: true }],
    ['where it is not asked', [line()], false],
  ],
  APPLICATION_CONTAINS_TOO_MANY_PRODUCT_LINES: [
    ['one too many', [line(), line(), line()], true, { maxProductLines: 2 }],
    ['as many as allowed', [line(), line()], false, { maxProductLines: 2 }],
    ['101 lines', Array.from({ length: 101 }, () => line()), true],
    ['100 lines', Array.from({ length: 100 }, () => line()), false],
  ],
  PROCESSING_ESTABLISHMENTS_NOT_EQUAL: [
    [
      'two producers',
      [line(), line({ productionEstablishment: { approvalNumber: 'N1' } })],
      true,
      { singleEstablishment: true },
    ],
    ['two where there is room', [line(), line({ productionEstablishment: { approvalNumber: 'N1' } })], false],
  ],
  MORE_THAN_THREE_DIFFERENT_PRODUCT_CLASSIFICATIONS: [
    [
      'four',
      ['030214', '030211', '030213', '030219'].map((productClassificationCode) => line({ productClassificationCode })),
      true,
      { maxClassifications: 3 },
    ],
    [
      'three',
      ['030214', '030211', '030213'].map((productClassificationCode) => line({ productClassificationCode })),
      false,
      { maxClassifications: 3 },
    ],
  ],
  TEMPERATURE_INTERVAL: [
    ['fresh from -2 to 4', cooled(-2, 4), false],
    ['fresh from -2.1', cooled(-2.1, 4), true],
    ['fresh to 4.1', cooled(-2, 4.1), true],
    ['frozen over ten degrees', { ...cooled(-30, -20), productLines: [line(frozen)] }, false],
    ['frozen over more', { ...cooled(-30.1, -20), productLines: [line(frozen)] }, true],
    ['ambient', cooled(-30, 30, true), false],
  ],
  TOTAL_GROSS_WEIGHT_LESS_THAN_TOTAL_NET_WEIGHT: [
    [
      'as heavy as its content',
      { ...transport({ totalGrossWeight: 0.3 }), productLines: [line({ netWeight: 0.1 }), line({ netWeight: 0.2 })] },
      false,
    ],
    ['lighter', transport({ totalGrossWeight: 16_415.99 }), true],
    ['not given', {}, false],
  ],
  GOODS_NOT_HUMAN_CONSUMPTION: [
    ['not confirmed', transport({ intendedForHumanConsumption: false }), true],
    ['confirmed', {}, false],
    [
      'canning instead',
      transport({ intendedForHumanConsumption: false, intendedForCanningIndustry: true }),
      false,
      { humanConsumption: 'OR_CANNING' },
    ],
    ['neither', transport({ intendedForHumanConsumption: false }), true, { humanConsumption: 'OR_CANNING' }],
  ],
  GOODS_NOT_MEETING_EU_REGULATION_REQUIREMENT: [
    ['not confirmed', transport({ fulfillsEuRequirements: undefined }), true],
    ['confirmed', {}, false],
  ],
  E_CERT_NOT_DECLARED: [
    ['not declared', { consentForECert: undefined }, true],
    ['declared', {}, false],
    ['on paper', { consentForECert: undefined, certificateFormats: ['PAPER'] }, false],
  ],
  REPLACEMENT_CERTIFICATE: [
    ['a replacement', { applicationType: 'ERSTATNINGSSERTIFIKAT' }, true],
    ['a replacement of an older one', { originalReferenceNumberFromSkjematjenesten: '26001 123456' }, true],
    ['an ordinary one', {}, false],
  ],
  INVALID_NATURE_OF_COMMODITY_FOR_TEMPLATE: [
    ['outside the list', [line()], true, { naturesOfCommodity: ['WILD_CAUGHT'] }],
    ['in the list', [line()], false],
  ],
  STREET_ADDRESS_MISSING: [
    ['a box', {}, true, {}, { establishments: new Map([['ST337', { name: 'A', address: 'Postboks 12' }]]) }],
    ['a street', {}, false, {}, { establishments: new Map([['ST337', { name: 'A', address: 'Strandgata 4 B' }]]) }],
    [
      'a box where it is allowed',
      {},
      false,
      { streetAddress: false },
      { establishments: new Map([['ST337', { name: 'A', address: 'Postboks 12' }]]) },
    ],
  ],
  DUPLICATE_CONSIGNMENT: [
    [
      'a similar application',
      {},
      true,
      {},
      { duplicates: [{ referenceNumber: 4002, organisationNumber: '310000043', issued: false }] },
    ],
    ['none', {}, false, {}, { duplicates: [] }],
  ],
  EXTERNAL_CHECK_UNAVAILABLE: [
    ['no answer', {}, true, {}, { unavailable: ['diseases'] }],
    ['an answer', {}, false, {}, { unavailable: [] }],
  ],
}

describe('[RUL-01] every code, on both sides of its threshold', () => {
  const table = Object.entries(cases).flatMap(([code, rows]) =>
    rows.map(([title, change, expected, template, extra]) => [code, title, change, expected, template, extra] as const),
  )
  it.each(table)('%s: %s', (code, _title, change, expected, template, extra) => {
    const found = check(change, template, extra).errors.map((error) => error.code)
    expect(found.includes(code)).toBe(expected)
  })

  it('a complete application for China has no finding', () => {
    expect(check({}).errors).toEqual([])
  })

  it('has one rule for every code', () => {
    expect(rules.map(({ code }) => code).sort()).toEqual(Object.keys(ruleTexts).sort())
  })
})

describe('what a rule cannot see', () => {
  const strict: TemplateRules = {
    ...china.rules,
    speciesGroups: ['MARINE_FISH'],
    species: ['711'],
    packagingTypes: ['CT'],
    maxClassifications: 1,
    evisceratedOnly: true,
    singleEstablishment: true,
    noPhosphatesWhenFrozen: true,
    withoutPorkProtein: true,
    animalHealth: true,
  }
  const registers = aRuleContext(strict, {
    establishments: new Map([['ST1', {}]]),
    diseases: [{ siteNumber: 1, disease: 'ILA', from: '2026-01-01' }],
  })
  const bare = anApplication({ control: undefined, transport: undefined, consentForECert: undefined })
  const codes = (productLines: ProductLine[] | undefined) =>
    assess({ ...bare, consignor: { organisationNumber: '310000043' }, productLines }, registers).errors.map(
      ({ code }) => code,
    )
  const declarations = [
    'CONSENT_MISSING',
    'GOODS_NOT_HUMAN_CONSUMPTION',
    'GOODS_NOT_MEETING_EU_REGULATION_REQUIREMENT',
    'E_CERT_NOT_DECLARED',
  ]

  it.each([
    ['no lines', undefined],
    ['an empty line', [{ id: '1' }]],
    [
      'a line that is only caught',
      [{ id: '1', natureOfCommodity: 'WILD_CAUGHT' as const, wildCaughtConsent: given() }],
    ],
    [
      'slaughter without a day',
      [{ id: '1', slaughterInformation: [{}, { siteNumber: 1 }, { fromDate: '2026-11-01' }] }],
    ],
    ['a producer without a number', [{ id: '1', productionEstablishment: {}, packaging: {}, productionPeriod: {} }]],
    [
      'half a period',
      [{ id: '1', productionPeriod: { from: '2026-11-18' }, productionEstablishment: { approvalNumber: 'ST1' } }],
    ],
  ])('[RUL-01] it is silent about: %s', (_title, productLines) => {
    expect(codes(productLines)).toEqual(declarations)
  })

  it('[RUL-01] a foreign producer that nothing is known of is still foreign, and one outside the register has no street to judge', () => {
    const line: ProductLine = { id: '1', productionEstablishment: { isUnauthorized: true } }
    const found = assess({ ...bare, productLines: [line] }, registers).errors
    expect(found.find(({ code }) => code === 'FOREIGN_PROCESSING_ESTABLISHMENT')?.message).toContain('(–)')
    const box = { approvalNumber: 'X', unauthorizedEstablishmentInfo: { address: 'Postboks 7' } }
    const named = assess(
      { ...bare, productLines: [{ id: '1', productionEstablishment: { isUnauthorized: true, ...box } }] },
      registers,
    ).errors
    expect(named.find(({ code }) => code === 'STREET_ADDRESS_MISSING')?.message).toContain('Postboks 7')
  })
})

describe('findings', () => {
  it('[RUL-01] are merged when they say the same of several lines', () => {
    const milt = line({ processingType: 'MILT' })
    const { errors } = check([line(), milt, line(), line(), milt, line(), milt])
    const found = errors.filter(({ code }) => code === 'MILT_SHOULD_BE_FROZEN')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ lines: [2, 5, 7], step: 'varelinjer', severity: 'CRITICAL' })
    expect(found[0]?.messages).toEqual({
      nb: 'Varelinje 2, 5 og 7: Melke må være fryst.',
      nn: 'Varelinje 2, 5 og 7: Mjølke må vere fryst.',
      en: 'Product line 2, 5 and 7: Milt must be frozen.',
    })
  })

  it('[RUL-01] that differ in words stay apart', () => {
    const old = (fromDate: string) => line({ slaughterInformation: [{ siteNumber: 10_790, fromDate }] })
    const { errors } = check([old('2026-11-08'), old('2026-11-07')])
    expect(errors.map(({ message }) => message)).toEqual([
      'Varelinje 1: Fersk fisk er 16 dager gammel ved avreise, mer enn 15 dager.',
      'Varelinje 2: Fersk fisk er 17 dager gammel ved avreise, mer enn 15 dager.',
    ])
  })

  it('[RUL-01] on the whole application name no line, and codes get words', () => {
    const labels = (_list: string, code: string) => ({ nb: `nb-${code}`, nn: `nn-${code}`, en: `en-${code}` })
    const { errors } = check(
      {
        ...transport({ consentGeneralRequirements: undefined }),
        productLines: [line(), line({ packaging: { type: 'CT' } })],
      },
      {},
      { labels },
    )
    expect(errors.map(({ message }) => message)).toEqual([
      'Du må bekrefte erklæringen «Jeg bekrefter at varene oppfyller kravene i erklæringen».',
      'Sertifikatet har plass til én emballasjetype. Varelinjene har: nb-QR; nb-CT.',
    ])
    expect(errors[0]).toMatchObject({ step: 'transport' })
    expect(errors[1]?.messages?.en).toContain('en-QR; en-CT')
  })

  it('[RUL-01] leave no mark unfilled in any language', () => {
    for (const [change, template, extra] of Object.values(cases).flatMap((rows) =>
      rows.map(([, a, , b, c]) => [a, b, c] as const),
    )) {
      for (const { messages } of check(change, template, extra).errors) {
        expect(Object.values(messages ?? {}).filter((text) => /[{}]|undefined/.test(text))).toEqual([])
      }
    }
  })

  it('[RUL-01] stand by severity, then step, then line', () => {
    const { errors } = check(
      {
        ...transport({
          fulfillsEuRequirements: undefined,
          temperatureRequirements: { minTemperature: -9, maxTemperature: 9 },
        }),
        consentForECert: undefined,
        productLines: [line(), line({ processingType: 'MILT' })],
      },
      {},
      { duplicates: [{ referenceNumber: 1, organisationNumber: '310000043', issued: false }] },
    )
    expect(errors.map(({ code }) => code)).toEqual([
      'GOODS_NOT_MEETING_EU_REGULATION_REQUIREMENT',
      'MILT_SHOULD_BE_FROZEN',
      'E_CERT_NOT_DECLARED',
      'TEMPERATURE_INTERVAL',
      'DUPLICATE_CONSIGNMENT',
    ])
  })

  it('a duplicate that is issued needs a caseworker', () => {
    const { errors } = check(
      {},
      {},
      { duplicates: [{ referenceNumber: 4002, organisationNumber: '310000043', issued: true }] },
    )
    expect(errors[0]).toMatchObject({ severity: 'MANUAL_PROCESSING', message: expect.stringContaining('#004002') })
  })
})

describe('[RUL-04] needsManualProcessing', () => {
  const simple = { veterinarianRequirement: 'NONE' } as const
  it.each([
    ['nothing to see', {}, simple, false],
    ['a finding for a caseworker', cooled(-9, 9), simple, true],
    ['a veterinarian', {}, {}, true],
    ['a PDF application', { applicationFormat: 'PDF' }, simple, true],
    ['only a critical finding', { consentForECert: undefined }, simple, false],
    ['a warning that is handed over', inOrder('2026-11-23', '2026-11-22', '2026-11-24'), simple, true],
    ['another warning', { consignor: { ...anApplication().consignor, address: 'Postboks 1' } }, simple, true],
  ] as const)('%s', (_title, change, template, expected) => {
    expect(check(change, template, { autoApprove: true }).needsManualProcessing).toBe(expected)
  })

  it('a template that is never approved by itself', () => {
    expect(check({}, simple, { autoApprove: false })).toMatchObject({ needsManualProcessing: true, alwaysManual: true })
    // [EXP-07] An application that may approve itself gets no message; other messages say why a person decides.
    expect(check({}, simple, { autoApprove: true })).not.toHaveProperty('alwaysManual')
  })

  it('does not check a PDF application', () => {
    expect(check({ applicationFormat: 'PDF', consentForECert: undefined }).errors).toEqual([])
  })
})

it('[RUL-02] critical findings on product lines block them, others do not', () => {
  expect(blockingLineFindings(check([line({ processingType: 'MILT' })]))).toHaveLength(1)
  expect(blockingLineFindings(check([line({ productionEstablishment: foreign('DK') })]))).toHaveLength(0)
  expect(blockingLineFindings(check({ consentForECert: undefined }))).toHaveLength(0)
})

it('[WIZ-16] critical findings block sending, but for the missing declaration', () => {
  expect(blockingSendFindings(check(transport({ fulfillsEuRequirements: undefined })))).toHaveLength(1)
  expect(blockingSendFindings(check({ consentForECert: undefined }))).toHaveLength(0)
})
