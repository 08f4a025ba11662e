import { writeCsv } from 'hucre/csv'
import { describe, expect, it } from 'vitest'
import { delimitedTable } from './delimited-text.ts'

const names = ['Art', 'Tekst', 'Vekt']
const read = (rows: readonly string[], isPasted = false) => delimitedTable(rows.join('\n'), isPasted)

it('[EXP-15] signs that no database keeps are no part of a cell', () => {
  expect(delimitedTable('Art\tTekst\nLa\u0000ks\u0007\tHel\u001b\n').rows).toEqual([
    ['Art', 'Tekst'],
    ['Laks', 'Hel'],
  ])
})

describe('a text that a spreadsheet puts on the clipboard', () => {
  const paste = (...rows: string[]) => read([names.join('\t'), ...rows, 'Torsk\tHel\t9'], true).rows.slice(1, -1)

  it.each([
    ['a mark that nothing closes', ['Laks\t"Prima\t1'], [['Laks', '"Prima', '1']]],
    ['marks round a word', ['Laks\t"Prima"\t1'], [['Laks', '"Prima"', '1']]],
    ['marks round a word of several', ['Laks\t"Prima" hel\t1'], [['Laks', '"Prima" hel', '1']]],
    [
      'marks in two rows',
      ['Laks\t"Prima\t1', 'Sei\tPrima"\t2'],
      ['Laks."Prima.1', 'Sei.Prima".2'].map((row) => row.split('.')),
    ],
    [
      'a mark for the same as above',
      ['Laks\t"\t1', '"\t"\t2'],
      [
        ['Laks', '"', '1'],
        ['"', '"', '2'],
      ],
    ],
    ['marks in cells of one row', ['"Laks\tPrima"\t1'], [['"Laks', 'Prima"', '1']]],
    ['a line break in the first cell', ['"Laks\nfersk"\tHel\t1'], [['Laks\nfersk', 'Hel', '1']]],
    ['a line break in the last cell', ['Laks\tHel\t"1\nkg"'], [['Laks', 'Hel', '1\nkg']]],
    ['line breaks in every cell', ['"L\na"\t"H\nb"\t"1\nc"'], [['L\na', 'H\nb', '1\nc']]],
    ['a tab in a cell', ['Laks\t"Hel\tfersk"\t1'], [['Laks', 'Hel\tfersk', '1']]],
    ['a mark in a cell of two lines', ['Laks\t"Hel ""A""\nfersk"\t1'], [['Laks', 'Hel "A"\nfersk', '1']]],
  ])('[WIZ-23] has %s as it stands in the cell', (_, rows, cells) => {
    expect(paste(...rows)).toEqual(cells)
  })

  it('[WIZ-23] has a row of every line also where each has a mark in it', () => {
    const { rows } = read(['Laks\t"Prima\t1', 'Sei\tPrima"\t2'], true)
    expect(rows.map(([species]) => species)).toEqual(['Laks', 'Sei'])
  })

  it('[WIZ-23] tells which cells begin with a mark that nothing closes', () => {
    const { openQuotes } = read(
      [names.join('\t'), 'Laks\t"Prima\t1', 'Sei\t"A" hel\t2', '"\t5"\t3', 'Hyse\t"a\nb"\t4'],
      true,
    )
    expect(openQuotes).toEqual(['"Prima', '"'])
  })
})

describe('a text in a file', () => {
  it.each([';', ',', '\t', '|'])('[WIZ-23] is read as it was written, with %j between cells', (delimiter) => {
    const rows = [
      names,
      ['Laks', `a${delimiter}b`, '1,5'],
      ['Laks "A"', 'a\nb', ''],
      ['"', `a, b;\nc, d;${delimiter}`, '"2"'],
      ['a\nb', '', 'c\nd'],
    ]
    for (const quoteStyle of ['required', 'all'] as const) {
      const { rows: cells, openQuotes } = delimitedTable(writeCsv(rows, { delimiter, quoteStyle }))
      expect(cells).toEqual(rows)
      expect(openQuotes).toEqual([])
    }
  })

  it('[WIZ-23] keeps its rows where a mark is never closed, and tells of it', () => {
    const { rows, openQuotes } = read([names.join(';'), 'Laks;"Prima;1', 'Sei;Hel;2', 'Hyse;Prima";3'])
    expect(rows.map((row) => row.join('/'))).toEqual(['Art/Tekst/Vekt', 'Laks/"Prima/1', 'Sei/Hel/2', 'Hyse/Prima"/3'])
    expect(openQuotes).toEqual(['"Prima'])
  })

  it('[WIZ-23] has the sign between its cells that a person says, whatever most lines or the first one has', () => {
    const rows = ['sep=;', 'Art;Vekt', 'Laks, hel;1,5']
    expect(read(rows)).toMatchObject({
      separator: ';',
      rows: [
        ['Art', 'Vekt'],
        ['Laks, hel', '1,5'],
      ],
    })
    expect(delimitedTable(rows.join('\n'), false, ',')).toMatchObject({
      separator: ',',
      rows: [['Art;Vekt'], ['Laks', ' hel;1', '5']],
    })
  })

  it('[WIZ-23] may have blanks behind a closing mark, and say itself what stands between its cells', () => {
    expect(read(['sep=|', '"a" |b;c;d', 'e|f;g;h']).rows).toEqual([
      ['a', 'b;c;d'],
      ['e', 'f;g;h'],
    ])
  })
})
