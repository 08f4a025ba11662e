import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importColumns, lineReader } from '@eksport/domain'
import { getTemplate } from '@eksport/domain/templates'
import { describe, expect, it } from 'vitest'
import { readPasted, readSheetFile } from '../sheet/read-file.ts'
import type { SheetFile } from '../sheet/sheet-file.ts'
import { workbookSheets } from '../sheet/workbook-sheets.ts'
import { beginReview } from './import-store.ts'

/** Files drawn from public reports of how other programs read packing lists wrongly; what they hold is invented. */
const bytesOf = (name: string) => readFileSync(join(import.meta.dirname, 'field-cases', name))

const chosen = (name: string) =>
  readSheetFile(new File([new Uint8Array(bytesOf(name))], name), (bytes) => workbookSheets(new Uint8Array(bytes)))

const sections = getTemplate('1.1.100').steps.find(({ id }) => id === 'varelinjer')?.items?.sections ?? []

/** The whole way of a file: its cells, its columns, its lines. */
function linesOf(file: SheetFile) {
  const columns = importColumns(sections)
  const review = beginReview({ file, columns, organisationNumber: '310000043' })
  const context = { now: '2026-11-28T12:00:00Z', timeZone: 'Europe/Oslo', given: new Set<string>(), codes: {} }
  const { mapping, constants, words, source } = review
  const reader = lineReader({ sections, mapping, constants, words, codeLists: {}, context, root: {} }, source)
  const read = source.map((row) => reader.read(row))
  const lines = read.map(({ line }) => line)
  // Without its list every word of a species is one that is asked about.
  const asked = read.map(({ cells }) =>
    Object.entries(cells).flatMap(([column, { problem }]) =>
      problem?.code.startsWith('importCell') || problem?.code.startsWith('importDate') ? [[column, problem.code]] : [],
    ),
  )
  return { review, lots: lines.map(({ lotNumber, netWeight }) => [lotNumber, netWeight]), lines, asked }
}

const five = [
  ['L-1', 10],
  ['L-2', 20],
  ['L-3', 30],
  ['L-4', 40],
  ['L-5', 50],
]

describe('files from the field', () => {
  it('[WIZ-23] has a line of every pasted row, though a cell begins with a quotation mark', () => {
    const { lots, lines } = linesOf(readPasted(bytesOf('paste-quote-swallows-rows.tsv').toString()))
    expect(lots).toEqual(five)
    expect(lines.map(({ productDescription }) => productDescription)).toEqual(['"Prima', 'Hel', 'Hel', 'Prima"', 'Hel'])
  })

  it('[WIZ-23] has a line of every row of the same file', async () => {
    expect(linesOf(await chosen('paste-quote-swallows-rows.tsv')).lots).toEqual(five)
  })

  it('[WIZ-23] takes net weight from the column that says so, not from the first that may be it', async () => {
    expect(linesOf(await chosen('weight-before-net.csv')).lots).toEqual([['L-1', 10]])
  })

  it('[WIZ-23] leaves out a column that the spreadsheet hides', async () => {
    const { lots, review } = linesOf(await chosen('hidden-column-first.xlsx'))
    expect(lots).toEqual([['L-1', 10]])
    expect(review.headers).toEqual(['Fiskeart', 'Partinummer', 'Nettovekt', 'Produksjonsperiode fra'])
  })

  it('[WIZ-23] finds the columns by the sign that most rows have, though another stands in one', async () => {
    expect(linesOf(await chosen('semicolon-with-one-tab.csv')).lots).toEqual([
      ['L-1', 1234.5],
      ['L-2', 12.5],
    ])
  })

  it('[WIZ-23] tells which rows a decimal comma has one cell too many in', async () => {
    expect(linesOf(await chosen('decimal-comma-unquoted.csv')).review.wideRows).toEqual([2, 3])
  })

  it('[WIZ-23] finds the names of the columns below a long letterhead', async () => {
    expect(linesOf(await chosen('header-in-row-21.xlsx')).lots).toEqual([
      ['L-1', 10],
      ['L-2', 11],
    ])
  })

  it('[WIZ-23] asks about a lot number that the spreadsheet has shortened', async () => {
    const { asked, lots } = linesOf(await chosen('lot-in-scientific.csv'))
    expect(asked).toEqual([[['lotNumber', 'importCellChanged']], [['lotNumber', 'importCellChanged']]])
    expect(lots.map(([, netWeight]) => netWeight)).toEqual([10, 12.5])
  })

  it('[WIZ-23] asks about errors of a spreadsheet, and what a formula has made of a text', async () => {
    const { asked, lots } = linesOf(await chosen('error-cells.xlsx'))
    expect(asked).toEqual([
      [
        ['species', 'importCellError'],
        ['lotNumber', 'importCellError'],
        ['netWeight', 'importCellError'],
        ['productionPeriod.from', 'importCellError'],
      ],
      [['productionPeriod.from', 'importDateSerial']],
      [
        ['lotNumber', 'importCellTrue'],
        ['netWeight', 'importCellError'],
      ],
    ])
    expect(lots[1]).toEqual(['L-2', 3])
  })

  it('[WIZ-23] reads what a person sees where copying has brought invisible marks along', async () => {
    const [line] = linesOf(await chosen('invisible-marks.tsv')).lines
    expect(line).toMatchObject({ lotNumber: 'L-1', netWeight: 12.5, productionPeriod: { from: '2026-11-17' } })
    expect(linesOf(readPasted(bytesOf('invisible-marks.tsv').toString())).lines).toEqual([line])
  })

  it('[WIZ-23] counts the days of a workbook from the year that it counts from, and asks about a bare number', async () => {
    const { asked, lines } = linesOf(await chosen('date1904-with-text-serial.xlsx'))
    expect(lines[0]).toMatchObject({ productionPeriod: { from: '2026-11-17' } })
    expect(asked).toEqual([[], [['productionPeriod.from', 'importDateSerial']]])
  })
})
