import { type Answers, getAt, setAt } from '@eksport/forms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Application } from '../application/application.ts'
import { lineNumbers } from '../documents/certificate/clauses.ts'
import { notPrinted } from '../documents/certificate/not-printed.ts'
import { facts } from '../facts/facts.ts'
import { given } from '../testing/a-rule-context.ts'
import { everyFixture as examples, type FixtureId as Id } from '../testing/every-fixture.ts'
import { anApplication, aProductLine, aWildCaughtLine } from '../testing/index.ts'
import type { CertificateTemplate } from './certificate-template.ts'
import { certificates } from './certificates.gen.ts'
import {
  type CertificateDocument,
  certificateNumber,
  certificateOf,
  findCertificate,
  type Lookups,
  type ReplacedCertificate,
} from './documents.ts'
import { formOf, getTemplate, templates } from './index.ts'

const ids = Object.keys(examples) as Id[]

/** Every answer that a form can ask for, of lines after `productLines.`. */
function askedBy(form: CertificateTemplate): string[] {
  const paths = form.steps.flatMap(({ sections, items }) => [
    ...sections.flatMap(({ fields }) => Object.keys(fields)),
    ...(items?.sections ?? []).flatMap(({ fields }) => Object.keys(fields).map((path) => `${items?.path}.${path}`)),
  ])
  return [...new Set(paths)]
}

const certificate = (id: string) => {
  const found = findCertificate(id)
  if (found === undefined) throw new Error(`No certificate ${id}`)
  return found
}

/** Every clause of a certificate, alternatives one by one. */
const everyClause = (id: string) => certificate(id).clauses.flatMap((one) => ('oneOf' in one ? one.oneOf : [one]))

function readsOf(id: string): { readonly boxes: ReadonlySet<string>; readonly all: ReadonlySet<string> } {
  const { layout, goods } = certificate(id)
  const boxes = [
    ...[...layout.before, ...layout.after].flatMap(({ source }) => source?.reads ?? []),
    ...goods.flatMap(({ reads }) => reads),
  ]
  return {
    boxes: new Set(boxes),
    all: new Set([...boxes, ...everyClause(id).flatMap(({ support }) => support.reads)]),
  }
}

/** What an answer says in its own words: not in a code that a register names, nor as a day. */
function wordsIn(path: string, value: unknown): string[] {
  const as = facts[path as keyof typeof facts]?.format.as // what has no fact is told by the suite above
  if (as === 'text' || as === 'prose' || as === 'identifier' || as === 'registered')
    return value === undefined || value === '' ? [] : [String(value)]
  if (as !== 'rows' || !Array.isArray(value)) return []
  return value.flatMap((item: Answers) =>
    Object.entries(item).flatMap(([name, part]) => wordsIn(`${path}.${name}`, part)),
  )
}

const isUnder = (path: string, named: string) => path === named || path.startsWith(`${named}.`)

const registers: Lookups = {
  name: () => undefined,
  scientificName: () => undefined,
  establishment: (approvalNumber) =>
    approvalNumber === 'ZZZ' ? undefined : { name: `Establishment ${approvalNumber}` },
  site: (siteNumber) => ({ name: `Site ${siteNumber}` }),
}

const at = '2026-11-22T09:51:00+01:00'
const issue = {
  state: 'issued',
  number: '2026-1.1.100-4001',
  issue: 1,
  replaces: undefined,
  verification: { address: 'https://eksport.example/kontroller/0', code: '0', qr: '<svg/>' },
} as const
const issued = (application: Application): CertificateDocument =>
  certificateOf(certificate(application.certificateTemplate), application, registers, {
    ...issue,
    at,
    certifier: { name: 'Kari Nordli', role: 'V', office: 'KLOEFTA' },
  })

const clausesIn = ({ attestation }: CertificateDocument) =>
  attestation.clauses.flatMap((one) => ('oneOf' in one ? one.oneOf : [one]))
const clauseNo = (document: CertificateDocument, no: string) => clausesIn(document).find((one) => one.no === no)

const asApplication = (answers: object): Application => ({ ...anApplication(), ...answers })

describe('facts and certificates', () => {
  it('[CRT-05] stand for each of the ten templates, in the languages of its own', () => {
    expect(certificates.map(({ template }) => template)).toEqual(templates.map(({ id }) => id))
    expect(certificates.map(({ template, languages }) => [template, languages.join()])).toEqual([
      ['1.1.7', 'en,pt'],
      ['1.1.12', 'en,ro'],
      ['1.1.100', 'en,zh'],
      ['1.1.117', 'en,ar'],
      ['1.1.324', 'en'],
      ['1.1.342', 'en,uk'],
      ['2.1.22', 'en'],
      ['2.1.23', 'en'],
      ['2.1.27', 'en'],
      ['2.1.28', 'en'],
    ])
  })

  it.each(ids)('[CRT-06] %s: every answer that is asked has a fact, in the PDF format too', (id) => {
    const template = getTemplate(id)
    const asked = [...askedBy(template), ...askedBy(formOf(template, { applicationFormat: 'PDF' }))]
    expect(asked.filter((path) => !Object.hasOwn(facts, path))).toEqual([])
  })

  it.each(ids)('[CRT-06] %s: every answer that is asked is printed, or named as not printed with its reason', (id) => {
    const { all } = readsOf(id)
    const left = { ...notPrinted, ...certificate(id).notPrinted }
    const lost = askedBy(getTemplate(id)).filter(
      (path) => !all.has(path) && !Object.keys(left).some((named) => isUnder(path, named)),
    )
    expect(lost).toEqual([])
    expect(Object.values(left).filter((reason) => reason.length < 20)).toEqual([])
  })

  it.each(ids)('[CRT-01] %s: no box, column or clause is fed by what its form never asks', (id) => {
    const registered = ['consignor.organisationName', 'consignor.address', 'consignor.organisationNumber']
    const asked = new Set([...askedBy(getTemplate(id)), ...registered])
    expect([...readsOf(id).all].filter((path) => !asked.has(path))).toEqual([])
  })

  it.each(ids)('[CRT-01] %s: every clause names its support, and its number once', (id) => {
    const clauses = everyClause(id)
    expect(clauses.filter(({ support }) => support.reads.length === 0)).toEqual([])
    expect(new Set(clauses.map(({ no }) => no)).size).toBe(clauses.length)
  })

  it.each(ids)('%s: every page says that its words are a sample until somebody has agreed to them', (id) => {
    expect(certificate(id).agreed).toBeNull()
    expect(issued(asApplication(examples[id].smallest)).sample?.en).toBe('Sample wording, not agreed')
  })
})

describe('a certificate as a document', () => {
  it.each(ids)('[CRT-05] %s: boxes keep their numbers and places, however little is answered', (id) => {
    const places = (answers: object) => {
      const { consignment, attestation } = issued(asApplication({ ...answers, certificateTemplate: id }))
      const boxes = [...consignment.boxes, ...consignment.after].map(({ no, x, y, span, rows }) => [
        no,
        x,
        y,
        span,
        rows,
      ])
      return { boxes, clauses: attestation.clauses.length }
    }
    const { certificateTemplate, consignor, countryOfDestination } = examples[id].smallest
    const bare = { certificateTemplate, consignor, countryOfDestination }
    expect(places({ ...bare, productLines: [], transport: undefined, recipient: undefined })).toEqual(
      places(examples[id].fullest),
    )
  })

  it.each(ids)('[CRT-21] %s: no two boxes have the same caption in any of its languages', (id) => {
    const { layout, languages } = certificate(id)
    const boxes = [...layout.before, ...layout.after]
    for (const language of languages) {
      const captions = boxes.map(({ caption }) => caption[language])
      expect(captions.filter((caption, index) => captions.indexOf(caption) !== index)).toEqual([])
    }
  })

  it.each(ids)('%s: no two boxes lie over each other', (id) => {
    const { layout } = certificate(id)
    for (const boxes of [layout.before, layout.after]) {
      const cells = boxes.flatMap(({ x, y, span, rows }) =>
        Array.from({ length: span * rows }, (_, cell) => `${x + (cell % span)} ${y + Math.floor(cell / span)}`),
      )
      expect(new Set(cells).size).toBe(cells.length)
      expect(boxes.filter(({ x, span }) => x + span > 12)).toEqual([])
    }
  })

  it.each(ids)('%s: is the same data for the same input, in every language of its own', (id) => {
    const application = asApplication(examples[id].fullest)
    const document = issued(application)
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
    expect(issued(structuredClone(application))).toEqual(document)
    for (const { words, covers } of clausesIn(document)) {
      for (const language of document.languages) {
        expect(words[language]).toBeTruthy()
        if (covers !== undefined) expect(covers[language]).toBeTruthy()
      }
    }
  })

  it.each(ids)('[CRT-06] %s: every answer of the fullest example that a box is fed from can be read in it', (id) => {
    const application = asApplication(examples[id].fullest)
    const text = JSON.stringify(issued(application).consignment)
    const [line] = application.productLines ?? []
    const silent = [...readsOf(id).boxes].filter((path) => {
      const value = path.startsWith('productLines.')
        ? getAt(line as Answers | undefined, path.slice('productLines.'.length))
        : getAt(application as Answers, path)
      return !path.startsWith('consignor.') && wordsIn(path, value).some((words) => !text.includes(words))
    })
    expect(silent).toEqual([])
  })
})

describe('clauses', () => {
  it('[CRT-01] stand exactly while their declaration does', () => {
    const application = anApplication()
    expect(clauseNo(issued(application), 'II.3')?.applies).toBe(true)
    const transport = { ...application.transport, fulfillsEuRequirements: undefined }
    const without = issued({ ...application, transport })
    expect(clauseNo(without, 'II.3')?.applies).toBe(false)
    expect(clausesIn(without).filter(({ applies }) => applies).length).toBe(
      clausesIn(issued(application)).filter(({ applies }) => applies).length - 1,
    )
  })

  it('[CRT-01] never let the declaration of one line speak for another', () => {
    const farmed = (id: string, consent: boolean) =>
      aProductLine({
        id,
        natureOfCommodity: 'FARMED',
        consentFishFedWithoutPorkProtein: consent ? given('1.1.117') : undefined,
      })
    const application = {
      ...anApplication({ certificateTemplate: '1.1.117', countryOfDestination: 'SA' }),
      productLines: [farmed('1', true), farmed('2', false), farmed('3', true), farmed('4', true)],
    }
    expect(clauseNo(issued(application), 'II.7')).toMatchObject({
      applies: true,
      covers: { en: 'lines 1, 3–4', ar: 'البنود 1، 3–4' },
    })
    const none = { ...application, productLines: [farmed('1', false)] }
    expect(clauseNo(issued(none), 'II.7')).toMatchObject({ applies: false })
  })

  it('[CRT-01] say that an establishment is approved only where the register does', () => {
    const lines = (...numbers: string[]) =>
      numbers.map((approvalNumber, index) =>
        aProductLine({ id: String(index), productionEstablishment: { isUnauthorized: false, approvalNumber } }),
      )
    const approved = (productLines: Application['productLines']) =>
      clauseNo(issued({ ...anApplication(), productLines }), 'II.1')
    expect(approved(lines('ST337', 'N624'))).toMatchObject({ applies: true })
    expect(approved(lines('ST337', 'ZZZ'))).toMatchObject({ applies: true, covers: { en: 'line 1' } })
    expect(approved(lines('ZZZ'))).toMatchObject({ applies: false })
  })

  it('[CRT-18] names the lines of each site, area, vessel, producer and cold store that not all of them share', () => {
    const farmed = (id: string, siteNumber: number, coldStore?: string) =>
      aProductLine({
        id,
        slaughterInformation: [{ siteNumber }],
        aquacultureArea: 'FAO27',
        ...(coldStore && { coldStore }),
      })
    const productLines = [
      farmed('1', 10041, 'F 7'),
      farmed('2', 10044),
      farmed('3', 10041, 'F 7'),
      { ...farmed('4', 10041), vesselInformation: [{ vesselName: 'Delta', vesselNumber: 'N 1' }] },
    ]
    const listOf = (lines: Application['productLines'], no: string) => {
      const { after } = issued({ ...anApplication(), productLines: lines }).consignment
      return after.find((box) => box.no === no)?.list
    }
    const lines = (en: string, t: string) => [
      { t: `(${en.replace(' ', '\u00a0')})`, as: 'subtle' },
      { t: `(${t})`, lang: 'zh', as: 'subtle' },
    ]
    expect(listOf(productLines, 'I.27')).toEqual([
      ['FAO27', []],
      ['10041', ['Site 10041', ...lines('lines 1, 3–4', '第1, 3–4项')]],
      ['10044', ['Site 10044', ...lines('line 2', '第2项')]],
      ['N 1', ['Delta', ...lines('line 4', '第4项')]],
    ])
    expect(listOf(productLines, 'I.26')?.at(-1)).toEqual([
      'F 7',
      ['Establishment F 7 (cold store)', ...lines('lines 1, 3', '第1, 3项')],
    ])
    expect(listOf(productLines.slice(0, 1), 'I.27')?.at(-1)).toEqual(['10041', ['Site 10041']])
  })

  it('[TPL-05] [CRT-06] tick what the goods are for, the European Union only where it was said', () => {
    const { transport = {}, ...application } = asApplication(examples['1.1.324'].fullest)
    const ticked = (intendedForImportAdmissionEu: boolean) =>
      issued({ ...application, transport: { ...transport, intendedForImportAdmissionEu } })
        .consignment.boxes.find(({ no }) => no === 'I.20')
        ?.options?.map(({ on, t }) => [t, on])
    const others = [
      [['Human consumption'], true],
      [['Canning industry'], true],
    ]
    expect(ticked(true)).toEqual([...others, [['Import or admission into the EU'], true]])
    expect(ticked(false)).toEqual([...others, [['Import or admission into the EU'], false]])
  })

  it('give each of the alternatives its lines where the goods are mixed', () => {
    const application = { ...anApplication(), productLines: [aProductLine(), aWildCaughtLine({ id: '2' })] }
    const document = issued(application)
    expect([clauseNo(document, 'II.4 a')?.covers?.en, clauseNo(document, 'II.4 b')?.covers?.en]).toEqual([
      'line 1',
      'line 2',
    ])
  })
})

describe('on random applications', () => {
  const random = fc.array(
    fc.record({
      wild: fc.boolean(),
      lawful: fc.boolean(),
      fed: fc.boolean(),
      registered: fc.boolean(),
      powder: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )

  it('[CRT-01] a clause is printed for exactly the lines that support it', () => {
    fc.assert(
      fc.property(random, fc.boolean(), fc.constantFrom('1.1.100', '1.1.117'), (lines, european, id) => {
        const consent = (given: boolean) => (given ? { given, template: id, textVersion: 1 } : undefined)
        const productLines = lines.map(({ wild, lawful, fed, registered, powder }, index) => ({
          ...aProductLine({ id: String(index) }),
          natureOfCommodity: wild ? ('WILD_CAUGHT' as const) : ('FARMED' as const),
          productionEstablishment: { isUnauthorized: false, approvalNumber: registered ? 'ST337' : 'ZZZ' },
          wildCaughtConsent: consent(lawful),
          consentFishFedWithoutPorkProtein: consent(fed),
          consentCodPowder: consent(powder),
        }))
        const transport = { ...anApplication().transport, fulfillsEuRequirements: consent(european) }
        const document = issued({ ...anApplication({ certificateTemplate: id }), transport, productLines })
        const numbers = (holds: (line: (typeof lines)[number]) => boolean) =>
          lines.flatMap((line, index) => (holds(line) ? [index] : []))
        const covered = (no: string) => {
          const { applies, covers } = clauseNo(document, no) ?? { applies: false }
          if (!applies) return ''
          return covers?.en.replace(/^lines? /, '') ?? lineNumbers(lines.map((_, index) => index))
        }
        expect(covered('II.1')).toBe(lineNumbers(numbers(({ registered }) => registered)))
        if (id === '1.1.117') {
          expect(covered('II.7')).toBe(lineNumbers(numbers(({ fed }) => fed)))
          expect(covered('II.4 a')).toBe(lineNumbers(numbers(({ powder }) => powder)))
          return
        }
        expect(covered('II.4 a')).toBe(lineNumbers(numbers(({ wild }) => !wild)))
        expect(covered('II.6')).toBe(lineNumbers(numbers(({ lawful }) => lawful)))
        expect(clauseNo(document, 'II.3')?.applies).toBe(european)
      }),
    )
  })
})

describe('an issue', () => {
  it('[CRT-13] has the name, title and office of who signs, and the day of signing in Oslo', () => {
    const late = certificateOf(certificate('1.1.100'), anApplication(), registers, {
      ...issue,
      at: '2026-11-22T23:30:00Z',
      certifier: { name: 'Kari Nordli', role: 'V', office: 'KLOEFTA' },
    })
    const box = (no: string) => JSON.stringify(late.officer.boxes.find((one) => one.no === no)?.lines)
    expect(box('III.1')).toContain('KARI NORDLI')
    expect(box('III.2')).toContain('Official veterinarian')
    expect(box('III.3')).toContain('KLOEFTA')
    expect(box('III.5')).toContain('23 November 2026')
    expect(late.officer.place.kind).toBe('electronic')
  })

  it('[CRT-13] keeps a place for stamp and pen on paper alone', () => {
    const onPaper = certificateOf(certificate('1.1.100'), anApplication(), registers, {
      ...issue,
      at,
      certifier: { name: 'Kari Nordli', role: 'B' },
      paperSerials: ['NO 1', 'NO 2'],
    })
    expect(onPaper).toMatchObject({
      paper: true,
      serial: 'NO 1, NO 2',
      sheets: ['NO 1', 'NO 2'],
      officer: { place: { kind: 'paper' } },
    })
  })

  it.each([
    { ...issue, at, certifier: { name: 'Kari Nordli', role: 'V' } },
    { state: 'draft', locale: 'nn' },
  ] as const)('names the certificate that it replaces, where it is $state', (circumstances) => {
    const drawn = (replaces: ReplacedCertificate | undefined) =>
      certificateOf(certificate('1.1.100'), anApplication(), registers, { ...circumstances, replaces }).replaces
    expect(drawn({ number: '2026-1.1.100-4000-2', issuedOn: '2026-11-12' })).toEqual({
      number: '2026-1.1.100-4000-2',
      on: '12 November 2026',
    })
    expect(drawn({ number: '26051 123456' })).toEqual({ number: '26051 123456' })
    expect(drawn(undefined)).toBeUndefined()
  })

  it.each(['draft', 'retired'] as const)('that is %s has a mark, and neither number nor certifier', (state) => {
    const document = certificateOf(certificate('1.1.100'), anApplication(), registers, {
      state,
      locale: 'nb',
      replaces: undefined,
    })
    expect(document.mark?.kind).toBe(state)
    expect(document.issue).toBeUndefined()
    expect(JSON.stringify(document)).not.toContain('2026-1.1.100-4001')
    expect(JSON.stringify(document.officer.boxes)).toContain('Gis ved utstedelse')
  })

  it('takes the year of the submission for its number, also when it is printed in the next', () => {
    const number = (submittedDateTime: string) =>
      certificateNumber({ ...anApplication({ referenceNumber: 4010 }), submittedDateTime }, '2027-01-02T08:00:00+01:00')
    expect(number('2026-12-31T23:30:00+01:00')).toBe('2026-1.1.100-4010')
    expect(number('2026-12-31T23:30:00Z')).toBe('2027-1.1.100-4010')
  })

  it('[CRT-09] [CRT-10] has its number with the issue behind it, and where it is verified', () => {
    const second = certificateOf(certificate('1.1.100'), anApplication(), registers, {
      ...issue,
      issue: 2,
      at,
      certifier: { name: 'K', role: 'B' },
    })
    expect(second).toMatchObject({ number: '2026-1.1.100-4001-2', issue: 2, verification: issue.verification })
  })

  const journeys = [
    ['AIR', { flightNumber: 'XX009' }, ['Flight', 'XX009'], 'AWB'],
    ['SHIP', { vessel: { name: 'MV TEST', imoNumber: '9074729' } }, ['Vessel', 'MV TEST', 'IMO', '9074729'], 'B/L'],
    ['TRUCK', { registrationNumber: 'AB 1' }, ['Registration', 'AB 1'], 'CMR'],
    ['TRAIN', { wagonNumber: '7' }, ['Wagon', '7'], 'CIM'],
  ] as const
  it.each(journeys)('identifies the transport by its means: %s', (meansOfTransport, identified, words, document) => {
    const { flightNumber: _, ...rest } = anApplication().transport ?? {}
    const transport = { ...rest, meansOfTransport, ...identified, transportDocument: 'D1' }
    const { boxes } = issued({ ...anApplication(), transport }).consignment
    const linesOf = (no: string) =>
      JSON.stringify(boxes.find((box) => box.no === no)?.lines).replaceAll(
        /\{"t":("[^"]*"),"as":"(?:subtle|code)"\}/g,
        '$1',
      )
    expect([linesOf('I.16'), linesOf('I.20')]).toEqual([JSON.stringify([words]), JSON.stringify([[document, 'D1']])])
  })

  it.each([
    [
      { address: '18 Example Road', postalCode: '200120', city: 'Shanghai' },
      ['18 Example Road', 'Shanghai 200120, CN'],
    ],
    [{ address: '18 Example Road', city: 'Shanghai' }, ['18 Example Road', 'Shanghai, CN']],
    [{ address: '18 Example Road, 200120 Shanghai' }, ['18 Example Road, 200120 Shanghai', 'CN']],
  ])('[CRT-04] writes an address by its parts, and one of an earlier shape as it was written: %j', (place, lines) => {
    const recipient = { consignee: { name: 'Example Ltd', ...place } }
    const box = issued({ ...anApplication(), recipient }).consignment.boxes.find(({ no }) => no === 'I.5')
    expect(box?.lines).toEqual([{ t: 'Example Ltd', as: 'strong' }, ...lines])
  })

  const chinese: Readonly<Record<string, string>> = {
    CN: '中国',
    SG: '新加坡',
    FROZEN: '冷冻',
    FILLET: '鱼片',
    FARMED: '养殖',
    LIVE: '活',
    CT: '纸箱',
    '711': '三文鱼',
    FAO27: '东北大西洋',
  }
  const inChinese: Lookups = {
    ...registers,
    name: (_, code) => ({ nb: code, nn: code, en: `${code} in English`, zh: chinese[code] }),
    scientificName: () => 'Salmo salar',
  }
  const inChina = (changes: object, lines: Application['productLines'] = [aProductLine()]) => {
    const application = asApplication({ ...anApplication(), ...changes, productLines: lines })
    const { boxes, goods, after } = certificateOf(certificate('1.1.100'), application, inChinese, {
      state: 'draft',
      locale: 'nb',
      replaces: undefined,
    }).consignment
    return { box: (no: string) => [...boxes, ...after].find((one) => one.no === no), goods }
  }
  const zh = (t: string) => ({ t, lang: 'zh' })

  it('[CRT-20] names countries, goods, treatment, areas and packages in its second language as well', () => {
    const recipient = {
      consignee: { name: 'Example', city: 'Shanghai' },
      onBehalfOfConsignee: { name: 'Other', country: 'SG' },
      placeOfDestination: { name: 'Store', country: 'CN' },
    }
    const line = aProductLine({
      species: '711',
      natureOfCommodity: 'FARMED',
      processingState: 'FROZEN',
      processingType: 'FILLET',
      isAlive: false,
      aquacultureArea: 'FAO27',
      packaging: { type: 'CT', numberOfPackages: 3 },
    })
    const { box, goods } = inChina({ recipient, countryOfDestination: 'CN' }, [line])
    expect(box('I.9')?.lines).toEqual([['CN in English', zh('中国'), { t: 'CN', as: 'code' }]])
    expect(box('I.5')?.lines?.at(-1)).toEqual(['Shanghai, CN in English', zh('中国')])
    expect(box('I.6')?.lines?.at(-1)).toEqual(['SG in English', zh('新加坡')])
    expect(box('I.12')?.lines?.at(-1)).toEqual(['CN in English', zh('中国')])
    expect(box('I.22')?.lines).toEqual([['CT in English', zh('纸箱')]])
    expect(box('I.27')?.list?.[0]).toEqual(['FAO27', ['FAO27 in English', zh('东北大西洋')]])
    const [, species, , treatment] = goods.rows[0] ?? []
    expect(species).toEqual([{ t: '711 in English', as: 'strong' }, zh('三文鱼'), { t: 'Salmo salar', as: 'latin' }])
    expect(treatment?.slice(0, 2)).toEqual(['Farmed, fROZEN in English, fILLET in English', zh('养殖，冷冻，鱼片')])
    const [, , , alive] = inChina({}, [{ ...line, isAlive: true, processingType: undefined }]).goods.rows[0] ?? []
    expect(alive?.slice(0, 2)).toEqual(['Farmed, live', zh('养殖，活')])
  })

  it('[CRT-20] leaves out the second language of what its list has in English alone', () => {
    const line = (id: string, type: string) =>
      aProductLine({ id, species: '999', packaging: { type, numberOfPackages: 1 } })
    const { box, goods } = inChina({ countryOfDestination: 'XX' }, [line('1', 'CT'), line('2', 'BA')])
    expect(box('I.9')?.lines).toEqual([['XX in English', { t: 'XX', as: 'code' }]])
    // Half of an enumeration would say something else.
    expect(box('I.22')?.lines).toEqual([['CT in English, BA in English']])
    expect(goods.rows.map((row) => row.at(-2))).toEqual([
      ['1', 'CT in English', zh('纸箱')],
      ['1', 'BA in English'],
    ])
    expect(goods.rows[0]?.[1]).toHaveLength(2)
  })

  it('[CRT-07] names every container with the seals on it, each in one piece', () => {
    const subtle = (t: string) => ({ t, as: 'subtle' })
    const code = (t: string) => ({ t, as: 'code' })
    const containers = [
      { number: 'TEST1', seals: [{ number: 'NO1' }] },
      { number: 'TEST2', seals: [{ number: 'NO2' }, { number: 'NO3' }] },
      { seals: [{ number: 'NO4' }] },
    ]
    const { consignment } = issued({ ...anApplication(), transport: { ...anApplication().transport, containers } })
    expect(consignment.boxes.find(({ no }) => no === 'I.15')?.lines).toEqual([
      [subtle('Container'), code('TEST1'), subtle('Seal'), code('NO1')],
      [subtle('Container'), code('TEST2'), subtle('Seals'), code('NO2,'), code('NO3')],
      [subtle('Seal'), code('NO4')],
    ])
  })

  it('sums without the errors of binary fractions', () => {
    const productLines = [0.1, 0.2, 2745.6].map((netWeight, index) => aProductLine({ id: String(index), netWeight }))
    const { consignment } = issued({ ...anApplication(), productLines })
    expect(consignment.boxes.find(({ no }) => no === 'I.23')?.lines).toEqual(['2,745.90\u00a0kg'])
  })

  it('prints a code that no list knows as it is', () => {
    const answers = setAt(anApplication() as Answers, 'countryOfDestination', 'QQ') as Application // one code is another
    expect(issued(answers).consignment.boxes.find(({ no }) => no === 'I.9')?.lines).toEqual([{ t: 'QQ', as: 'code' }])
  })
})
