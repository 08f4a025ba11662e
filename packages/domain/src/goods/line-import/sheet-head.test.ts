import { describe, expect, it } from 'vitest'
import { getTemplate } from '../../templates/find-template.ts'
import { importColumns } from './columns.ts'
import { findHeaderRow, matchHeaders } from './match-headers.ts'
import type { SheetRow } from './sheet.ts'
import { sheetHead } from './sheet-head.ts'

const columns = importColumns(getTemplate('1.1.7').steps.find(({ id }) => id === 'varelinjer')?.items?.sections ?? [])
const line: SheetRow = ['Laks', 'HOG', '1 234,50', '1 300,00', 120, '18.11.2026', '19.11.2026']

const readings = (...rows: readonly SheetRow[]) => {
  const at = findHeaderRow(rows, columns)
  const { names, height } = sheetHead(rows, at, columns)
  return [at, height, ...matchHeaders(names, columns).mapping.map((reading) => reading?.column)]
}

describe('[EXP-06] names of columns in two rows', () => {
  it('[EXP-06] are those of the lower row under the upper one, as packing lists have them', () => {
    const upper = ['Art', 'Bearbeiding', 'Vekt', null, 'Kolli', 'Produksjonsperiode', null]
    const lower = [null, null, 'Netto kg', 'Brutto kg', 'Antall', 'Fra', 'Til']
    expect(readings(['PAKKLISTE'], upper, lower, line)).toEqual([
      ...[1, 2, 'species', 'processingType', 'netWeight', undefined, 'packaging.numberOfPackages'],
      ...['productionPeriod.from', 'productionPeriod.to'],
    ])
  })

  it('[EXP-06] are one row where the next is a line, of words alone too', () => {
    const names = ['Art', 'Bearbeiding', 'Netto kg']
    expect(readings(names, ['Laks', 'HOG', 100]).slice(0, 2)).toEqual([0, 1])
    expect(readings(names, ['Laks', 'HOG', null]).slice(0, 2)).toEqual([0, 1])
  })

  it('[EXP-06] are two rows where cells are merged over both, whatever they are called', () => {
    const rows = [
      ['Art', 'Vekt'],
      [null, 'i kassen'],
      ['Laks', 100],
    ]
    expect(sheetHead(rows, 0, columns).height).toBe(1)
    expect(sheetHead(rows, 0, columns, [[1, 2]])).toEqual({ names: ['Art', 'Vekt i kassen'], height: 2 })
  })
})
