import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answers, getAt, holds, issueText, validateTemplate, visibleFields } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { everyFixture as fixtures, type FixtureId as Id } from '../testing/every-fixture.ts'
import { aProductLine, exampleContext } from '../testing/index.ts'
import { domainIssueTexts, getTemplate, nextStep, requiresUpload, templates } from './index.ts'

interface Row {
  readonly code: string
  readonly productClassification: { acceptedNumberOfDigits: number[]; prefixes: string[] }
  readonly defaults: { readonly callingCode?: string }
  readonly meansOfTransport: string[]
  readonly limits: Readonly<Record<string, number>>
  readonly [list: string]: unknown
}
const file = join(import.meta.dirname, '../../../../data/certificate-templates.json')
const rows = JSON.parse(readFileSync(file, 'utf8')) as Row[] // the reference data of the product

/** The fields that a step of the shortest or longest example asks for. */
function asked(id: Id, stepId: string, size: 'smallest' | 'fullest' = 'fullest') {
  const answers: Answers = fixtures[id][size]
  const step = getTemplate(id).steps.find((candidate) => candidate.id === stepId && holds(candidate.when, answers))
  const first = getAt(answers, 'productLines.0') as Answers | undefined // a line of the example
  const sections = step?.items?.sections ?? step?.sections ?? []
  const scope = step?.items && first ? first : answers
  return new Map(visibleFields(sections, scope, answers).map(({ path, field }) => [path, field]))
}
const stepIdsOf = (id: Id) => getTemplate(id).steps.map((step) => step.id)

describe('the templates', () => {
  it('[TPL-17] are those of the reference data, with the same lists', () => {
    expect(templates.map(({ id }) => id)).toEqual(Object.keys(fixtures))
    for (const template of templates) {
      const { rules } = template
      const row = rows.find(({ code }) => code === template.id)
      expect(row).toMatchObject({
        veterinarianRequirement: rules.veterinarianRequirement,
        applicationFormats: template.applicationFormats,
        requisitionRequired: template.requisitionRequired ?? false,
        processingStates: rules.processingStates,
        processingTypes: rules.processingTypes,
        natureOfCommodities: rules.naturesOfCommodity,
        names: { en: template.fullTitle.en.slice(template.id.length + 1) },
        versions: expect.arrayContaining([expect.objectContaining({ version: template.version, active: true })]),
      })
      expect(row?.productClassification.acceptedNumberOfDigits).toEqual(rules.classification.digits)
      expect(row?.productClassification.prefixes.toSorted()).toEqual([...rules.classification.prefixes].sort())
      expect(row?.speciesGroups ?? undefined).toEqual(rules.speciesGroups)
      expect(row?.packagingTypes ?? undefined).toEqual(rules.packagingTypes)
      expect(row?.limits.productClassificationsMax).toBe(rules.maxClassifications)
      expect(row?.limits.establishmentsMax === 1).toBe(rules.singleEstablishment === true)
      expect(row?.limits.packagingTypesMax === 1).toBe(rules.singlePackagingType === true)
    }
  })

  it.each(Object.keys(fixtures) as Id[])('[WIZ-21] %s offers the transport and calling code of its country', (id) => {
    const row = rows.find(({ code }) => code === id)
    const means = asked(id, 'transport').get('transport.meansOfTransport')
    expect(means?.kind === 'choice' && means.options.map(({ value }) => value)).toEqual(row?.meansOfTransport)
    const phone = asked(id, 'mottaker').get('recipient.consignee.phoneNumber')
    expect(phone?.kind === 'international-phone' && phone.defaultCallingCode).toBe(row?.defaults.callingCode)
  })

  it('[WIZ-02] [TPL-05] have the same pages, but for the appendix instead of pickup in 1.1.324', () => {
    const ordinary = stepIdsOf('1.1.100')
    for (const id of Object.keys(fixtures) as Id[]) {
      if (id !== '1.1.324') expect(stepIdsOf(id)).toEqual(ordinary)
    }
    expect(stepIdsOf('1.1.324')).toEqual(ordinary.map((id) => (id === 'henting' ? 'sertifikatmal' : id)))
  })

  it('need no file, except 1.1.324', () => {
    expect(templates.filter(requiresUpload).map(({ id }) => id)).toEqual(['1.1.324'])
  })

  it('[WIZ-04] [TPL-05] lead past the lines to the appendix when animal health is undisclosed, else to the summary', () => {
    const template = getTemplate('1.1.324')
    expect(nextStep(template, fixtures['1.1.324'].fullest, 'varelinjer')).toEqual({ step: 'sertifikatmal' })
    expect(nextStep(template, fixtures['1.1.324'].smallest, 'varelinjer')).toEqual({ step: 'oppsummering' })
  })
})

it.each(Object.keys(fixtures) as Id[])('[VAL-07] %s asks farmed fish of the five groups when and where', (id) => {
  for (const species of ['711', '713', '714', '719', '799', '71101', '751']) {
    const { slaughterInformation: _, ...line } = aProductLine({ species })
    const found = validateTemplate(getTemplate(id), { ...fixtures[id].smallest, productLines: [line] }, exampleContext)
    const missing = found.filter(({ path }) => path.endsWith('.slaughterInformation')).map(({ code }) => code)
    expect([species, missing]).toEqual([species, species === '751' ? [] : ['slaughterPeriodRequired']])
  }
})

const required = (id: Id, step: string) =>
  [...asked(id, step, 'smallest')].filter(([, { required: need }]) => need === true).map(([path]) => path)

describe('what the certificates ask', () => {
  it('[TPL-01] Brazil: entry and loading, no transport id, no place of dispatch', () => {
    expect(required('1.1.7', 'transport')).toEqual([
      'transport.meansOfTransport',
      'transport.placeOfLoading',
      'transport.dateOfDeparture',
      'transport.pointOfEntry',
      'transport.temperatureRequirements.minTemperature',
      'transport.temperatureRequirements.maxTemperature',
      'transport.consentGeneralRequirements',
      'transport.intendedForHumanConsumption',
      'transport.noPhosphatesAdded',
    ])
    expect([...asked('1.1.7', 'transport').keys()]).not.toContain('transport.flightNumber')
  })

  it.each([
    [-18, false, true],
    [-17.9, false, false],
    [-18, true, false],
  ])('[TPL-01] Brazil: phosphates at %s °C, ambient %s: %s', (maxTemperature, isAmbient, isAsked) => {
    const transport = { temperatureRequirements: { isAmbient, maxTemperature } }
    const step = getTemplate('1.1.7').steps.find(({ id }) => id === 'transport')
    const paths = visibleFields(step?.sections ?? [], { transport }).map(({ path }) => path)
    expect(paths.includes('transport.noPhosphatesAdded')).toBe(isAsked)
  })

  it('[WIZ-21] Brazil: a description in Portuguese and a code of 4, 6 or 8 digits', () => {
    expect(asked('1.1.7', 'varelinjer').get('productDescription')).toMatchObject({
      required: true,
      hint: { nb: 'På portugisisk' },
    })
    for (const [code, isRight] of [
      ['0302', true],
      ['030214', true],
      ['03021400', true],
      ['03021', false],
      ['0302140', false],
      ['0302140012', false],
      ['0302AB', false],
    ] as const) {
      const [line] = fixtures['1.1.7'].smallest.productLines ?? []
      const answers = {
        ...fixtures['1.1.7'].smallest,
        productLines: line ? [{ ...line, productClassificationCode: code }] : [],
      }
      expect([code, validateTemplate(getTemplate('1.1.7'), answers, exampleContext).length]).toEqual([
        code,
        isRight ? 0 : 1,
      ])
    }
  })

  it('[TPL-02] Moldova: time of departure and loading; container optional', () => {
    expect(required('1.1.12', 'transport')).toEqual([
      'transport.meansOfTransport',
      'transport.registrationNumber',
      'transport.placeOfLoading',
      'transport.dateOfDeparture',
      'transport.timeOfDeparture',
      'transport.temperatureRequirements.minTemperature',
      'transport.temperatureRequirements.maxTemperature',
      'transport.intendedForHumanConsumption',
      'transport.fulfillsEuRequirements',
      'transport.consentGeneralRequirements',
    ])
  })

  it.each([
    ['TPL-04', '1.1.117'],
    ['TPL-06', '1.1.342'],
    ['TPL-07', '2.1.22'],
    ['TPL-08', '2.1.23'],
    ['TPL-09', '2.1.27'],
    ['TPL-10', '2.1.28'],
  ] as const)('[%s] %s: place of dispatch required, transport id may be missing', (_requirement, id) => {
    expect(required(id, 'transport')).toContain('transport.placeOfDispatch.value')
    const identified = ['flightNumber', 'vessel.name', 'vessel.imoNumber', 'registrationNumber', 'wagonNumber']
    const needs = identified.flatMap((name) => asked(id, 'transport').get(`transport.${name}`)?.required ?? [])
    expect(needs.filter(Boolean)).toEqual([])
  })

  it.each([
    ['TPL-07', '2.1.22'],
    ['TPL-08', '2.1.23'],
    ['TPL-09', '2.1.27'],
    ['TPL-10', '2.1.28'],
  ] as const)('[%s] %s: place of destination, which starts in the country of destination', (_requirement, id) => {
    expect([...asked(id, 'mottaker').keys()]).toContain('recipient.placeOfDestination.city')
    expect(fixtures[id].smallest.recipient?.placeOfDestination?.country).toBe(
      fixtures[id].smallest.countryOfDestination,
    )
  })

  it('[TPL-03] China alone asks for a whole production mode', () => {
    const withAreas = (Object.keys(fixtures) as Id[]).filter((id) => asked(id, 'varelinjer').has('aquacultureArea'))
    expect(withAreas).toEqual(['1.1.100'])
  })

  it('[TPL-05] Britain: operator at the border, entry post, weight, batch, no pickup', () => {
    expect(required('1.1.324', 'mottaker').filter((path) => path.includes('operator'))).toEqual([
      'recipient.operatorResponsibleForConsignment.name',
      'recipient.operatorResponsibleForConsignment.address',
      'recipient.operatorResponsibleForConsignment.phoneNumber',
    ])
    expect(required('1.1.324', 'mottaker').filter((path) => path.includes('placeOfDestination'))).toEqual([])
    expect(required('1.1.324', 'transport')).toEqual(
      expect.arrayContaining([
        'transport.registrationNumber',
        'transport.entryBcp',
        'transport.timeOfDeparture',
        'transport.totalGrossWeight',
        'transport.placeOfDispatch.establishment.approvalNumber',
      ]),
    )
    expect(required('1.1.324', 'varelinjer')).toContain('lotNumber')
    expect(fixtures['1.1.324'].smallest.productLines?.[0]?.productPackedForFinalConsumer).toBe(false)
  })

  it.each([
    ['[TPL-01]', 'classificationDigits', {}, 'Må være 4, 6, eller 8 siffer'],
    ['[TPL-02]', 'humanConsumption', {}, 'Dette sertifikatet gjelder varer ment for menneskelig konsum'],
    ['[TPL-02]', 'euRequirements', {}, "Du må bekrefte at varene oppfyller EU's regelverk"],
    [
      '[TPL-04]',
      'withoutPorkProtein',
      {},
      'Attestasjonen i sertifikatet krever at oppdrettsfisk bare skal ha fått fôr uten svineprotein',
    ],
    ['[TPL-05]', 'purposeRequired', {}, 'Minst en må være huket av'],
    ['[TPL-05]', 'appendixRequired', {}, 'Du må laste opp utfylt appendix'],
    ['[VAL-11]', 'tooSmall', { min: 0.01 }, 'Verdien må være minst 0.01'],
    ['[VAL-11]', 'tooLarge', { max: 999_999 }, 'Verdien kan ikke være større enn 999999'],
    ['[VAL-11]', 'twoDecimals', {}, 'Maks to destimaler tillatt.'],
    ['[TPL-17]', 'natureInvalid', {}, 'Valgt varetype er ikke gyldig for valgt mal.'],
  ])('%s %s in the words of the specification', (_id, code, params, words) => {
    expect(issueText({ code, params }, 'nb', domainIssueTexts)).toBe(words)
  })
})
