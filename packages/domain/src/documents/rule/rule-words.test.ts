import { locales } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { consentLabels } from '../../application/consent-labels.ts'
import { goodsTable } from '../../goods/product-line/goods-fit.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import { template as china } from '../../templates/1.1.100/template.ts'
import { given } from '../../testing/a-rule-context.ts'
import { anApplication, aProductLine, aRuleContext, type RuleFixture } from '../../testing/index.ts'
import { assess } from './check-rules.ts'
import { blockingLineFindings, blockingSendFindings } from './findings.ts'
import { listLines, ruleMessages, withoutLines } from './rule-message.ts'
import { onApplication, onLines, prepareSubject, type RuleApplication } from './rule-subject.ts'
import { ruleTexts } from './rule-texts.ts'
import { hasStreet } from './rules/establishments.ts'
import type { TemplateRules } from './template-rules.ts'

type Extra = RuleFixture & { readonly rules?: Partial<TemplateRules> }

function check(change: Partial<RuleApplication>, { rules, ...extra }: Extra = {}) {
  return assess(anApplication(change), aRuleContext({ ...china.rules, ...rules }, extra))
}

const line = aProductLine
const cooled = (minTemperature: number, maxTemperature: number): Partial<RuleApplication> => ({
  transport: { ...anApplication().transport, temperatureRequirements: { minTemperature, maxTemperature } },
})
const messagesOf = (code: string, change: Partial<RuleApplication>, extra?: Extra) =>
  check(change, extra).errors.flatMap((error) => (error.code === code ? [error.messages] : []))
const foreign = (country?: string) => ({
  isUnauthorized: true,
  approvalNumber: 'X1',
  ...(country && { unauthorizedEstablishmentInfo: { country } }),
})

describe('[RUL-01] the words of a finding', () => {
  it('write temperatures and weights as each language does', () => {
    expect(messagesOf('TEMPERATURE_INTERVAL', cooled(-2.5, 14))).toEqual([
      {
        nb: 'Transporttemperaturen −2,5 til 14\u00a0°C er uvanlig for varene.',
        nn: 'Transporttemperaturen −2,5 til 14\u00a0°C er uvanleg for varene.',
        en: 'The transport temperature -2.5 to 14\u00a0°C is unusual for the goods.',
      },
    ])
    const transport = { ...anApplication().transport, totalGrossWeight: 12.5 }
    const [found] = messagesOf('TOTAL_GROSS_WEIGHT_LESS_THAN_TOTAL_NET_WEIGHT', {
      transport,
      productLines: [line({ netWeight: 20.25 })],
    })
    expect(found?.nb).toBe('Total bruttovekt (12,5\u00a0kg) kan ikke være lavere enn samlet nettovekt (20,25\u00a0kg).')
    expect(found?.en).toBe('Total gross weight (12.5\u00a0kg) cannot be less than total net weight (20.25\u00a0kg).')
  })

  it('[EXP-08] name a producer beside its number, where the register is known', () => {
    const period = { productionPeriod: { from: '2026-11-19', to: '2026-11-18' } }
    const change = { productLines: [line({ ...period, productionEstablishment: { approvalNumber: 'ST337' } })] }
    const [unnamed] = messagesOf('INVALID_PRODUCTION_PERIOD', change)
    expect(unnamed?.nb).toContain('Produsent ST337 må')
    const name = { nb: 'Slakteri', nn: 'Slakteri', en: 'Slakteri' }
    const labels = (list: string) => (list === 'establishments' ? name : undefined)
    const [found] = messagesOf('INVALID_PRODUCTION_PERIOD', change, { labels })
    expect(found?.nb).toContain('Produsent ST337 Slakteri må')
  })

  it('say nothing of their lines where those are told by where they stand', () => {
    for (const [code, text] of Object.entries(ruleTexts)) {
      const [alone, several] = [[4], [4, 12, 7]].map((lines) => ruleMessages(text, lines, {}))
      for (const locale of locales) {
        const words = withoutLines(several?.[locale] ?? '')
        expect(words, code).toBe(withoutLines(alone?.[locale] ?? ''))
        expect(words, code).toBe(ruleMessages(text, [], {})[locale])
      }
    }
  })

  it('name the register that gave no answer', () => {
    const found = check({}, { unavailable: ['establishments', 'diseases'] }).errors
    expect(found.map(({ messages }) => messages)).toEqual([
      {
        nb: 'Vi fikk ikke kontrollert produsentregisteret og sykdomsregisteret nå. Du kan sende inn, og saksbehandler kontrollerer.',
        nn: 'Vi fekk ikkje kontrollert produsentregisteret og sjukdomsregisteret no. Du kan sende inn, og saksbehandlar kontrollerer.',
        en: 'We could not check the register of producers and the register of diseases now. You may submit, and a caseworker will check.',
      },
    ])
  })

  it.each<[string, Partial<RuleApplication>, Extra, string[]]>([
    [
      'LINE_DATES_IMPOSSIBLE',
      { productLines: [line({ slaughterInformation: [{ fromDate: '2026-12-20' }] })] },
      {},
      [
        'Varelinje 1: Datoene kan ikke stemme: slakting 20.12.2026 etter produksjon 19.11.2026, slakting 20.12.2026 etter avreise 24.11.2026 og slakting 20.12.2026 etter i dag.',
        'Varelinje 1: Datoane kan ikkje stemme: slakting 20.12.2026 etter produksjon 19.11.2026, slakting 20.12.2026 etter avreise 24.11.2026 og slakting 20.12.2026 etter i dag.',
        'Product line 1: The dates cannot be right: slaughter 20.12.2026 after production 19.11.2026, slaughter 20.12.2026 after departure 24.11.2026 and slaughter 20.12.2026 after today.',
      ],
    ],
    [
      'LINE_DATES_UNLIKELY',
      {
        productLines: [
          line({
            slaughterInformation: [{ fromDate: '1999-01-02' }],
            productionPeriod: { from: '2026-09-01', to: '2026-11-19' },
          }),
        ],
      },
      {},
      [
        'Varelinje 1: Datoene er uvanlige: slakting 10104 dager før produksjon, produksjon i 80 dager og slakting 02.01.1999.',
        'Varelinje 1: Datoane er uvanlege: slakting 10104 dagar før produksjon, produksjon i 80 dagar og slakting 02.01.1999.',
        'Product line 1: The dates are unusual: slaughter 10104 days before production, production for 80 days and slaughter 02.01.1999.',
      ],
    ],
    [
      'HS_DOES_NOT_FIT_GOODS',
      { productLines: [line({ processingState: 'SALTED', isAlive: false })] },
      {
        goods: goodsTable(
          [{ code: '0302', groups: ['MOLLUSC'], alive: true, states: [], types: { allow: [] } }],
          [{ code: '711' }],
        ),
      },
      [
        'Varelinje 1: HS-kode 030214 omfatter ikke varer som ikke lever, tilstanden «SALTED» og bearbeidingstypen «GUTTED».',
        'Varelinje 1: HS-kode 030214 omfattar ikkje varer som ikkje lever, tilstanden «SALTED» og tilverkingstypen «GUTTED».',
        'Product line 1: HS code 030214 does not cover goods that are not alive, the state "SALTED" and the type of processing "GUTTED".',
      ],
    ],
    [
      'TEMPERATURE_DOES_NOT_FIT_GOODS',
      { ...cooled(-25, -14.5), productLines: [line({ processingState: 'COOKED_FROZEN' })] },
      {},
      [
        'Varelinje 1: Transport ved høyst −14,5\u00a0°C passer ikke til tilstanden «COOKED_FROZEN».',
        'Varelinje 1: Transport ved høgst −14,5\u00a0°C passar ikkje til tilstanden «COOKED_FROZEN».',
        'Product line 1: Transport at up to -14.5\u00a0°C does not fit the state "COOKED_FROZEN".',
      ],
    ],
    [
      'WEIGHT_UNLIKELY',
      { productLines: [line({ netWeight: 120_000, packaging: { type: 'QR', numberOfPackages: 100 } })] },
      {},
      [
        'Vekten er uvanlig: 120\u00a0000\u00a0kg til sammen, og transportmidlet tar 110\u00a0000\u00a0kg.',
        'Vekta er uvanleg: 120\u00a0000\u00a0kg til saman, og transportmiddelet tek 110\u00a0000\u00a0kg.',
        'The weight is unusual: 120,000\u00a0kg in all, and the means of transport carries 110,000\u00a0kg.',
      ],
    ],
    [
      'DESTINATION_COUNTRY_DIFFERS',
      { recipient: { placeOfDestination: { country: 'NO' } } },
      {},
      [
        'Bestemmelsesstedet ligger i NO, men mottakerlandet er CN.',
        'Bestemmelsesstaden ligg i NO, men mottakarlandet er CN.',
        'The place of destination is in NO, but the country of destination is CN.',
      ],
    ],
  ])('[RUL-06] say what does not fit, with its numbers: %s', (code, change, extra, words) => {
    const [found] = messagesOf(code, change, extra)
    expect(Object.values(found ?? {})).toEqual(words)
  })

  it('name the site and the disease, the period and the producer', () => {
    const slaughterInformation = [
      { siteNumber: 1, fromDate: '2026-11-17' },
      { siteNumber: 2, fromDate: '2026-11-17' },
    ]
    const diseases = [{ siteNumber: 2, disease: 'PD', from: '2026-11-01' }] as const
    const [sick] = messagesOf('ILA_PD_OCCURRENCES', { productLines: [line({ slaughterInformation })] }, { diseases })
    expect(sick?.nb).toContain('Lokalitet 2 har mistanke om eller påvist PD i slakteperioden.')
    const late = { productionPeriod: { from: '2026-11-19', to: '2026-11-25' } }
    const [known] = messagesOf('INVALID_PRODUCTION_PERIOD', { productLines: [line(late)] })
    expect(known?.nb).toContain('Produksjonsperioden 19.11.2026-25.11.2026 er ikke gyldig. Produsent ST337 må')
    const [unknown] = messagesOf('INVALID_PRODUCTION_PERIOD', {
      productLines: [line({ ...late, productionEstablishment: {} })],
    })
    expect(unknown?.nb).toContain('Produsent – må')
  })

  it('take codes from the list that they belong to, and write a code without words itself', () => {
    const asked: string[] = []
    const labels = (list: string, code: string) => {
      asked.push(`${list}/${code}`)
      return code === 'CT' ? { nb: 'Kartong', nn: 'Kartong', en: 'Carton' } : undefined
    }
    const productLines = [
      line({ packaging: { type: 'QR' } }),
      line({ packaging: { type: 'CT' }, productionEstablishment: foreign('DK') }),
    ]
    const [types] = messagesOf('PACKAGING_TYPES_NOT_EQUAL', { productLines }, { labels })
    expect(types?.en).toBe('The certificate has room for one packaging type. The lines have: QR; Carton.')
    const [producer] = messagesOf('FOREIGN_PROCESSING_ESTABLISHMENT', { productLines }, { labels })
    expect(producer?.en).toContain('(DK)')
    expect(new Set(asked)).toEqual(new Set(['packaging-types/QR', 'packaging-types/CT', 'countries/DK']))
  })

  it('[RUL-01] tell one packaging type from the next where a name has a comma in it', () => {
    const productLines = [line({ packaging: { type: 'QR' } }), line({ packaging: { type: 'BX' } })]
    const name = (text: string) => ({ nb: text, nn: text, en: text })
    const labels = (_: string, code: string) => name(code === 'QR' ? 'Kasse, ekspandert plast (isopor)' : 'Kasse')
    const [types] = messagesOf('PACKAGING_TYPES_NOT_EQUAL', { productLines }, { labels })
    expect(types?.nb).toMatch(/: Kasse, ekspandert plast \(isopor\); Kasse\.$/)
  })

  it('count', () => {
    const productLines = ['030214', '030211', '030213', '030219'].map((productClassificationCode) =>
      line({ productClassificationCode }),
    )
    const rules = { maxClassifications: 3, maxProductLines: 3 }
    expect(messagesOf('MORE_THAN_THREE_DIFFERENT_PRODUCT_CLASSIFICATIONS', { productLines }, { rules })[0]?.nb).toBe(
      'Søknaden har 4 ulike HS-koder. Sertifikatet har plass til 3.',
    )
    expect(messagesOf('APPLICATION_CONTAINS_TOO_MANY_PRODUCT_LINES', { productLines }, { rules })[0]?.nb).toBe(
      'Søknaden har 4 varelinjer. Malen tillater høyst 3.',
    )
  })

  it('quote the declaration that is missing', () => {
    const powder = line({ species: '2611', processingType: 'SHELL_POWDER' })
    expect(messagesOf('CONSENT_MISSING', { productLines: [powder] })[0]?.nn).toContain(
      `«${consentLabels.consentOysterPowder.nn}»`,
    )
    const frozen = { ...cooled(-25, -18).transport, consentGeneralRequirements: given() }
    const [phosphates] = messagesOf(
      'CONSENT_MISSING',
      { transport: frozen },
      { rules: { noPhosphatesWhenFrozen: true } },
    )
    expect(phosphates?.nb).toContain(`«${consentLabels.noPhosphatesAdded.nb}»`)
  })

  it('list the lines of each language', () => {
    expect(listLines([], 'nb')).toBe('')
    expect(listLines([3], 'nn')).toBe('3')
    expect(listLines([3, 4], 'nn')).toBe('3 og 4')
    expect(listLines([3, 4, 7], 'en')).toBe('3, 4 and 7')
  })
})

describe('[RUL-01] producers', () => {
  const codes = (productionEstablishments: readonly ProductLine['productionEstablishment'][], rules = {}) =>
    check(
      { productLines: productionEstablishments.map((productionEstablishment) => line({ productionEstablishment })) },
      { rules },
    ).errors.map(({ code }) => code)

  it('of an unknown country do not make a second country', () => {
    const code = 'PRODUCTION_ESTABLISHMENTS_NOT_FROM_SAME_COUNTRY'
    const norwegian = { approvalNumber: 'ST337' }
    expect(codes([norwegian, foreign('DK')])).toContain(code)
    expect(codes([foreign('DK'), foreign('SE')])).toContain(code)
    expect(codes([norwegian, foreign()])).not.toContain(code)
    expect(codes([norwegian, foreign('NO')])).not.toContain(code)
    expect(codes([{}, foreign('DK')])).not.toContain(code)
    expect(codes([undefined, foreign('DK')])).not.toContain(code)
  })

  it('without a number are not another producer, and lines without a code or type not another one', () => {
    const rules = { singleEstablishment: true, maxClassifications: 1 }
    expect(codes([{ approvalNumber: 'ST337' }, {}], rules)).not.toContain('PROCESSING_ESTABLISHMENTS_NOT_EQUAL')
    expect(codes([{ approvalNumber: 'ST337' }, { approvalNumber: 'N1' }], rules)).toContain(
      'PROCESSING_ESTABLISHMENTS_NOT_EQUAL',
    )
    const productLines = [line(), line({ packaging: {}, productClassificationCode: undefined })]
    expect(check({ productLines }, { rules }).errors).toEqual([])
  })

  it('are only judged by the register when they have a number in it', () => {
    const productLines = [line({ productionEstablishment: {} })]
    expect(check({ productLines }, { establishments: new Map() }).errors).toEqual([])
  })

  it('[WIZ-19] without a street are named once each, the exporter as well', () => {
    const consignor = { ...anApplication().consignor, organisationName: 'Fisk AS', address: 'Postboks 1, 9008 Tromsø' }
    const establishments = new Map([
      ['ST337', { name: 'Slakteri', address: 'Øyna' }],
      ['N1', { address: '9008 Tromsø' }],
      ['N2', {}],
    ])
    const productLines = ['ST337', 'N1', 'ST337', 'N2'].map((approvalNumber) =>
      line({ productionEstablishment: { approvalNumber } }),
    )
    const found = messagesOf('STREET_ADDRESS_MISSING', { consignor, productLines }, { establishments })
    expect(found.map((messages) => /for (.+)\. Er/.exec(messages?.nb ?? '')?.[1])).toEqual([
      'Fisk AS',
      'Slakteri',
      '9008 Tromsø',
    ])
  })

  it.each([
    ['Prøvekaia 4, 9008 Tromsø', true],
    ['Strandgata 12B', true],
    ['Havnegata 12-14, 6003 Ålesund', true],
    ['Havnegata 12 – 14', true],
    ['Strandgata 12/14', true],
    ['Strandgata 12A-14B', true],
    ['Strandgata 12 A/B', true],
    ['Postboks 12-14', false],
    ['Sone 12-1234', false],
    ['Postboks 12, 9008 Tromsø', false],
    ['Øyna', false],
    ['9008 Tromsø', false],
    ['P.O. Box 7', false],
    ['Boks 12', false],
    ['Boksveien 12', true],
    ['Po Box 7', false],
    ['PO.Box 7', false],
    ['P O Box 7', false],
    ['p.o.box 7', false],
    ['POBox 7', false],
    ['Strandgata 4 ved kaia', false],
    ['  Strandgata 4  , 9008 Tromsø', true],
    ['Strandgata 4b', true],
    ['Kai A 4', true],
    ['Strandgata 123', true],
    ['Strandgata 1234', false],
    ['4 B', false],
    ['Havnegata 3,Postboks 12', true],
    ['', false],
  ])('[WIZ-19] a street in «%s»: %s', (address, expected) => {
    expect(hasStreet(address)).toBe(expected)
  })
})

describe('[RUL-01] silence', () => {
  const codes = (change: Partial<ProductLine>, extra?: Extra) =>
    check({ productLines: [line(change)] }, extra).errors.map(({ code }) => code)
  const diseases = [{ siteNumber: 10_790, disease: 'ILA', from: '2026-01-01' }] as const

  it.each([
    ['a wild salmon', { natureOfCommodity: 'WILD_CAUGHT', wildCaughtConsent: given() }],
    ['a living one', { isAlive: true }],
    ['another site', { slaughterInformation: [{ siteNumber: 1, fromDate: '2026-11-17' }] }],
    ['a site without days', { slaughterInformation: [{ siteNumber: 10_790 }] }],
    ['no site', { slaughterInformation: undefined }],
  ] as const)('[RUL-01] about a disease: %s', (_title, change) => {
    const { slaughterInformation, ...rest } = { slaughterInformation: line().slaughterInformation, ...change }
    const sites = slaughterInformation?.map((site) => ({ ...site }))
    expect(codes({ ...rest, slaughterInformation: sites }, { diseases })).not.toContain('ILA_PD_OCCURRENCES')
  })

  it('about a disease that began after the only day of slaughter', () => {
    const slaughterInformation = [{ siteNumber: 10_790, fromDate: '2026-11-17' }]
    const from = (day: string) => codes({ slaughterInformation }, { diseases: [{ ...diseases[0], from: day }] })
    expect(from('2026-11-17')).toContain('ILA_PD_OCCURRENCES')
    expect(from('2026-11-18')).not.toContain('ILA_PD_OCCURRENCES')
  })

  it('about milt whose state is not said yet', () => {
    expect(codes({ processingType: 'MILT', processingState: undefined })).not.toContain('MILT_SHOULD_BE_FROZEN')
    expect(codes({ processingType: 'MILT', processingState: 'SALTED' })).toContain('MILT_SHOULD_BE_FROZEN')
  })

  it('has no params, and of the whole application no line', () => {
    const subject = prepareSubject(anApplication(), aRuleContext(china.rules))
    expect(onLines(() => true)(subject)).toEqual([{ line: 1 }])
    expect(onLines(() => ({ n: 1 }))(subject)).toEqual([{ line: 1, params: { n: 1 } }])
    expect(onLines(() => false)(subject)).toEqual([])
    expect(onApplication(() => true)(subject)).toEqual([{}])
    expect(onApplication(() => ({ n: 1 }))(subject)).toEqual([{ params: { n: 1 } }])
    expect(onApplication(() => undefined)(subject)).toEqual([])
    expect(prepareSubject({ ...anApplication(), productLines: undefined }, subject.context).lines).toEqual([])
    expect(check({ consentForECert: undefined }).errors[0]).not.toHaveProperty('lines')
  })
})

describe('[RUL-01] the order of findings', () => {
  const milt = { processingType: 'MILT' }
  it('within a step is that of the lines, whatever the rules’ own, and the whole application comes first', () => {
    const productLines = [
      line({ packaging: { type: 'CT' } }),
      line(milt),
      line({ productionPeriod: { from: '2026-11-19', to: '2026-11-25' } }),
    ]
    expect(check({ productLines }).errors.map(({ code, lines }) => `${code} ${lines ?? '-'}`)).toEqual([
      'PACKAGING_TYPES_NOT_EQUAL -',
      'MILT_SHOULD_BE_FROZEN 2',
      'INVALID_PRODUCTION_PERIOD 3',
      'LINE_DATES_IMPOSSIBLE 3',
      'PRODUCTION_PERIOD_NOT_ENDED 3',
    ])
  })

  it('puts a warning on the lines after a finding for a caseworker at the end of the form', () => {
    const consignor = { ...anApplication().consignor, address: 'Postboks 1' }
    const found = check({ consignor }, { unavailable: ['diseases'] }).errors
    expect(found.map(({ severity }) => severity)).toEqual(['MANUAL_PROCESSING', 'WARNING'])
  })

  it('[RUL-02] [WIZ-16] one critical finding among others blocks, and others alone do not', () => {
    const mixed = check({ ...cooled(-9, 9), productLines: [line(milt)] })
    expect(mixed.errors.map(({ severity }) => severity)).toEqual(['CRITICAL', 'MANUAL_PROCESSING'])
    expect([blockingLineFindings(mixed), blockingSendFindings(mixed)].map((found) => found.length > 0)).toEqual([
      true,
      true,
    ])
    const mild = check(cooled(-9, 9))
    expect(mild.errors).toHaveLength(1)
    expect([blockingLineFindings(mild), blockingSendFindings(mild)].map((found) => found.length > 0)).toEqual([
      false,
      false,
    ])
    const transportOnly = check({ transport: { ...anApplication().transport, fulfillsEuRequirements: undefined } })
    expect(
      [blockingLineFindings(transportOnly), blockingSendFindings(transportOnly)].map((found) => found.length > 0),
    ).toEqual([false, true])
  })
})
