import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Application } from '../application/application.ts'
import { anApplication, aProductLine } from '../testing/index.ts'
import { certificates } from './certificates.gen.ts'
import {
  applicationOfBinding,
  certificateOf,
  fieldsOf,
  filledFormFinding,
  filledFormOf,
  findCertificate,
  formBinding,
  formDifferences,
  formDocument,
  formFault,
  gapsIn,
  knownValues,
  type Lookups,
  planOf,
  writtenValues,
} from './documents.ts'

const lookups: Lookups = {
  name: () => undefined,
  scientificName: () => undefined,
  establishment: () => undefined,
  site: () => undefined,
}
const file = 'HEALTH_CERTIFICATE_DRAFT'
const appendix = 'HEALTH_CERTIFICATE_DRAFT_APPENDIX'

const definitionOf = (id: string) => {
  const found = findCertificate(id)
  if (found === undefined) throw new Error(`No certificate ${id}`)
  return found
}
const china = definitionOf('1.1.100')
const britain = definitionOf('1.1.324')

const asPdf = (application: Application): Application => ({
  ...application,
  applicationFormat: 'PDF',
  recipient: undefined,
  transport: undefined,
  productLines: undefined,
  pdfCertificateDetails: {
    productClassificationCodes: ['030214'],
    temperatureRequirements: { minTemperature: -25, maxTemperature: -18 },
  },
})
const pdf = asPdf(anApplication())

type Values = Readonly<Record<string, string>>
const filled = (application: Application, values: Values, type: typeof file | typeof appendix = file): Application => ({
  ...application,
  filledForms: [
    {
      type,
      attachmentId: 'a',
      sha256: '',
      form: formBinding(type, definitionOf(application.certificateTemplate), application),
      values,
    },
  ],
})

const draft = { state: 'draft', locale: 'nb', replaces: undefined } as const
const documentOf = (application: Application) =>
  certificateOf(definitionOf(application.certificateTemplate), application, lookups, draft)
const clauseOf = (application: Application, no: string) =>
  documentOf(application)
    .attestation.clauses.flatMap((one) => ('oneOf' in one ? one.oneOf : [one]))
    .find((clause) => clause.no === no)

describe('[CRT-11] a form', () => {
  it.each(certificates.map((definition) => [definition.template, definition] as const))(
    '%s has one field for each box that is not printed, each cell and each clause, and a place for what is known',
    (id, definition) => {
      const plan = planOf(definition, file)
      if (plan === undefined) throw new Error('No plan')
      const names = [...fieldsOf(plan).keys()]
      const boxes = [...plan.boxes, ...plan.after].filter(({ field }) => field !== undefined).length
      const cells = plan.table.rows * plan.table.columns.length
      const clauses = plan.clauses.flatMap((one) => ('oneOf' in one ? one.oneOf : [one])).length
      expect(names).toHaveLength(boxes + cells + 2 * clauses)
      expect(names.filter((name) => !/^[A-Za-z0-9-]+$/.test(name))).toEqual([])
      const application = asPdf(anApplication({ certificateTemplate: id }))
      const form = formDocument(file, definition, application, lookups, { locale: 'nb' })
      expect(form?.fields.map(({ name }) => name)).toEqual(names)
      const known = knownValues(file, definition, application, lookups)
      expect(Object.keys(known).filter((name) => !names.includes(name))).toEqual([])
      expect(Object.values(known)).toEqual(expect.arrayContaining(['-25 °C to -18 °C', '030214']))
    },
  )

  it('is bound to its application, template, versions and country', () => {
    const binding = formBinding(file, china, pdf)
    expect(applicationOfBinding(binding)).toBe(pdf.referenceNumber)
    const others = [{ referenceNumber: 1 }, { certificateTemplateVersion: 99 }, { countryOfDestination: 'US' }]
    for (const other of others) expect(formBinding(file, china, { ...pdf, ...other })).not.toBe(binding)
    expect(filledFormOf(file, china, { ...filled(pdf, {}), countryOfDestination: 'US' })).toBeUndefined()
  })

  it.each([
    ['too long', { 'box-I-13': 'a'.repeat(200) }, { kind: 'too-long', no: 'I.13', found: '200' }],
    ['Chinese', { 'box-I-5': 'Shanghai 上海' }, { kind: 'not-latin', no: 'I.5', found: '上海' }],
    ['lines that are none', { 'clause-II-4-a': 'X', 'clause-II-4-a-lines': 'all' }, { kind: 'lines', no: 'II.4 a' }],
    ['lines beyond the table', { 'clause-II-4-a': 'X', 'clause-II-4-a-lines': '3–99' }, { kind: 'lines' }],
    ['lines without a tick', { 'clause-II-4-a-lines': '1' }, { kind: 'lines', found: '1' }],
    ['nothing', { 'clause-II-4-a': 'X', 'clause-II-4-a-lines': '1–3, 5', 'box-I-5': 'Æsj & Co.' }, undefined],
  ] as const)('with %s says so', (_, values, fault) => {
    const plan = planOf(china, file)
    const found = plan && formFault(plan, values, {})
    if (fault === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject(fault)
  })
})

describe('[CRT-16] what a person wrote', () => {
  const handedOut = { 'box-I-1': 'Midnattsol Testlaks AS\nStrandgata 1', 'box-I-18': '-25 °C to -18 °C' }
  it.each([
    ['nothing', {}, []],
    ['what was handed out', handedOut, []],
    ['the same, broken otherwise', { 'box-I-1': 'Midnattsol  Testlaks AS \r\n Strandgata 1' }, []],
    ['the same with spaces that do not break', { 'box-I-18': '-25\u00a0°C to -18\u202f°C' }, []],
    ['an emptied box', { ...handedOut, 'box-I-18': ' ' }, []],
    ['what nobody sees', { 'box-I-5': '\u200b\u00ad\ufeff', 'box-I-6': ' \t\u00a0\n', 'box-I-7': '\u0000' }, []],
    ['a prefilled box that was changed', { ...handedOut, 'box-I-18': '2 °C' }, ['box-I-18']],
    ['a tick', { ...handedOut, 'clause-II-1': 'X' }, ['clause-II-1']],
    ['one sign', { 'box-I-5': '-' }, ['box-I-5']],
  ])('%s', (_, values, written) => {
    expect(Object.keys(writtenValues(values, handedOut))).toEqual(written)
  })
})

describe('[CRT-16] the gaps of a file', () => {
  const required = [
    'recipient.consignee.name',
    'transport.dateOfDeparture',
    'productLines.species',
    'productLines.netWeight',
  ]
  const gaps = (values: Values, asked = required) => {
    const { empty, unreadable } = gapsIn(file, china, values, asked)
    const named = (places: typeof empty) => places.map(({ no, caption, rows, page }) => [no, caption, rows, page])
    return { empty: named(empty), unreadable: named(unreadable) }
  }

  it('are the boxes and columns that the form requires, by caption, row and page', () => {
    expect(gaps({ 'box-I-5': '\u200b ' }).empty).toEqual([
      ['I.5', 'Consignee', undefined, 1],
      ['I.14', 'Date and time of departure', undefined, 1],
      ['I.23', 'Total net weight', undefined, 1],
      ['I.25', 'Species', '1', 2],
      ['I.25', 'Net weight kg', '1', 2],
    ])
    const rows = Object.fromEntries([1, 2, 3, 6].map((row) => [`table-I-25-${row}-species`, 'Salmon']))
    const boxes = { 'box-I-5': 'Example', 'box-I-14': '1 December 2026', 'box-I-23': '40 kg' }
    expect(gaps({ ...boxes, ...rows, 'table-I-25-2-netWeight': '10' }).empty).toEqual([
      ['I.25', 'Net weight kg', '1, 3, 6', 2],
    ])
    expect(gaps({ ...boxes, ...rows }, []).empty).toEqual([])
  })

  it('are ticks that everybody has to set, one of several alternatives, for all rows', () => {
    const asked = ['transport.consentGeneralRequirements', 'productLines.natureOfCommodity']
    const rows = Object.fromEntries([1, 2, 4].map((row) => [`table-I-25-${row}-natureOfCommodity`, 'Farmed']))
    const origin = 'the products are of farmed origin / II.4 b the products are of wild-caught origin'
    expect(gaps(rows, asked).empty).toEqual([
      ['II.2', 'The exporter has declared to know the …', undefined, 3],
      ['II.4 a', origin, undefined, 3],
    ])
    const farmed = { ...rows, 'clause-II-2': 'X', 'clause-II-4-a': 'X', 'clause-II-4-a-lines': '1' }
    expect(gaps(farmed, asked).empty).toEqual([['II.4 a', origin, '2, 4', 3]])
    const wild = { 'clause-II-4-b': 'X', 'clause-II-4-b-lines': '2–4' }
    expect(gaps({ ...farmed, ...wild }, asked).empty).toEqual([])
    // A register answers the first, and "no" is a valid answer to the second.
    const others = ['productLines.productionEstablishment.approvalNumber', 'productLines.isAlive']
    expect(gaps(rows, others).empty.filter(([, , , page]) => page === 3)).toEqual([])
  })

  it('ask what British goods are for once: for people, for canning or for both', () => {
    const clauses = (values: Values) =>
      gapsIn(file, britain, values, ['transport.intendedForHumanConsumption']).empty.filter(({ page }) => page === 3)
    expect(clauses({}).map(({ no, caption }) => `${no} ${caption}`)).toEqual([
      expect.stringMatching(/^II\.5 .+ \/ II\.6 /),
    ])
    for (const use of ['II-5', 'II-6']) expect(clauses({ [`clause-${use}`]: 'X' })).toEqual([])
  })

  it('are cells of an appendix in the rows that describe a line', () => {
    const described = { 'table-A-1-1-line': '1', 'table-A-1-1-species': 'Salmon', 'table-A-1-3-health': 'Negative' }
    const { empty } = gapsIn(appendix, britain, described, [])
    expect(empty.map(({ caption, rows, page }) => [caption, rows, page])).toEqual([
      ['Line of box I.27', '3', 1],
      ['Species', '3', 1],
      ['Farm or area of origin', '1, 3', 1],
      ['Health status of the farm, diseases and surveillance', '1', 1],
      ['Treatment before dispatch', '1, 3', 1],
    ])
    expect(gapsIn(appendix, china, described, []).empty).toEqual([])
    expect(gapsIn(appendix, britain, {}, []).empty).toHaveLength(5)
  })

  it('are numbers as well that nobody can read', () => {
    const values = {
      'table-I-25-1-netWeight': '1,200.50 kg',
      'table-I-25-2-netWeight': '12 00',
      'table-I-25-2-numberOfPackages': 'some',
      'box-I-21': '6O',
      'box-I-23': ' ',
    }
    expect(gaps(values, []).unreadable).toEqual([
      ['I.21', 'Total packages', undefined, 1],
      ['I.25', 'Packages', '2', 2],
      ['I.25', 'Net weight kg', '2', 2],
    ])
  })

  it('are told in the words of whoever reads', () => {
    expect(filledFormFinding({ empty: [], unreadable: [] })).toBeUndefined()
    const { messages } =
      filledFormFinding(gapsIn(file, china, { 'box-I-21': 'x' }, ['transport.dateOfDeparture'])) ?? {}
    expect(messages?.nn).toBe(
      'Ikkje fylt ut i skjemaet: I.14 Date and time of departure (side 1). Kan ikkje lesast som tal i skjemaet: I.21 Total packages (side 1).',
    )
    expect(messages?.en).toContain('I.21 Total packages (page 1)')
  })
})

describe('[CRT-11] the certificate of a file', () => {
  it('says in each box what the file says in it, and nothing else of the application', () => {
    const plan = planOf(china, file)
    const fields = [...(plan ? fieldsOf(plan).values() : [])].filter(
      ({ kind, name }) => kind === 'text' && !name.endsWith('-lines'),
    )
    const names = fields.map(({ name }) => name)
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 12 }), (some) => {
        const values = Object.fromEntries(some.map((name, index) => [name, `word${index}x`]))
        const consignment = JSON.stringify(documentOf(filled(pdf, values)).consignment)
        for (const word of Object.values(values)) expect(consignment).toContain(word)
        expect(consignment).not.toContain('Midnattsol')
      }),
    )
  })

  it('attests what was ticked, for the lines that were named, however the rows are spread', () => {
    const values = {
      'table-I-25-2-species': 'Salmon',
      'table-I-25-5-species': 'Cod',
      'clause-II-1': 'X',
      'clause-II-4-a': 'X',
      'clause-II-4-a-lines': '2',
      'clause-II-4-b': 'X',
      'clause-II-4-b-lines': '3–5',
    }
    const application = filled(pdf, values)
    expect(documentOf(application).consignment.goods.rows).toHaveLength(2)
    expect(clauseOf(application, 'II.1')).toMatchObject({ applies: true })
    expect(clauseOf(application, 'II.4 a')).toMatchObject({ applies: true, covers: { en: 'line 1' } })
    expect(clauseOf(application, 'II.4 b')).toMatchObject({ applies: true, covers: { en: 'line 2' } })
    expect(clauseOf(application, 'II.6')).toMatchObject({ applies: false })
  })

  it('is drawn of what is known while there is no file, and attests nothing', () => {
    const { consignment, attestation } = documentOf(pdf)
    expect(JSON.stringify(consignment)).toContain('Midnattsol')
    const clauses = attestation.clauses.flatMap((one) => ('oneOf' in one ? one.oneOf : [one]))
    expect(clauses.filter(({ applies }) => applies)).toEqual([])
  })
})

describe('[CRT-11] differences', () => {
  const known = knownValues(file, china, pdf, lookups)
  const differences = (values: Values) =>
    formDifferences(china, filled(pdf, { ...known, ...values }), lookups).map(
      ({ no, kind, file: text, expected }) => [no, kind, text, expected] as const,
    )

  it('are none where the file says what the application says, in whatever lines', () => {
    expect(differences({})).toEqual([])
    expect(differences({ 'box-I-1': (known['box-I-1'] ?? '').replaceAll('\n', ' ') })).toEqual([])
  })

  it('are found in boxes, codes and sums', () => {
    const other = {
      'box-I-18': '2 °C',
      'table-I-25-2-productClassificationCode': '0304.41',
      'table-I-25-1-netWeight': '0.10',
      'table-I-25-2-netWeight': '0.20',
      'box-I-23': '0.4 kg',
    }
    expect(differences(other)).toEqual([
      ['I.18', 'application', '2 °C', '-25 °C to -18 °C'],
      ['I.25', 'application', '030214, 030441', '030214'],
      ['I.23', 'sum', '0.4 kg', '0.30'],
    ])
    expect(differences({ ...other, 'box-I-18': known['box-I-18'] ?? '', 'box-I-23': 'about half' })).toHaveLength(1)
  })
})

describe('[CRT-11] [TPL-05] the appendix of the British certificate', () => {
  const undisclosed = (id: string) =>
    aProductLine({ id, natureOfCommodity: 'FARMED', exportTypeDeclaration: 'F', animalHealth: 'UNDISCLOSED' })
  const disclosed = aProductLine({
    id: '2',
    natureOfCommodity: 'FARMED',
    exportTypeDeclaration: 'B',
    animalHealth: 'FARMED',
  })
  const lines = { productLines: [undisclosed('1'), disclosed, undisclosed('3')] }
  const application = anApplication({ certificateTemplate: '1.1.324', countryOfDestination: 'GB', ...lines })

  it('names the lines that it must describe, and stands in the certificate when it is filled in', () => {
    const known = knownValues(appendix, britain, application, lookups)
    expect([known['table-A-1-1-line'], known['table-A-1-2-line']]).toEqual(['1', '3'])
    const whole = filled(application, { ...known, 'table-A-1-1-health': 'Tested negative' }, appendix)
    expect(documentOf(application).appendix).toBeUndefined()
    expect(JSON.stringify(documentOf(whole).appendix)).toContain('Tested negative')
    expect(formDifferences(britain, whole, lookups)).toEqual([])
    expect(documentOf({ ...whole, productLines: [disclosed] }).appendix).toBeUndefined()
  })

  it('differs where other lines are described', () => {
    const one = filled(application, { 'table-A-1-1-line': '1', 'table-A-1-2-line': '2' }, appendix)
    expect(formDifferences(britain, one, lookups)).toMatchObject([{ no: 'A.1', file: '1–2', expected: '1, 3' }])
  })

  it('is not named by a certificate that is filled in as a file whole', () => {
    const form = planOf(britain, file)
    expect([...(form ? fieldsOf(form).keys() : [])].filter((name) => name.includes('II-4-f'))).toEqual([])
  })

  it.each(certificates.filter(({ template }) => template !== '1.1.324').map(({ template }) => template))(
    '%s has none',
    (id) => expect(planOf(definitionOf(id), appendix)).toBeUndefined(),
  )
})
