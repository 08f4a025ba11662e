import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setAt, validateTemplate } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { excludedParts, goodsTable } from '../../goods/product-line/goods-fit.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import { template as china } from '../../templates/1.1.100/template.ts'
import { asksFor, getTemplate, relevantApplication, templates } from '../../templates/index.ts'
import { everyExample } from '../../testing/every-fixture.ts'
import {
  anApplication,
  aProductLine,
  aRuleContext,
  aWildCaughtLine,
  exampleContext,
  type RuleFixture,
} from '../../testing/index.ts'
import { today } from '../../values/office-time/oslo.ts'
import type { CheckAnswer } from './check-answer.ts'
import { assess, rules } from './check-rules.ts'
import type { RuleApplication } from './rule-subject.ts'
import type { TemplateRules } from './template-rules.ts'
import { checkTexts, checkWords, unansweredTexts } from './texts/check-texts.ts'

const list = <Row>(name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../../data/${name}.json`), 'utf8')) as Row[] // reference data of the product
const species = list<{ code: string; group: string }>('species')
const goods = goodsTable(list('hs-goods'), species)

/** What every register answers where nothing is wrong. */
const answered: RuleFixture = {
  goods,
  asks: (path) => asksFor(china, path),
  establishments: new Map([['ST337', {}]]),
  diseases: [],
  duplicates: [],
  species: Object.fromEntries(species.map(({ code, group }) => [code, group])),
}

function answersOf(change: Partial<RuleApplication> = {}, extra: RuleFixture = {}, flags: Partial<TemplateRules> = {}) {
  const { checks } = assess(
    anApplication(change),
    aRuleContext({ ...china.rules, ...flags }, { ...answered, ...extra }),
  )
  return new Map(checks.map((check) => [check.code, check]))
}

const unanswered = (checks: Iterable<CheckAnswer>) =>
  [...checks].flatMap(({ code, outcome, reason }) => (outcome === 'not-checked' ? [`${code} ${reason}`] : []))
const line = aProductLine
const onLine = (change: Partial<ProductLine>) => ({ productLines: [line(change)] })

describe('[RUL-05] the list of checks', () => {
  it('has an answer for each rule, once, and is what the findings are told from', () => {
    const context = aRuleContext(china.rules, answered)
    const { checks, errors } = assess(anApplication({ consentForECert: undefined }), context)
    expect(checks.map(({ code }) => code)).toEqual(rules.map(({ code }) => code))
    const found = checks.filter(({ outcome }) => outcome === 'finding').map(({ code }) => code)
    expect(found).toEqual(['E_CERT_NOT_DECLARED'])
    expect(errors.map(({ code }) => code)).toEqual(found)
  })

  it('passes for a sound application, except for what the certificate does not demand', () => {
    const rest = [...answersOf().values()].filter(({ outcome }) => outcome !== 'passed')
    expect(new Set(rest.map(({ outcome, reason }) => `${outcome} ${reason}`))).toEqual(
      new Set(['absent NOT_DEMANDED', 'absent NOT_ASKED']),
    )
    expect(answersOf().get('ILA_PD_OCCURRENCES')).toEqual({ code: 'ILA_PD_OCCURRENCES', outcome: 'passed' })
  })

  it.each<[string, string, Partial<RuleApplication>, RuleFixture?]>([
    ['a register that is down', 'INVALID_PRODUCTION_PERIOD REGISTER_SILENT', {}, { unavailable: ['establishments'] }],
    ['a register of diseases that is down', 'ILA_PD_OCCURRENCES REGISTER_SILENT', {}, { unavailable: ['diseases'] }],
    ['a register that was not asked', 'DUPLICATE_CONSIGNMENT REGISTER_NOT_ASKED', {}, { duplicates: undefined }],
    [
      'producers that were not asked about',
      'INVALID_PRODUCTION_PERIOD REGISTER_NOT_ASKED',
      {},
      { establishments: undefined },
    ],
    ['sites that were not asked about', 'ILA_PD_OCCURRENCES REGISTER_NOT_ASKED', {}, { diseases: undefined }],
    ['salmon of no site', 'ILA_PD_OCCURRENCES NOT_ANSWERED', onLine({ slaughterInformation: [] })],
    [
      'salmon of a site without days',
      'ILA_PD_OCCURRENCES NOT_ANSWERED',
      onLine({ slaughterInformation: [{ siteNumber: 10_790 }] }),
    ],
    ['nobody to compare with', 'DUPLICATE_CONSIGNMENT NOT_ANSWERED', { recipient: {} }, { duplicates: undefined }],
    [
      'a heading that is not in the table',
      'HS_DOES_NOT_FIT_GOODS NOT_LISTED',
      onLine({ productClassificationCode: '970110' }),
    ],
    ['no table at all', 'HS_DOES_NOT_FIT_GOODS NOT_LISTED', {}, { goods: goodsTable([], []) }],
    ['a species that nobody knows', 'SPECIES_PROTECTED NOT_LISTED', onLine({ species: '999999' })],
    ['a farmed one', 'SPECIES_NOT_FARMED NOT_LISTED', onLine({ species: '999999' })],
    ['no goods', 'WEIGHT_UNLIKELY NOT_ANSWERED', { productLines: [] }],
    [
      'one line of two without a weight',
      'WEIGHT_UNLIKELY NOT_ANSWERED',
      { productLines: [line(), line({ netWeight: undefined })] },
    ],
    ['half a period', 'LINE_DATES_IMPOSSIBLE NOT_ANSWERED', onLine({ productionPeriod: { from: '2026-11-18' } })],
    ['no departure', 'DEPARTURE_PASSED NOT_ANSWERED', { transport: {} }],
    ['no state', 'TEMPERATURE_DOES_NOT_FIT_GOODS NOT_ANSWERED', onLine({ processingState: undefined })],
    [
      'half a temperature',
      'TEMPERATURE_INTERVAL NOT_ANSWERED',
      { transport: { temperatureRequirements: { maxTemperature: 4 } } },
    ],
    ['a producer without a number', 'INVALID_PRODUCTION_PERIOD NOT_ANSWERED', onLine({ productionEstablishment: {} })],
  ])('%s is not fine: %s', (_title, expected, change, extra) => {
    expect(unanswered(answersOf(change, extra).values())).toContain(expected)
  })

  it('leaves out nothing of what it does not ask: living goods have no state, a foreign producer no number, wild fish no sites', () => {
    const alive = line({ isAlive: true, processingState: undefined, processingType: undefined })
    const foreign = line({
      productionEstablishment: { isUnauthorized: true, unauthorizedEstablishmentInfo: { country: 'NO' } },
    })
    const wild = aWildCaughtLine({ productionEstablishment: { isUnauthorized: false, approvalNumber: 'ST337' } })
    for (const one of [alive, foreign, wild]) {
      const context = { establishments: new Map([['ST337', {}]]) }
      expect(unanswered(answersOf({ productLines: [one] }, context).values())).toEqual([])
    }
    const transport = { ...anApplication().transport, temperatureRequirements: { isAmbient: true } }
    expect(unanswered(answersOf({ transport }).values())).toEqual([])
  })

  it('names what is none of this certificate with the reason', () => {
    const asks = (path: string) => path !== 'transport.totalGrossWeight'
    expect(answersOf({}, { asks }).get('TOTAL_GROSS_WEIGHT_LESS_THAN_TOTAL_NET_WEIGHT')).toMatchObject({
      outcome: 'absent',
      reason: 'NOT_ASKED',
    })
    expect(answersOf({}, {}, { diseaseFree: false }).get('ILA_PD_OCCURRENCES')).toMatchObject({
      outcome: 'absent',
      reason: 'NOT_DEMANDED',
    })
    const replacement = answersOf({ applicationType: 'ERSTATNINGSSERTIFIKAT' })
    for (const code of ['DEPARTURE_PASSED', 'DATES_OUT_OF_ORDER'])
      expect(replacement.get(code)).toMatchObject({ outcome: 'absent', reason: 'GOODS_HAVE_LEFT' })
  })

  it('has nothing left to say of a departure that has passed since the decision', () => {
    const left = { transport: { dateOfDeparture: '2020-01-01' } }
    expect(answersOf(left, { stage: 'ASSESSING' }).get('DEPARTURE_PASSED')).toMatchObject({ outcome: 'finding' })
    expect(answersOf(left, { stage: 'DECIDED' }).get('DEPARTURE_PASSED')).toMatchObject({
      outcome: 'absent',
      reason: 'DECIDED',
    })
  })

  it('of an application in PDF format was not gone through', () => {
    const answers = [...answersOf({ applicationFormat: 'PDF' }).values()]
    expect(answers).toEqual(rules.map(({ code }) => ({ code, outcome: 'not-checked', reason: 'PDF_FORMAT' })))
  })

  it('[RUL-04] makes a person necessary where the lists are silent, and not while the form is being filled in', () => {
    const needs = (change: Partial<RuleApplication>, extra?: RuleFixture) => {
      const flags = { ...china.rules, veterinarianRequirement: 'NONE' } as const
      return assess(anApplication(change), aRuleContext(flags, { ...answered, ...extra, autoApprove: true }))
        .needsManualProcessing
    }
    expect(needs({})).toBe(false)
    expect(needs({ productLines: [] })).toBe(false)
    expect(needs({}, { goods: goodsTable([], []) })).toBe(true)
  })

  it('says in each language what was looked at, and why it was not', () => {
    expect(checkWords({ code: 'SPECIES_PROTECTED', outcome: 'passed' })).toEqual(checkTexts.SPECIES_PROTECTED)
    expect(checkWords({ code: 'SPECIES_PROTECTED', outcome: 'not-checked', reason: 'NOT_LISTED' }).nn).toBe(
      `Verna artar og CITES: ${unansweredTexts.NOT_LISTED.nn}`,
    )
    // A newer server has checks that are not known here.
    expect(checkWords({ code: 'A_CHECK_TO_COME', outcome: 'passed', reason: 'toString' }).nb).toBe('A_CHECK_TO_COME')
    for (const words of [...Object.values(checkTexts), ...Object.values(unansweredTexts)])
      for (const text of Object.values(words)) expect(text).toMatch(/\p{L}$/u)
  })
})

describe('[RUL-05] the examples of every template', () => {
  const establishments = new Map(
    list<{ approvalNumber: string }>('establishments').map((row) => [row.approvalNumber, {}]),
  )

  it('a check is none of a certificate where its form asks a part of what it needs in these cases alone', () => {
    const halfAsked = templates.flatMap((template) =>
      rules.flatMap(({ code, needs, isDemanded }) => {
        const asked = needs.filter((path) => asksFor(template, path))
        const isHalf = asked.length > 0 && asked.length < needs.length && isDemanded?.(template.rules) !== false
        return isHalf ? [code] : []
      }),
    )
    // Most certificates state the net weight alone.
    expect(new Set(halfAsked)).toEqual(new Set(['TOTAL_GROSS_WEIGHT_LESS_THAN_TOTAL_NET_WEIGHT']))
  })

  it.each(everyExample)('of %s, %s, need for a check nothing that the form lets go by', (id, _size, answers) => {
    const template = getTemplate(id)
    const whole = relevantApplication(answers)
    const [first = { id: 'first' }] = whole.productLines ?? []
    const asked = [...new Set(rules.flatMap(({ needs }) => needs))].filter((path) => asksFor(template, path))
    const context = aRuleContext(template.rules, {
      ...answered,
      establishments,
      asks: (path) => asksFor(template, path),
    })
    const letBy = asked.filter((path) => {
      const inLines = path.replace('productLines.', 'productLines.0.')
      const without = relevantApplication(setAt({ ...whole, productLines: [first] }, inLines, undefined))
      const lacks = unanswered(assess(without, context).checks).some((answer) => answer.endsWith('NOT_ANSWERED'))
      return lacks && validateTemplate(template, without, exampleContext).length === 0
    })
    expect(letBy).toEqual([])
  })

  it.each(everyExample)('of %s, %s, leave no check of theirs without an answer', (id, _size, answers) => {
    const template = getTemplate(id)
    const application = relevantApplication(answers)
    const { checks } = assess(
      application,
      aRuleContext(template.rules, {
        ...answered,
        establishments,
        today: today(exampleContext.now),
        asks: (path) => asksFor(template, path),
      }),
    )
    expect(unanswered(checks)).toEqual([])
    // [RUL-06] The goods are possible, except living ones, for which few certificates have a code.
    const dead = (application.productLines ?? []).filter(({ isAlive }) => !isAlive)
    expect(dead.flatMap((one) => excludedParts({ ...one, isAlive: false }, goods))).toEqual([])
    const absent = checks.filter(({ outcome }) => outcome === 'absent')
    expect(absent.length).toBeGreaterThan(0)
    expect(absent.every(({ reason }) => reason === 'NOT_DEMANDED' || reason === 'NOT_ASKED')).toBe(true)
  })
})
