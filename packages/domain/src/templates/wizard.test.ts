import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyDependencies, emptyAnswers, issueText, relevantAnswers, stepStates, validateStep } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { registriesOf } from '../../scripts/generate-registry.ts'
import type { Application } from '../application/application.ts'
import { anApplication, aProductLine, aWildCaughtLine, exampleContext } from '../testing/index.ts'
import { domainIssueTexts, findTemplate, getStep, getTemplate, nextStep, previousStep, stepsOf } from './index.ts'

const china = getTemplate('1.1.100')
const lineSections = china.steps.find(({ id }) => id === 'varelinjer')?.items?.sections ?? []
const ids = (change: Parameters<typeof anApplication>[0]) => stepsOf(china, anApplication(change)).map(({ id }) => id)

it.each(Object.entries(registriesOf()))('[TPL-18] %s is what the generator writes from the folders', (path, text) => {
  expect(readFileSync(join(import.meta.dirname, '..', path), 'utf8')).toBe(text)
})

it('[TPL-12] reports an unknown template', () => {
  expect(() => getTemplate('9.9.9')).toThrow('Invalid template')
  expect(findTemplate('9.9.9')).toBeUndefined()
})

it('[TPL-12] reports an unknown page', () => {
  expect(() => getStep(china.steps, 'sertifikatmal')).toThrow('Invalid page')
  expect(getStep(china.steps, 'transport').id).toBe('transport')
})

describe('presence and order', () => {
  it('[WIZ-01] [WIZ-02] all steps for paper', () => {
    expect(ids({})).toEqual([
      'soknadsinformasjon',
      'avsender',
      'mottaker',
      'kontroll',
      'transport',
      'varelinjer',
      'henting',
      'oppsummering',
    ])
  })
  it.each([
    ['no pickup without paper', { certificateFormats: ['E_CERT'] }, 'henting'],
    ['no control of a replacement', { applicationType: 'ERSTATNINGSSERTIFIKAT' }, 'kontroll'],
    ['no recipient in a PDF application', { applicationFormat: 'PDF' }, 'mottaker'],
    ['no transport in a PDF application', { applicationFormat: 'PDF' }, 'transport'],
    ['no product lines in a PDF application', { applicationFormat: 'PDF' }, 'varelinjer'],
  ] as const)('[WIZ-02] %s', (_title, change, step) => {
    expect(ids({ ...change, certificateFormats: ['certificateFormats' in change ? 'E_CERT' : 'PAPER'] })).not.toContain(
      step,
    )
  })

  it('[WIZ-04] leads on, and to the first line’s editor while there are no lines', () => {
    expect(nextStep(china, anApplication(), 'transport')).toEqual({ step: 'varelinjer' })
    expect(nextStep(china, anApplication({ productLines: [] }), 'transport')).toEqual({ step: 'varelinjer', line: 0 })
    expect(nextStep(china, anApplication(), 'varelinjer')).toEqual({ step: 'henting' })
    expect(nextStep(china, anApplication({ certificateFormats: ['E_CERT'] }), 'varelinjer')).toEqual({
      step: 'oppsummering',
    })
    expect(nextStep(china, anApplication({ applicationType: 'ERSTATNINGSSERTIFIKAT' }), 'mottaker')).toEqual({
      step: 'transport',
    })
    expect(nextStep(china, anApplication(), 'oppsummering')).toBeUndefined()
    expect(nextStep(china, anApplication({ certificateFormats: ['E_CERT'] }), 'henting')).toBeUndefined()
    expect(previousStep(china, anApplication(), 'avsender')).toEqual({ step: 'soknadsinformasjon' })
    expect(previousStep(china, anApplication(), 'soknadsinformasjon')).toBeUndefined()
  })
})

describe('dependencies', () => {
  const sections = china.steps.flatMap((step) => step.sections)
  it('[WIZ-06] a new country takes the template away', () => {
    const before = anApplication()
    const after = applyDependencies(sections, before, { ...before, countryOfDestination: 'BR' })
    expect(after.certificateTemplate).toBeUndefined()
    expect(applyDependencies(sections, before, before).certificateTemplate).toBe('1.1.100')
  })

  it('[WIZ-10] a new day of departure takes the time away', () => {
    const before = anApplication()
    const moved = { ...before, transport: { ...before.transport, dateOfDeparture: '2026-11-25' } }
    expect(applyDependencies(sections, before, moved).transport?.timeOfDeparture).toBeUndefined()
    const renamed = { ...before, transport: { ...before.transport, flightNumber: 'XX010' } }
    expect(applyDependencies(sections, before, renamed).transport?.timeOfDeparture).toBe('18:30')
  })

  it('[WIZ-12] a new production period takes the approved producer away, not a foreign one', () => {
    const before = aProductLine()
    const moved = { ...before, productionPeriod: { from: '2026-11-17', to: '2026-11-19' } }
    expect(applyDependencies(lineSections, before, moved).productionEstablishment?.approvalNumber).toBeUndefined()
    const foreign = { isUnauthorized: true, approvalNumber: 'X1' }
    const after = applyDependencies(
      lineSections,
      { ...before, productionEstablishment: foreign },
      { ...moved, productionEstablishment: foreign },
    )
    expect(after.productionEstablishment?.approvalNumber).toBe('X1')
  })

  it('[EXP-05] the first production period of a copy leaves its producer, however it is typed', () => {
    const { productionPeriod: _, ...copied } = aProductLine()
    const begun = applyDependencies(lineSections, copied, { ...copied, productionPeriod: { from: '2026-11-17' } })
    const whole = { ...begun, productionPeriod: { from: '2026-11-17', to: '2026-11-19' } }
    const { productionEstablishment } = applyDependencies(lineSections, begun, whole)
    expect(productionEstablishment?.approvalNumber).toBe(aProductLine().productionEstablishment?.approvalNumber)
  })

  it('[WIZ-12] farmed and wild take each other’s answers away, and farmed starts with its usual area', () => {
    const farmed = aProductLine()
    const caught = applyDependencies(lineSections, farmed, { ...farmed, natureOfCommodity: 'WILD_CAUGHT' as const })
    expect(caught.aquacultureArea).toBeUndefined()
    expect(caught.slaughterInformation ?? []).toEqual([])
    const wild = aWildCaughtLine()
    const raised = applyDependencies(lineSections, wild, { ...wild, natureOfCommodity: 'FARMED' as const })
    expect(raised.catchAreas ?? []).toEqual([])
    expect(raised.vesselInformation ?? []).toEqual([])
    expect(raised.wildCaughtConsent).toBeUndefined()
    expect(raised.aquacultureArea).toBe('FAO27')
  })
})

describe('the form', () => {
  it('the complete application of the builders has no issue', () => {
    const context = { ...exampleContext, codes: { ...exampleContext.codes, consignors: new Set(['310000043']) } }
    for (const step of china.steps) expect(validateStep(step, anApplication(), context)).toEqual([])
    const wild = anApplication({ productLines: [aWildCaughtLine()] })
    for (const step of china.steps) expect(validateStep(step, wild, context)).toEqual([])
  })

  it('[TPL-15] an alive animal sends neither state nor type, and hidden answers are not sent', () => {
    const answers = anApplication({
      certificateFormats: ['E_CERT'],
      productLines: [aProductLine({ isAlive: true, catchAreas: ['FAO27'] })],
    })
    const sent = relevantAnswers(china, answers)
    expect(sent.productLines?.[0]).not.toHaveProperty('processingState')
    expect(sent.productLines?.[0]).not.toHaveProperty('processingType')
    expect(sent.productLines?.[0]).not.toHaveProperty('catchAreas')
    expect(sent.productLines?.[0]?.id).toBe('vl-013')
    expect(sent).not.toHaveProperty('certificateRetrieval')
    expect(sent.certificateTemplate).toBe('1.1.100')
  })

  it('[WIZ-01] [EXP-05] an office that was proposed does not begin the page of pickup, a day does', () => {
    const office = { office: 'KLOEFTA' }
    const stateWith = (certificateRetrieval: Application['certificateRetrieval']) =>
      stepStates(china, anApplication({ certificateRetrieval }), exampleContext).find(({ id }) => id === 'henting')
        ?.state
    expect(stateWith(office)).toBe('open')
    expect(stateWith({ ...office, date: '2026-11-23' })).toBe('error')
  })

  it('[WIZ-01] tells the state of every step', () => {
    const states = (answers: Parameters<typeof anApplication>[0], current?: 'transport') =>
      stepStates(china, anApplication(answers), exampleContext, current).map(({ id, state }) => `${id} ${state}`)
    expect(states({}, 'transport')).toContain('transport current')
    expect(states({}).every((state) => state.endsWith('done'))).toBe(true)
    const begun = states({
      recipient: { consignee: { name: 'X' } },
      transport: undefined,
      productLines: [],
      certificateRetrieval: undefined,
      consentForECert: undefined,
    })
    expect(begun).toEqual([
      'soknadsinformasjon done',
      'avsender done',
      'mottaker error',
      'kontroll done',
      'transport open',
      'varelinjer locked',
      'henting locked',
      'oppsummering locked',
    ])
  })

  it('[WIZ-05] a new application starts with its preset answers', () => {
    const start = emptyAnswers(china.steps.flatMap((step) => step.sections))
    expect(start).toMatchObject({
      recipient: {
        isOnBehalfOfConsignee: false,
        consignee: { phoneNumber: { callingCode: '+86' } },
        placeOfDestination: { country: 'CN' },
      },
      transport: { temperatureRequirements: { isAmbient: false } },
    })
  })

  it.each([
    ['[VAL-01]', 'required', {}, 'Feltet er påkrevd'],
    ['[VAL-01]', 'textTooLong', { max: 255 }, 'Feltet kan ikke inneholde mer enn 255 tegn'],
    ['[VAL-03]', 'phoneDigits', {}, 'Kan bare inneholde tall.'],
    ['[VAL-03]', 'phoneTooShort', { min: 6 }, 'Må inneholde minst 6 tegn'],
    ['[VAL-03]', 'phoneTooLong', { max: 20 }, 'Kan maks inneholde 20 tegn'],
    ['[VAL-03]', 'email', {}, 'Må være en gyldig e-postadresse'],
    ['[VAL-04]', 'netWeightMin', {}, 'Vekten må være minimum 0.01 kg.'],
    ['[VAL-04]', 'packagesMin', {}, 'Du må minst ha én pakke.'],
    ['[VAL-05]', 'fromAfterTo', {}, 'Startdato må være før eller lik sluttdato'],
    ['[VAL-05]', 'toBeforeFrom', {}, 'Sluttdato må være etter eller lik startdato'],
    ['[VAL-07]', 'siteNumberRange', {}, 'Må være mellom 10000 og 99999'],
    ['[VAL-07]', 'siteUnknown', {}, 'Du må oppgi en gyldig lokalitet.'],
    ['[VAL-07]', 'slaughterPeriodRequired', {}, 'Minst en slakteperiode er påkrevd'],
    ['[VAL-08]', 'tooLong', { max: 50 }, 'Feltet kan maks inneholde 50 tegn.'],
    ['[VAL-11]', 'catchAreasMin', {}, 'Du må velge minst ett fangstområde'],
    ['[VAL-11]', 'catchAreasMax', {}, 'Du kan velge maks 10 fangstområder'],
    ['[WIZ-06]', 'templateInvalid', {}, 'Valgt mal er ikke gyldig for valgt land.'],
    ['[WIZ-09]', 'controlTooSoon', {}, 'Tidspunkt må være minimum 60 minutter frem i tid'],
    ['[PIK-08]', 'pickupTooSoon', {}, 'Hentetidspunktet må ligge minst en time frem i tid.'],
  ])('%s says %s in the words of the specification', (_id, code, params, words) => {
    expect(issueText({ code, params }, 'nb', domainIssueTexts)).toBe(words)
  })
})
