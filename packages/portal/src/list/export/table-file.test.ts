import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { PlainTable } from './plain-table.ts'
import { csvFile } from './write-csv.ts'
import { xlsxFile } from './write-xlsx.ts'

const dangerous = ['=1+1', '+47 22', '-5 grader', '@SUM(A1)', '\t=2']

const table: PlainTable = {
  name: 'Søknader',
  headings: ['Importør', 'Nettovekt (kg)', 'Hentedato', 'Innsendt'],
  rows: [
    ['Æse; "Øre" & Åre', 21.6, { day: '2026-11-20' }, { moment: '2026-11-20T23:30:00Z' }],
    ...dangerous.map((text) => [text, undefined, undefined, undefined]),
  ],
  locale: 'nb',
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const textOf = async (locale: PlainTable['locale']) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(csvFile({ ...table, locale })))

describe('[LST-19] a CSV file', () => {
  it('[LST-19] [LIB-06] is one that a Norwegian spreadsheet opens: marked as UTF-8, semicolons, decimal comma, the clock in Oslo', async () => {
    const [first, second] = (await textOf('nb')).split('\r\n')
    expect(first).toBe('\uFEFFImportør;Nettovekt (kg);Hentedato;Innsendt')
    expect(second).toBe('"Æse; ""Øre"" & Åre";21,6;20.11.2026;21.11.2026 00:30')
    expect(await textOf('nn')).toBe(await textOf('nb'))
  })

  it('[LST-19] has commas, points and dates that any spreadsheet understands in English', async () => {
    expect((await textOf('en')).split('\r\n')[1]).toBe('"Æse; ""Øre"" & Åre",21.6,2026-11-20,2026-11-21 00:30')
  })

  it('[LST-19] marks what a spreadsheet would calculate as text', async () => {
    const lines = (await textOf('nb')).split('\r\n').slice(2)
    expect(lines.slice(0, dangerous.length).map((line) => line.replace(/^"/, '').startsWith("'"))).toEqual(
      dangerous.map(() => true),
    )
  })
})

describe('[LST-19] a workbook', () => {
  it('[LST-19] holds dates as dates, weights as numbers and text as text, never a formula', async () => {
    const { sheets } = await readXlsx(await bytesOf(await xlsxFile(table)))
    const [sheet] = sheets
    expect(sheet?.name).toBe('Søknader')
    expect(sheet?.rows[0]).toEqual(table.headings)
    expect(sheet?.rows[1]).toEqual([
      'Æse; "Øre" & Åre',
      21.6,
      new Date('2026-11-20T00:00Z'),
      new Date('2026-11-21T00:30Z'),
    ])
    expect(sheet?.rows.slice(2).map(([text]) => text)).toEqual(dangerous)
    expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([])
  })

  it('[LST-19] is one also of a list without rows', async () => {
    const { sheets } = await readXlsx(await bytesOf(await xlsxFile({ ...table, rows: [] })))
    expect(sheets[0]?.rows).toEqual([table.headings])
  })
})
