import { formatInstant, today } from '@eksport/domain'
import type { PlainValue } from '@eksport/ui/certificate'
import { type CellValue, type ColumnDef, writeXlsx } from 'hucre/xlsx'
import type { PlainTable } from './plain-table.ts'

/** Spreadsheets have no time zones: the time in Oslo, written as if it were UTC. */
const wallClock = (moment: string) => new Date(`${today(moment)}T${formatInstant(moment).slice(11)}Z`)

function asCell(value: PlainValue): CellValue {
  if (typeof value !== 'object') return value ?? null
  return 'day' in value ? new Date(`${value.day}T00:00Z`) : wallClock(value.moment)
}

const widths = { min: 11, max: 40 } as const

function columnOf(heading: string, values: readonly PlainValue[]): ColumnDef {
  const given = values.filter((value) => value !== undefined)
  const longest = Math.max(heading.length, ...given.slice(0, 200).map((value) => String(value).length))
  // A value that cannot be read is text among days or numbers.
  const first = given.find((value) => typeof value !== 'string') ?? given[0]
  if (typeof first !== 'object')
    return {
      width: Math.min(Math.max(longest + 2, widths.min), widths.max),
      ...(typeof first === 'number' && { numFmt: '#,##0.00' }),
    }
  const isDay = 'day' in first
  return { width: isDay ? 12 : 17, numFmt: isDay ? 'dd.mm.yyyy' : 'dd.mm.yyyy hh:mm' }
}

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook with one sheet: dates are dates, weights are numbers, and text is text whatever it begins with. */
export async function xlsxFile({ name, headings, rows }: PlainTable): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: [
      {
        name,
        columns: headings.map((heading, index) =>
          columnOf(
            heading,
            rows.map((row) => row[index]),
          ),
        ),
        rows: [[...headings], ...rows.map((row) => row.map(asCell))],
        freezePane: { rows: 1 },
      },
    ],
  })
  return new Blob([new Uint8Array(bytes)], { type: mimeType })
}
