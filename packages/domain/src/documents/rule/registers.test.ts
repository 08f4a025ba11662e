import { describe, expect, it } from 'vitest'
import { template as china } from '../../templates/1.1.100/template.ts'
import { anApplication, aProductLine, aRuleContext } from '../../testing/index.ts'
import { assess } from './check-rules.ts'
import { answersFor, isApprovedThrough, nothingAsked, registerReports, registers } from './register.ts'
import { registerAnswersSchema } from './register-answers-schema.ts'
import { consignmentOf, isSameConsignment, registerQuestions } from './register-questions.ts'

const line = aProductLine
const days = (from: number, to: number) => ({
  from: `2026-11-${String(from).padStart(2, '0')}`,
  to: `2026-11-${String(to).padStart(2, '0')}`,
})
const span = [1, 2, 3, 4, 5, 6] as const
const periods = span.flatMap((from) => span.filter((to) => to >= from).map((to) => days(from, to)))
const eachDay = ({ from, to }: { from: string; to: string }) =>
  span.map((day) => days(day, day).from).filter((day) => day >= from && day <= to)

const questions = (change: Parameters<typeof anApplication>[0] = {}, rules = china.rules) =>
  registerQuestions(anApplication(change), rules)

describe('[REG-01] what the registers are asked', () => {
  it('of a complete application is all that the template needs', () => {
    expect(questions()).toEqual({
      establishments: [{ approvalNumber: 'ST337', from: '2026-11-18', to: '2026-11-19' }],
      diseases: [{ siteNumber: 10_790, from: '2026-11-17', to: '2026-11-19' }],
      organisations: ['310000043'],
      species: [],
      duplicates: {
        referenceNumber: 4001,
        replaces: [],
        consignor: '310000043',
        consignee: 'Shanghai Sample Seafood Trading Co Ltd',
        country: 'CN',
        departure: '2026-11-24',
        goods: [
          {
            species: '711',
            productClassificationCode: '030214',
            netWeight: 16_416,
            lotNumber: 'L261119-1',
            approvalNumber: 'ST337',
            from: '2026-11-18',
            to: '2026-11-19',
          },
        ],
      },
    })
  })

  it.each([
    ['a PDF application, which a person reads', questions({ applicationFormat: 'PDF' }).establishments],
    [
      'a template without the requirement, about diseases',
      questions({}, { ...china.rules, diseaseFree: false }).diseases,
    ],
    ['wild fish, about diseases', questions({ productLines: [line({ natureOfCommodity: 'WILD_CAUGHT' })] }).diseases],
    ['living fish, about diseases', questions({ productLines: [line({ isAlive: true })] }).diseases],
    ['a squid, about diseases', questions({ productLines: [line({ species: '1022' })] }).diseases],
    [
      'a producer outside the register',
      questions({ productLines: [line({ productionEstablishment: { isUnauthorized: true, approvalNumber: 'X1' } })] })
        .establishments,
    ],
    [
      'a producer without a number',
      questions({ productLines: [line({ productionEstablishment: {} })] }).establishments,
    ],
  ])('nothing of %s', (_title, asked) => {
    expect(asked).toEqual([])
  })

  it('nothing about earlier applications before the consignment is described', () => {
    expect(questions({ recipient: undefined }).duplicates).toBeUndefined()
    expect(questions({ productLines: [line({ netWeight: undefined })] }).duplicates).toBeUndefined()
    expect(questions({ control: undefined, transport: undefined }).duplicates).toBeUndefined()
    expect(questions({ applicationType: 'ERSTATNINGSSERTIFIKAT' }).duplicates).toBeUndefined()
    expect(questions({ originalApplicationReference: 7 }).duplicates?.replaces).toEqual([7])
  })

  it('of the species only where the template has groups', () => {
    const rules = { ...china.rules, speciesGroups: ['ALGAE'] }
    expect(questions({ productLines: [line(), line(), line({ species: '1022' })] }, rules).species).toEqual([
      '711',
      '1022',
    ])
  })
})

describe('[REG-01] an answer is never silence', () => {
  it.each(registers)('of %s: no answer is a finding for an officer, with its register', (register) => {
    const { errors, needsManualProcessing } = assess(
      anApplication(),
      aRuleContext({ ...china.rules, veterinarianRequirement: 'NONE' }, { autoApprove: true, unavailable: [register] }),
    )
    expect(errors).toMatchObject([{ code: 'EXTERNAL_CHECK_UNAVAILABLE', severity: 'MANUAL_PROCESSING', register }])
    expect(needsManualProcessing).toBe(true)
  })

  it('a register that was needless to ask is not reported', () => {
    expect(registerReports(nothingAsked)).toEqual([])
    const { registers: answers } = aRuleContext(china.rules, { diseases: [], unavailable: ['duplicates'] })
    expect(registerReports(answers).map(({ register, outcome }) => `${register} ${outcome}`)).toEqual([
      'diseases ok',
      'duplicates unavailable',
    ])
  })

  it('[REG-02] a finding names the register that it rests on, and no other does', () => {
    const found = assess(
      anApplication({ transport: { ...anApplication().transport, fulfillsEuRequirements: undefined } }),
      aRuleContext(china.rules, {
        establishments: new Map(),
        diseases: [{ siteNumber: 10_790, disease: 'PD', from: '2026-11-01' }],
        duplicates: [{ referenceNumber: 9, organisationNumber: '310000043', issued: true }],
      }),
    ).errors
    expect(Object.fromEntries(found.map(({ code, register }) => [code, register]))).toEqual({
      GOODS_NOT_MEETING_EU_REGULATION_REQUIREMENT: undefined,
      INVALID_PRODUCTION_PERIOD: 'establishments',
      ILA_PD_OCCURRENCES: 'diseases',
      DUPLICATE_CONSIGNMENT: 'duplicates',
    })
    const late = line({ productionPeriod: { from: '2026-11-19', to: '2026-11-25' } })
    const [own] = assess(anApplication({ productLines: [late] }), aRuleContext(china.rules)).errors
    expect([own?.code, own?.register]).toEqual(['INVALID_PRODUCTION_PERIOD', undefined])
  })

  it('a name of the language itself is no establishment and no species', () => {
    const strange = line({ productionEstablishment: { approvalNumber: 'constructor' }, species: 'constructor' })
    const found = assess(
      anApplication({ productLines: [strange] }),
      aRuleContext({ ...china.rules, speciesGroups: ['ALGAE'] }, { establishments: new Map(), species: {} }),
    ).errors
    expect(found.map(({ code }) => code)).toEqual(['INVALID_PRODUCTION_PERIOD'])
  })
})

describe('[REG-02] the same consignment', () => {
  const asked = (change: Parameters<typeof anApplication>[0] = {}) => {
    const question = consignmentOf(anApplication(change))
    if (question === undefined) throw new Error('The example describes a consignment')
    return question
  }
  const { recipient, transport } = anApplication()
  it.each([
    ['itself', {}, true],
    [
      'the name of the recipient in capitals',
      { recipient: { consignee: { ...recipient?.consignee, name: 'SHANGHAI SAMPLE SEAFOOD TRADING CO LTD ' } } },
      true,
    ],
    ['a line more', { productLines: [line({ netWeight: 1 }), line()] }, true],
    ['no lot', { productLines: [line({ lotNumber: undefined })] }, true],
    ['another lot', { productLines: [line({ lotNumber: 'L2' })] }, false],
    ['another weight', { productLines: [line({ netWeight: 16_417 })] }, false],
    ['another producer', { productLines: [line({ productionEstablishment: { approvalNumber: 'N1' } })] }, false],
    ['other days', { productLines: [line({ productionPeriod: days(1, 2) })] }, false],
    ['another species', { productLines: [line({ species: '713' })] }, false],
    ['another code', { productLines: [line({ productClassificationCode: '030211' })] }, false],
    ['another departure', { transport: { ...transport, dateOfDeparture: '2026-11-25' } }, false],
    ['another country', { countryOfDestination: 'SG' }, false],
    ['another consignor', { consignor: { organisationNumber: '310000019' } }, false],
    ['another recipient', { recipient: { consignee: { ...recipient?.consignee, name: 'Other' } } }, false],
  ])('is told by: %s', (_title, change, expected) => {
    expect([isSameConsignment(asked(), asked(change)), isSameConsignment(asked(change), asked())]).toEqual([
      expected,
      expected,
    ])
  })

  it('[SEC-08] of another organisation is nothing that an exporter reads', () => {
    const mine = { referenceNumber: 1, organisationNumber: '310000043', issued: false }
    const theirs = { referenceNumber: 2, organisationNumber: '310000019', issued: true }
    const { registers: all } = aRuleContext(china.rules, { duplicates: [mine, theirs] })
    expect(answersFor('310000043', all).duplicates).toMatchObject({ outcome: 'finding', facts: [mine] })
    const { registers: others } = aRuleContext(china.rules, { duplicates: [theirs] })
    const { registers: none } = aRuleContext(china.rules, { duplicates: [] })
    expect(answersFor('310000043', others)).toEqual(none)
    expect(answersFor('310000043', nothingAsked)).toEqual(nothingAsked)
    expect(registerAnswersSchema.parse(JSON.parse(JSON.stringify(all)))).toEqual(all)
  })
})

describe('[REG-02] days', () => {
  const isSick = (slaughter: { from: string; to: string }, disease: { from: string; to: string }) => {
    const slaughterInformation = [{ siteNumber: 10_790, fromDate: slaughter.from, toDate: slaughter.to }]
    const diseases = [{ siteNumber: 10_790, disease: 'ILA' as const, ...disease }]
    const { errors } = assess(
      anApplication({ productLines: [line({ slaughterInformation })] }),
      aRuleContext(china.rules, { diseases }),
    )
    return errors.some(({ code }) => code === 'ILA_PD_OCCURRENCES')
  }

  it('a disease is found exactly when it has a day in common with the slaughter, whatever the two periods', () => {
    for (const slaughter of periods)
      for (const disease of periods) {
        const common = eachDay(slaughter).some((day) => eachDay(disease).includes(day))
        expect([slaughter, disease, isSick(slaughter, disease)]).toEqual([slaughter, disease, common])
      }
  })

  it('a producer is approved exactly when every day of the period is, whatever the two periods', () => {
    for (const made of periods)
      for (const approval of periods) {
        const all = eachDay(made).every((day) => eachDay(approval).includes(day))
        const record = { approvedFrom: approval.from, approvedTo: approval.to }
        expect([made, approval, isApprovedThrough(record, made.from, made.to)]).toEqual([made, approval, all])
      }
  })
})

describe('[RUL-01] temperatures are whole tenths', () => {
  const isUnusual = (minTemperature: number, maxTemperature: number, parameters = {}) =>
    assess(
      anApplication({
        transport: { ...anApplication().transport, temperatureRequirements: { minTemperature, maxTemperature } },
        productLines: [],
      }),
      aRuleContext(china.rules, { parameters }),
    ).errors.some(({ code }) => code === 'TEMPERATURE_INTERVAL')

  it('and an interval of exactly the width is usual, wherever it begins', () => {
    for (let tenths = -300; tenths <= 300; tenths += 1)
      for (const width of [2, 10]) {
        const min = tenths / 10
        const at = (more: number) => isUnusual(min, (tenths + width * 10 + more) / 10, { maxIntervalWidth: width })
        expect([min, width, at(0), at(1)]).toEqual([min, width, false, true])
      }
    expect(isUnusual(0.1, 0.1 + 0.2, { maxIntervalWidth: 0.2 })).toBe(false)
  })
})
