import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupBy, validateStep } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import type { CountryTemplate } from '../application/country-template.ts'
import { meansOfTransport } from '../application/enumerations.ts'
import { rules } from '../documents/rule/check-rules.ts'
import { prepareSubject } from '../documents/rule/rule-subject.ts'
import { goodsTable } from '../goods/product-line/goods-fit.ts'
import type { NatureOfCommodity } from '../goods/product-line/product-line.ts'
import { anApplication, aRuleContext, exampleContext } from '../testing/index.ts'
import { certificatesFor, type GoodsReference, offeredMeans, type Ware } from './certificates-for.ts'
import { getTemplate, templates } from './find-template.ts'

const list = <Row>(name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../data/${name}.json`), 'utf8')) as Row[] // reference data of the product

const species = list<{ code: string; group: string }>('species')
const states = list<{ code: string }>('processing-states').map(({ code }) => code)
const types = list<{ code: string }>('processing-types').map(({ code }) => code)
const tariff = [...new Set(list<{ code: string }>('product-classification').map(({ code }) => code))]
const rows = list<CountryTemplate & { country: string }>('country-certificate-templates')
const reference: GoodsReference = {
  countryTemplates: Object.fromEntries(groupBy(rows, ({ country }) => country)),
  isInUse: () => true,
  goods: goodsTable(list('hs-goods'), species),
}
const day = '2026-11-29'

const [farmed, wild] = ['FARMED', 'WILD_CAUGHT'] as const
const dead = (kind: string, natureOfCommodity: NatureOfCommodity, processingState: string, processingType: string) => ({
  ...{ species: kind, natureOfCommodity, isAlive: false, processingState, processingType },
})
const alive = (kind: string, natureOfCommodity: NatureOfCommodity) => ({
  ...{ species: kind, natureOfCommodity, isAlive: true },
})

// By hand, as a person reads the certificates: which of them are for such goods.
const wares: readonly (readonly [string, Ware, string])[] = [
  ['fresh farmed salmon, gutted', dead('711', farmed, 'FRESH', 'GUTTED'), 'BR MD CN SA GB UA fish fish2'],
  ['frozen farmed salmon, fillet', dead('711', farmed, 'FROZEN', 'FILLET'), 'BR MD CN SA GB UA fish fish2'],
  ['fresh wild salmon, gutted', dead('711', wild, 'FRESH', 'GUTTED'), 'MD CN SA GB UA fish fish2'],
  ['superchilled farmed salmon', dead('711', farmed, 'SUPERCHILLED', 'GUTTED'), 'MD CN SA GB UA fish fish2'],
  ['smoked farmed trout, fillet', dead('713', farmed, 'SMOKED', 'FILLET'), 'BR MD CN SA GB UA fish fish2'],
  ['frozen wild cod, fillet', dead('1022', wild, 'FROZEN', 'FILLET'), 'MD CN SA GB UA fish fish2'],
  ['klippfisk', dead('1022', wild, 'DRIED_SALTED', 'GUTTED_HEADED'), 'MD CN SA GB UA fish fish2'],
  ['canned cod liver', dead('1022', wild, 'CANNED', 'LIVER'), 'GB UA fish fish2'],
  ['fresh wild herring, whole', dead('611', wild, 'FRESH', 'WHOLE'), 'MD CN SA GB UA fish fish2'],
  ['marinated herring, fillet', dead('611', wild, 'MARINATED', 'FILLET'), 'MD CN SA GB UA fish fish2'],
  ['cooked frozen shrimps in shell', dead('2524', wild, 'COOKED_FROZEN', 'SHELL_ON'), 'MD CN SA GB UA fish fish2'],
  ['cooked frozen shrimps, peeled', dead('2524', wild, 'COOKED_FROZEN', 'PEELED'), 'MD CN SA GB UA fish fish2'],
  ['living farmed salmon', alive('711', farmed), 'fish'],
  ['living wild shrimps', alive('2524', wild), 'MD CN SA GB UA fish fish2'],
  ['living farmed mussels', alive('2611', farmed), 'MD CN SA GB UA fish fish2'],
  ['refined salmon oil', dead('711', farmed, 'REFINED', 'OIL'), 'oil'],
  ['cod liver oil', dead('1022', wild, 'AMBIENT', 'OIL'), 'GB oil'],
  ['herring meal', dead('611', wild, 'DRIED', 'MEAL'), 'meal'],
  ['powder of farmed salmon', dead('711', farmed, 'DEHYDRATED', 'POWDER'), 'BR GB UA fish fish2 meal'],
  ['frozen whale meat', dead('2729', wild, 'FROZEN', 'MEAT'), ''],
]
const asks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BR: { BR: '1.1.7' },
  MD: { MD: '1.1.12' },
  CN: { CN: '1.1.100' },
  SA: { SA: '1.1.117' },
  GB: { GB: '1.1.324' },
  UA: { UA: '1.1.342' },
  JP: { fish: '2.1.22', oil: '2.1.27', meal: '2.1.28' },
  AU: { fish2: '2.1.23', oil: '2.1.27', meal: '2.1.28' },
  RU: { fish: 'stop' },
  SE: {},
}
const consignments = wares.flatMap(([name, ware, takers]) =>
  Object.entries(asks).map(([country, own]) => {
    const answer = takers.split(' ').flatMap((taker) => own[taker] ?? [])
    return [name, country, ware, answer.join(', ') || 'no rule'] as const
  }),
)

function answerTo(ware: Ware, country: string): string {
  const [answer] = certificatesFor([ware], { country }, day, reference)
  if (answer?.outcome === 'CERTIFICATES') return answer.certificates.map(({ template }) => template).join(', ')
  return answer?.outcome === 'STOPPED' ? 'stop' : 'no rule'
}

describe('[EXP-09] which certificates a country asks for goods', () => {
  it('[EXP-09] are those that a person reads out of the certificates, for 200 consignments', () => {
    expect(consignments).toHaveLength(200)
    const answered = consignments.map(([name, country, ware]) => `${name} → ${country}: ${answerTo(ware, country)}`)
    expect(answered).toEqual(consignments.map(([name, country, , known]) => `${name} → ${country}: ${known}`))
  })

  it('[EXP-09] [TPL-17] [RUL-06] take the goods when the application is validated, and no other does', () => {
    const codes = new Set([
      'INVALID_PRODUCT_CLASSIFICATION_FOR_TEMPLATE',
      'INVALID_SPECIES_FOR_TEMPLATE',
      'INVALID_PROCESSING_TYPE_FOR_TEMPLATE',
      'INVALID_PROCESSING_STATE_FOR_TEMPLATE',
      'INVALID_NATURE_OF_COMMODITY_FOR_TEMPLATE',
      'HS_DOES_NOT_FIT_GOODS',
    ])
    const judging = rules.filter(({ code }) => codes.has(code))
    expect(judging).toHaveLength(codes.size)
    const groups = Object.fromEntries(species.map(({ code, group }) => [code, group]))
    /** Whether some code of the tariff is without a finding: a line for each. */
    const isValid = (ware: Ware, id: string) => {
      const own = getTemplate(id).rules
      const { digits, prefixes } = own.classification
      const productLines = tariff
        .filter(
          (code) => digits.some((length) => length === code.length) && prefixes.some((start) => code.startsWith(start)),
        )
        .map((productClassificationCode) => ({ id: productClassificationCode, productClassificationCode, ...ware }))
      const context = aRuleContext(own, { goods: reference.goods, species: groups })
      const subject = prepareSubject({ ...anApplication(), certificateTemplate: id, productLines }, context)
      const found = new Set(judging.flatMap(({ find }) => find(subject).map(({ line }) => line)))
      return productLines.some((_, index) => !found.has(index + 1))
    }
    // A fixed walk through all species, states and types, each step of it prime to their numbers.
    const drawn = Array.from({ length: 80 }, (_, step) => {
      const at = <Row>(all: readonly Row[], stride: number) => all[(step * stride) % all.length]
      const kind = at(species, 101)?.code ?? ''
      const nature = step % 2 === 0 ? farmed : wild
      if (step % 10 === 0) return alive(kind, nature)
      return dead(kind, nature, at(states, 7) ?? '', at(types, 11) ?? '')
    })
    const countries = ['BR', 'CN', 'GB', 'UA', 'JP', 'AU']
    const judged = [...drawn, ...wares.map(([, ware]) => ware)].flatMap((ware) =>
      countries.flatMap((country) => {
        const answered = answerTo(ware, country).split(', ')
        const offered = reference.countryTemplates[country] ?? []
        return offered.map(
          ({ certificateTemplate: id }) => [ware, id, answered.includes(id), isValid(ware, id)] as const,
        )
      }),
    )
    expect(judged.filter(([, , isAnswered, valid]) => isAnswered !== valid)).toEqual([])
    for (const answer of [true, false]) expect(judged.filter(([, , is]) => is === answer).length).toBeGreaterThan(50)
  })

  it('[EXP-09] come with formats, the day since when, and the headings of the goods', () => {
    const [salmon] = certificatesFor([dead('711', farmed, 'FRESH', 'GUTTED')], { country: 'CN' }, day, reference)
    expect(salmon).toEqual({
      outcome: 'CERTIFICATES',
      certificates: [
        { template: '1.1.100', validFrom: '2020-01-01', formats: ['PAPER', 'E_CERT'], headings: ['030214'] },
      ],
    })
  })

  it('[EXP-09] say how long a code is that the certificate asks for where the headings are shorter', () => {
    const [salmon] = certificatesFor([dead('711', farmed, 'FRESH', 'GUTTED')], { country: 'GB' }, day, reference)
    expect(salmon).toMatchObject({
      certificates: [{ template: '1.1.324', headings: ['030214'], digits: [8] }],
    })
  })

  it('[EXP-09] are not to be had where nothing is taken in, with the reason and its days', () => {
    const [answer] = certificatesFor([dead('711', farmed, 'FRESH', 'GUTTED')], { country: 'RU' }, day, reference)
    expect(answer).toMatchObject({
      outcome: 'STOPPED',
      obstacles: [{ template: '2.1.22', why: 'CLOSED', closed: { from: '2014-08-07' } }],
    })
  })

  it('[EXP-09] of no rule are told with all that was looked at, and what of the goods it does not take', () => {
    const brazil = (ware: Ware) => certificatesFor([ware], { country: 'BR' }, day, reference)[0]
    const untaken = (parts: readonly string[]) => ({
      outcome: 'NO_RULE',
      looked: [{ template: '1.1.7', validFrom: '2020-01-01', untaken: parts }],
    })
    expect(brazil(dead('1022', wild, 'FROZEN', 'FILLET'))).toEqual(untaken(['natureOfCommodity']))
    expect(brazil(dead('711', farmed, 'CANNED', 'LOIN'))).toEqual(untaken(['processingState', 'processingType']))
    expect(brazil(alive('711', farmed))).toEqual(untaken(['heading']))
    expect(brazil(dead('no such', farmed, 'FRESH', 'GUTTED'))).toEqual(untaken(['species']))
    expect(certificatesFor([{ species: '711' }], { country: 'SE' }, day, reference)).toEqual([
      { outcome: 'NO_RULE', looked: [] },
    ])
  })

  it('[EXP-09] are those of the day: a row begins, closes and opens again', () => {
    const closed = { from: '2026-12-01', to: '2026-12-31', reason: { nb: 'Sykdom', nn: 'Sjukdom', en: 'Disease' } }
    const own: CountryTemplate = {
      ...{ certificateTemplate: '2.1.22', validFrom: '2026-11-29', closed },
      supportedCertificateFormats: [{ format: 'PAPER', enabled: true }],
    }
    const outcomes = ['2026-11-28', '2026-11-29', '2026-12-01', '2026-12-31', '2027-01-01'].map((on) => {
      const by = { ...reference, countryTemplates: { JP: [own] } }
      return certificatesFor([{ species: '711' }], { country: 'JP' }, on, by)[0]?.outcome
    })
    expect(outcomes).toEqual(['NO_RULE', 'CERTIFICATES', 'STOPPED', 'STOPPED', 'CERTIFICATES'])
    const none = { ...reference, isInUse: () => false }
    expect(certificatesFor([{ species: '711' }], { country: 'JP' }, day, none)[0]?.outcome).toBe('NO_RULE')
  })

  it('[EXP-09] are not to be had by means that their form does not offer, and the form refuses just those', () => {
    const ware = dead('711', farmed, 'FRESH', 'GUTTED')
    expect(certificatesFor([ware], { country: 'BR', meansOfTransport: 'TRUCK' }, day, reference)).toMatchObject([
      { outcome: 'STOPPED', obstacles: [{ template: '1.1.7', why: 'MEANS_OF_TRANSPORT', means: ['AIR', 'SHIP'] }] },
    ])
    for (const template of templates) {
      const page = template.steps.find(({ id }) => id === 'transport')
      const accepted = meansOfTransport.filter((means) => {
        const issues = page && validateStep(page, { transport: { meansOfTransport: means } }, exampleContext)
        return issues?.every(({ path }) => path !== 'transport.meansOfTransport')
      })
      expect([template.id, offeredMeans(template)]).toEqual([template.id, accepted])
    }
  })
})
