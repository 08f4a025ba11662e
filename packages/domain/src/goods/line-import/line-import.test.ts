import { readFileSync } from 'node:fs'
import {
  type Answers,
  consentTo,
  type Field,
  formatDate,
  formatNumber,
  getAt,
  type Section,
  setAt,
  validateSections,
} from '@eksport/forms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CodeEntry } from '../../reference/code-list/code-entry.ts'
import { getTemplate, templates } from '../../templates/find-template.ts'
import { everyExample } from '../../testing/every-fixture.ts'
import { exampleContext } from '../../testing/example-context.ts'
import { importColumns } from './columns.ts'
import { countWords, type ImportSettings, lineReader, unfilledFields } from './line-reader.ts'
import { findHeaderRow, matchHeaders } from './match-headers.ts'
import { readNumber } from './read-number.ts'
import type { SheetCell, SheetRow } from './sheet.ts'
import { lineRows } from './sum-rows.ts'

const listFile = (name: string): CodeEntry[] =>
  JSON.parse(readFileSync(new URL(`../../../../../data/${name}.json`, import.meta.url), 'utf8'))

const codeLists: Record<string, readonly CodeEntry[]> = {
  species: listFile('species'),
  countries: listFile('countries'),
  'processing-states': listFile('processing-states'),
  'processing-types': listFile('processing-types'),
  'packaging-types': listFile('packaging-types'),
  'product-classification': listFile('product-classification'),
  'catch-areas': listFile('fao-areas'),
  'aquaculture-areas': listFile('aquaculture-areas'),
}

const brazil = getTemplate('1.1.7').steps.find(({ id }) => id === 'varelinjer')?.items?.sections ?? []

const settings = (headers: SheetRow, given: Partial<ImportSettings> = {}): ImportSettings => ({
  sections: brazil,
  mapping: matchHeaders(headers, importColumns(given.sections ?? brazil)).mapping,
  constants: {},
  words: {},
  codeLists,
  context: exampleContext,
  root: {},
  ...given,
})

describe('numbers of a file', () => {
  it.each([
    ['2745,6', 2745.6],
    ['2745.6', 2745.6],
    ['1 234,5', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567.25', 1_234_567.25],
    ["1'234.5", 1234.5],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1 234,500', 1234.5],
    ['-4', -4],
    ['\u22124,5', -4.5],
  ])('[WIZ-23] reads %s', (text, value) => {
    expect(readNumber(text.replace('\u00a0', ' '))).toMatchObject({ value })
  })

  it.each(['1,234', '1.234', '12.345', '999,999'])('[WIZ-23] asks about %s, and guesses nothing', (text) => {
    expect(readNumber(text)).toBe('ambiguous')
    const sign = text.includes(',') ? ',' : '.'
    expect(readNumber(text, { sign })).toEqual({ value: Number(text.replace(',', '.')) })
    expect(readNumber(text, { sign: sign === ',' ? '.' : ',' })).toEqual({ value: Number(text.replace(sign, '')) })
  })

  it.each(['', 'abc', '12 34', '1,23,4', '1.2.3', '12,', '1e5', '--4', '1,234.567,8'])(
    '[WIZ-23] does not read %s',
    (text) => {
      expect(readNumber(text)).toBe('unreadable')
    },
  )

  it('[WIZ-23] reads back what the pages write, in every language', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(amount, fc.constantFrom('nb', 'nn', 'en'), (value, locale) => {
        const sign = locale === 'en' ? '.' : ','
        expect(readNumber(formatNumber(value, locale).replaceAll(/\s/g, ' '), { sign })).toMatchObject({ value })
      }),
    )
  })
})

const mockHeaders = [
  'Art',
  'Kondisjon',
  'Kvalitet',
  'Pakkeri',
  'Prod. dato fra',
  'Prod. dato til',
  'Slaktelok.',
  'HS',
  'Ant. kolli',
  'Netto (tonn)',
  'Kunde-PO',
]

describe('the columns of a file', () => {
  it('[WIZ-23] are found by what exporters call them, with their unit; an unknown one is not used', () => {
    expect(matchHeaders(mockHeaders, importColumns(brazil)).mapping.map((reading) => reading?.column)).toEqual([
      'species',
      'processingState',
      'processingType',
      'productionEstablishment.approvalNumber',
      'productionPeriod.from',
      'productionPeriod.to',
      'slaughterInformation.0.siteNumber',
      'productClassificationCode',
      'packaging.numberOfPackages',
      'netWeight',
      undefined,
    ])
    expect(matchHeaders(mockHeaders, importColumns(brazil)).mapping[9]).toEqual({ column: 'netWeight', unit: 't' })
  })

  it('[WIZ-23] are found by what English packing lists call a period for short', () => {
    const headers = ['Prod from', 'Prod. to', 'Slaughter from', 'Slaughter to']
    expect(matchHeaders(headers, importColumns(brazil)).mapping.map((reading) => reading?.column)).toEqual([
      'productionPeriod.from',
      'productionPeriod.to',
      'slaughterInformation.0.fromDate',
      'slaughterInformation.0.toDate',
    ])
  })

  it.each(['nb', 'nn', 'en'] as const)(
    '[WIZ-23] are found by the labels of every form in %s, under lines above them, with nothing to ask',
    (locale) => {
      for (const { steps } of templates) {
        const columns = importColumns(steps.flatMap(({ items }) => items?.sections ?? []))
        const headers = columns.map(({ label }) => label[locale])
        const above: SheetRow[] = [['Pakkliste uke 47'], ...Array.from({ length: 30 }, () => [null])]
        expect(findHeaderRow([...above, headers, ['Laks']], columns)).toBe(above.length)
        const { mapping, questions } = matchHeaders(headers, columns)
        expect(mapping.map((reading) => reading?.column)).toEqual(columns.map(({ id }) => id))
        expect(questions).toEqual([])
      }
    },
  )

  /** What a file with these columns has for net weight: a column, or those that it asks about. */
  const netWeightIn = (...headers: string[]) => {
    const { mapping, questions } = matchHeaders(headers, importColumns(brazil))
    const found = headers.filter((_, at) => mapping[at]?.column === 'netWeight')
    const asked = questions.flatMap(({ column, choices }) => (column === 'netWeight' ? choices : []))
    return { found, asked: asked.map(({ at }) => headers[at]) }
  }

  it.each([
    ...['Nettovekt', 'nettovekt', 'Nettovekt (kg)', 'Nettovekt i kg', 'Netto vekt', 'Vekt netto', 'Netto', 'Netto kg'],
    ...[
      'NETTO (TONN)',
      'Nettvekt',
      'Net',
      'Net weight',
      'Net Weight (kgs)',
      'Net weight in kg',
      'Nett weight',
      'Net wt.',
    ],
    ...['Weight net', 'N.W.', 'N.W. (KGS)', 'NW', 'NW kg', 'netWeight'],
  ])('[WIZ-23] have net weight under %s', (header) => {
    for (const other of ['Bruttovekt', 'Vekt', 'Weight (kg)']) {
      expect(netWeightIn(other, header), other).toEqual({ found: [header], asked: [] })
      expect(netWeightIn(header, other), other).toEqual({ found: [header], asked: [] })
    }
  })

  it.each([
    ...[
      'Bruttovekt',
      'Brutto',
      'Brutto kg',
      'Brutto (tonn)',
      'Bruttovekt i kg',
      'Vekt brutto',
      'Vekt (brutto)',
      'Bto.',
    ],
    ...[
      'Gross',
      'Gross weight',
      'Gross weight (kg)',
      'Gross Wt.',
      'Weight gross',
      'G.W.',
      'GW',
      'G.W. (KGS)',
      'Net/gross',
    ],
    ...[
      'Totalvekt',
      'Total weight',
      'Tara',
      'Tare',
      'Nettovekt pr. kolli',
      'Net weight per box',
      'Snittvekt',
      'Average weight',
    ],
  ])('[WIZ-23] have no net weight under %s', (header) => {
    expect(netWeightIn(header)).toEqual({ found: [], asked: [] })
  })

  it.each(['Vekt', 'Vekt (kg)', 'Vekt i kg', 'Weight', 'WEIGHT KGS'])(
    '[WIZ-23] may have either weight under %s: it is asked about, and nothing taken',
    (header) => {
      expect(netWeightIn(header)).toEqual({ found: [], asked: [header] })
    },
  )

  it('[WIZ-23] that are called the same, or by names that are as good, are asked about', () => {
    expect(netWeightIn('Nettovekt', 'Art', 'Nettovekt')).toEqual({ found: [], asked: ['Nettovekt', 'Nettovekt'] })
    expect(netWeightIn('Netto (tonn)', 'Net weight')).toEqual({ found: [], asked: ['Netto (tonn)', 'Net weight'] })
    const { questions } = matchHeaders(['Netto (tonn)', 'Net weight'], importColumns(brazil))
    expect(questions[0]?.choices.map(({ reading }) => reading.unit)).toEqual(['t', 'kg'])
  })

  it('[WIZ-23] of a vaguer name have it where no better one stands beside them', () => {
    const found = (...headers: string[]) =>
      matchHeaders(headers, importColumns(brazil)).mapping.map((reading) => reading?.column)
    expect(found('Antall', 'Antall kolli')).toEqual([undefined, 'packaging.numberOfPackages'])
    expect(found('Antall', 'Produsert')).toEqual(['packaging.numberOfPackages', 'productionPeriod.from'])
    expect(found('Produsert', 'Produsert fra')).toEqual([undefined, 'productionPeriod.from'])
  })
})

const row = (cells: Partial<Record<(typeof mockHeaders)[number], SheetCell>>): SheetRow =>
  mockHeaders.map((header) => cells[header] ?? null)
const whole = row({
  Art: 'Laks',
  Kondisjon: 'Fresh',
  Kvalitet: 'HOG',
  Pakkeri: 'N624',
  'Prod. dato fra': '17.11.26',
  'Prod. dato til': '2026-11-19',
  'Slaktelok.': '12370',
  HS: 3021400,
  'Ant. kolli': '1.200',
  'Netto (tonn)': '2,7456',
})

describe('a row of a file', () => {
  const constants: Answers = {
    isAlive: false,
    productDescription: 'Salmão inteiro',
    natureOfCommodity: 'FARMED',
    packaging: { type: 'BX' },
    slaughterInformation: [{ fromDate: '2026-11-17', toDate: '2026-11-18' }],
  }

  it('[WIZ-23] becomes the line that it says, with words, units and dates understood', () => {
    const { line, findings } = lineReader(settings(mockHeaders, { constants }), [whole]).read(whole)
    expect(findings).toEqual([])
    expect(line).toMatchObject({
      species: '711',
      processingState: 'FRESH',
      processingType: 'GUTTED',
      productionEstablishment: { approvalNumber: 'N624' },
      productionPeriod: { from: '2026-11-17', to: '2026-11-19' },
      slaughterInformation: [{ siteNumber: 12_370, fromDate: '2026-11-17', toDate: '2026-11-18' }],
      productClassificationCode: '03021400',
      packaging: { type: 'BX', numberOfPackages: 1200 },
      netWeight: 2745.6,
    })
  })

  it('[WIZ-23] says at its cells what the form would say at its fields, and what could not be read', () => {
    const bad = row({ ...{ Art: 'Enhjørning', 'Slaktelok.': '2305', 'Netto (tonn)': '0', 'Prod. dato fra': 'snart' } })
    const { findings } = lineReader(settings(mockHeaders, { constants }), [bad]).read(bad)
    const at = (column: string) => findings.filter((finding) => finding.column === column).map(({ code }) => code)
    expect(at('species')).toEqual(['importWord'])
    expect(at('slaughterInformation.0.siteNumber')).toEqual(['siteNumberRange'])
    expect(at('netWeight')).toEqual(['netWeightMin'])
    expect(at('productionPeriod.from')).toEqual(['importDate'])
    expect(at('processingState')).toEqual(['required'])
  })

  it('[WIZ-23] tells which questions the file has no column for, until they have one answer for all lines', () => {
    const asked = settings(mockHeaders, { constants: { natureOfCommodity: 'FARMED' } })
    const reader = lineReader(asked, [whole])
    const unfilled = unfilledFields(asked, [reader.read(whole)])
    expect(unfilled).toContain('isAlive')
    expect(unfilled).toContain('packaging.type')
    expect(unfilled).not.toContain('netWeight')
  })

  it('[WIZ-23] has the decimal sign that its column shows elsewhere, and asks when it shows none', () => {
    const headers = ['Netto']
    const read = (texts: readonly string[]) => {
      const rows = texts.map((text): SheetRow => [text])
      const reader = lineReader(settings(headers), rows)
      return rows.map((cells) => reader.read(cells).cells.netWeight)
    }
    expect(read(['1.234', '2745,6']).map((cell) => cell?.value)).toEqual([1234, 2745.6])
    expect(read(['12,5 kg', '1,234 kg', '1,234kg']).map((cell) => cell?.value)).toEqual([12.5, 1.234, 1.234])
    expect(read(['1,234', '2,345'])[0]?.problem?.code).toBe('importNumberAmbiguous')
  })

  it.each([
    ['250kg', 250],
    ['2,5t', 2500],
    ['2745,6 kg', 2745.6],
    ['800g.', 0.8],
  ])('[WIZ-23] reads the weight %s, whether its unit stands apart or not', (text, netWeight) => {
    expect(lineReader(settings(['Netto']), [[text]]).read([text]).line).toMatchObject({ netWeight })
  })

  it('[WIZ-23] has no decimal sign from amounts that a workbook keeps as numbers, and guesses no weight by them', () => {
    const rows: SheetRow[] = [[1.5], ['12,500'], [2.25]]
    const reader = lineReader(settings(['Netto']), rows)
    const cells = rows.map((row) => reader.read(row).cells.netWeight)
    expect(cells.map((cell) => cell?.value)).toEqual([1.5, undefined, 2.25])
    expect(cells[1]?.problem?.code).toBe('importNumberAmbiguous')
  })

  describe.each(['1.1.7', '1.1.100'])('a customs code of %s', (id) => {
    const sections = getTemplate(id).steps.find((step) => step.id === 'varelinjer')?.items?.sections ?? []
    const readIn = (cell: string | number) => lineReader(settings(['HS'], { sections }), [[cell]]).read([cell])

    it.each(['030214', 30_214, '0302.14', '0302 14', '03.02.14'])('[WIZ-23] is read from %s', (cell) => {
      expect(readIn(cell).line).toMatchObject({ productClassificationCode: '030214' })
    })

    it('[WIZ-23] that is none is said as it stands in its cell', () => {
      const { cells, line } = readIn('9999.9')
      const value = cells.productClassificationCode?.problem?.value ?? line.productClassificationCode
      expect(value).toBe('9999.9')
    })
  })

  it.each(['isopor', 'Isopor', 'EPS'])('[WIZ-23] has %s for the packaging of expanded plastic', (word) => {
    const asked = settings(['Emballasje'])
    expect(lineReader(asked, [[word]]).read([word]).line).toMatchObject({ packaging: { type: 'QR' } })
  })

  it.each([
    ['ST 337', false, 'ST337'],
    ['ST\u00a0337', false, 'ST337'],
    ['ST337', false, 'ST337'],
    ['IS 412', true, 'IS 412'],
  ])('[WIZ-23] has the producer of %s, outside the register: %s, as %s', (cell, isUnauthorized, approvalNumber) => {
    const asked = settings(['Anlegg'], { constants: { productionEstablishment: { isUnauthorized } } })
    const { line } = lineReader(asked, [[cell]]).read([cell])
    expect(line).toMatchObject({ productionEstablishment: { approvalNumber } })
  })

  it('[WIZ-23] takes a word as it was explained, once for all rows', () => {
    const rows: SheetRow[] = [['Atlantic salmon'], ['atlantic SALMON'], ['Torsk']]
    const asked = settings(['Art'])
    const counted = countWords(rows.map((cells) => lineReader(asked, rows).read(cells)))
    expect(counted[0]).toMatchObject({ word: 'Atlantic salmon', count: 2, candidates: ['711', '71101'] })
    const withWords = settings(['Art'], { words: { species: { 'atlantic salmon': '71101' } } })
    expect(lineReader(withWords, rows).read(rows[1] ?? []).line).toMatchObject({ species: '71101' })
  })
})

/** Packing lists as they are sent, each with the names of its columns, its first row, and the line that it is. */
const packingLists: readonly (readonly [string, SheetRow, SheetRow, object])[] = [
  [
    'an English one',
    [
      'Product',
      'Condition',
      'Cut',
      'Packer',
      'Prod. date',
      'HS code',
      'Packing',
      'No. of boxes',
      'Net wt. (kgs)',
      'Lot no.',
    ],
    ['Fjord trout', 'Frozen', 'HOG', 'N624', '17/11/2026', '030311', 'EPS box', 120, '2,745.60', 'L-7'],
    {
      species: '714',
      processingState: 'FROZEN',
      processingType: 'GUTTED',
      packaging: { type: 'QR', numberOfPackages: 120 },
      netWeight: 2745.6,
    },
  ],
  [
    'a Portuguese one',
    [
      'Espécie',
      'Estado',
      'Apresentação',
      'Produtor',
      'Data de produção',
      'NCM',
      'Embalagem',
      'Nº de volumes',
      'Peso líquido (kg)',
      'Lote',
    ],
    ['Salmão', 'Congelado', 'Eviscerado', 'N624', '17/11/2026', '030313', 'Caixa de isopor', 120, '2.745,60', 'L-7'],
    {
      species: '711',
      processingState: 'FROZEN',
      processingType: 'GUTTED',
      packaging: { type: 'QR', numberOfPackages: 120 },
      netWeight: 2745.6,
    },
  ],
  [
    'a Chinese one',
    ['品名', '状态', '加工方式', '加工厂', '生产日期', 'HS编码', '包装', '箱数', '净重（公斤）', '批号'],
    ['三文鱼', '冰鲜', '去内脏带头', 'N624', '2026-11-17', '030214', '泡沫箱', 120, '2,745.60', 'L-7'],
    {
      species: '711',
      processingState: 'CHILLED',
      processingType: 'GUTTED',
      packaging: { type: 'QR', numberOfPackages: 120 },
      netWeight: 2745.6,
    },
  ],
  [
    'a Ukrainian one',
    [
      'Товар',
      'Стан',
      'Вид обробки',
      'Виробник',
      'Дата виробництва',
      'УКТ ЗЕД',
      'Упаковка',
      'Кількість місць',
      'Вага нетто, кг',
      'Партія',
    ],
    ['Скумбрія', 'Морожена', 'Ціла', 'N624', '17.11.2026', '030354', 'Картонна коробка', 120, '2 745,60', 'L-7'],
    {
      species: '2013',
      processingState: 'FROZEN',
      processingType: 'WHOLE',
      packaging: { type: 'CT', numberOfPackages: 120 },
      netWeight: 2745.6,
    },
  ],
]

describe('a packing list of the trade', () => {
  const columns = importColumns(brazil)
  const species = codeLists.species ?? []

  it.each(packingLists)('[WIZ-23] is read: %s', (_which, headers, cells, line) => {
    const rows: readonly SheetRow[] = [cells, cells.map((cell) => (cell === '2,745.60' ? '12.5' : cell))]
    const { mapping, questions } = matchHeaders(headers, columns, { rows, species })
    expect(questions).toEqual([])
    expect(mapping.every((reading) => reading !== undefined)).toBe(true)
    const read = lineReader(settings(headers, { mapping }), rows).read(cells)
    expect(read.findings.filter(({ code }) => code.startsWith('import'))).toEqual([])
    expect(read.line).toMatchObject({
      ...line,
      productionEstablishment: { approvalNumber: 'N624' },
      productionPeriod: { from: '2026-11-17', to: '2026-11-17' },
    })
  })

  it('[WIZ-23] asks which trout it is', () => {
    const read = lineReader(settings(['Species']), [['Trout']]).read(['Trout'])
    expect(read.cells.species?.words[0]?.candidates).toEqual(['713', '714'])
  })

  it.each<[string, readonly string[], string]>([
    ['names of species', ['Trout', 'Atlantic salmon'], 'species'],
    ['names of species and a few others', ['Cod', 'Saithe', 'Mixed box'], 'species'],
    ['descriptions', ['Salmon 5-6 kg, superior', 'Trout 2-3 kg', 'Cod'], 'productDescription'],
    ['nothing', [], 'productDescription'],
  ])('[WIZ-23] has, under Product, %s', (_what, cells, column) => {
    const rows = cells.map((cell) => [cell])
    expect(matchHeaders(['Product'], columns, { rows, species }).mapping[0]?.column).toBe(column)
    // Also before the list has come.
    expect(matchHeaders(['Product'], columns, { rows, species: undefined }).mapping[0]?.column).toBe(column)
  })

  it('[WIZ-23] leaves a column of goods to the description where another is the species', () => {
    const rows = [['Trout', 'Salmon']]
    const { mapping } = matchHeaders(['Species', 'Product'], columns, { rows, species })
    expect(mapping.map((reading) => reading?.column)).toEqual(['species', 'productDescription'])
  })
})

describe('one date of a period', () => {
  const wholeIn = (...headers: string[]) =>
    matchHeaders(headers, importColumns(brazil)).mapping.map((reading) => reading?.isWhole)

  it.each<[string, string[], (boolean | undefined)[]]>([
    ['alone', ['Production date'], [true]],
    ['of slaughter, alone', ['Slaughter date'], [true]],
    ['that is called the first', ['Prod from'], [undefined]],
    ['beside the last', ['Production date', 'Prod to'], [undefined, undefined]],
    [
      'beside two that may be the last',
      ['Production date', 'Prod to', 'Prod. date to'],
      [undefined, undefined, undefined],
    ],
  ])('[WIZ-23] is both its days, or is not: %s', (_which, headers, expected) => {
    expect(wholeIn(...headers)).toEqual(expected)
  })

  it('[WIZ-23] says at its cell, once, what is wrong with both, and gives way to a column that is chosen for the last', () => {
    const mapping = [{ column: 'productionPeriod.from', isWhole: true }]
    const { findings } = lineReader(settings([], { mapping }), [[null]]).read([null])
    const found = findings.filter(({ path }) => path.startsWith('productionPeriod'))
    expect(found.map(({ column, code }) => [column, code])).toEqual([['productionPeriod.from', 'required']])
    const both = [{ column: 'productionPeriod.to' }, ...mapping]
    const cells = ['19.11.2026', '17.11.2026']
    expect(lineReader(settings([], { mapping: both }), [cells]).read(cells).line).toMatchObject({
      productionPeriod: { from: '2026-11-17', to: '2026-11-19' },
    })
  })
})

/** What a person would type into a cell. */
function typed(field: Field, value: unknown): SheetCell {
  if (typeof value === 'boolean') return value ? 'ja' : 'nei'
  if (Array.isArray(value)) return value.join('; ')
  if (field.kind === 'date' && typeof value === 'string') return formatDate(value)
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label.nn ?? null
  return typeof value === 'number' || typeof value === 'string' ? value : null
}

const consentsOf = (sections: readonly Section[]): Answers =>
  sections
    .flatMap(({ fields }) => Object.entries(fields))
    .reduce<Answers>(
      (answers, [path, field]) => (field.kind === 'consent' ? setAt(answers, path, consentTo(field, true)) : answers),
      {},
    )

describe('what the form accepts, the import accepts', () => {
  it.each(everyExample)('[WIZ-23] lines of %s, %s, written to a sheet and read again', (id, _size, answers) => {
    const sections = getTemplate(id).steps.find(({ items }) => items)?.items?.sections ?? []
    const columns = importColumns(sections)
    for (const line of answers.productLines ?? []) {
      const issues = validateSections(sections, { ...line }, exampleContext, { root: { ...answers } })
      const cells = columns.map(({ id: at, field }) => typed(field, getAt({ ...line }, at)))
      const asked = settings([], {
        sections,
        mapping: columns.map(({ id: column }) => ({ column })),
        constants: {
          ...consentsOf(sections),
          slaughterInformation: line.slaughterInformation,
          vesselInformation: line.vesselInformation,
        },
        root: { ...answers },
      })
      const read = lineReader(asked, [cells]).read(cells)
      expect(read.findings).toEqual(issues)
      for (const { id: at } of columns) expect(getAt(read.line, at) ?? '', at).toEqual(getAt({ ...line }, at) ?? '')
    }
  })
})

describe('rows that add up', () => {
  const lines: readonly SheetRow[] = [
    ['Laks', 120, 2745.6],
    ['Torsk', 10, 100],
  ]

  it.each<[SheetRow]>([
    [['Sum', 130, 2845.6]],
    [['Totalt', null, '2 845,60 kg']],
    [[null, 'I alt:', '2.845,6']],
    [['合计', 130, '2,845.6']],
    [['Всього', '', 2845.6]],
  ])('[WIZ-23] %j below the last line is none', (sum) => {
    expect(lineRows([...lines, [], sum, []])).toEqual({ rows: lines, sums: 1 })
  })

  it.each<[SheetRow]>([[['Laks', 130, 2845.6]], [['Total', 130, 'Fersk']], [['Summerfish', 1, 1]]])(
    '[WIZ-23] %j is a line',
    (line) => {
      expect(lineRows([...lines, line])).toEqual({ rows: [...lines, line], sums: 0 })
    },
  )

  it('[WIZ-23] a sum between lines stays to be looked at', () => {
    const rows = [lines[0] ?? [], ['Sum', 120, 2745.6], lines[1] ?? []]
    expect(lineRows(rows)).toEqual({ rows, sums: 0 })
  })
})
