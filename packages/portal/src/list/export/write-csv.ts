import { formatDate, formatInstant, today } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import type { PlainValue } from '@eksport/ui/certificate'
import { writeCsv } from 'hucre/csv'
import type { PlainTable } from './plain-table.ts'

/** The notation that spreadsheets expect in a language: separators of cells, numbers and dates. */
interface Notation {
  readonly delimiter: string
  readonly number: (value: number) => string
  readonly day: (day: string) => string
  readonly moment: (moment: string) => string
}

const norwegian: Notation = {
  delimiter: ';',
  number: (value) => String(value).replace('.', ','),
  day: formatDate,
  moment: formatInstant,
}

const notations: Readonly<Record<Locale, Notation>> = {
  nb: norwegian,
  nn: norwegian,
  en: {
    delimiter: ',',
    number: String,
    day: (day) => day,
    moment: (moment) => `${today(moment)} ${formatInstant(moment).slice(11)}`,
  },
}

function written(value: PlainValue, { number, day, moment }: Notation): string | null {
  if (value === undefined || typeof value === 'string') return value ?? null
  if (typeof value === 'number') return number(value)
  return 'day' in value ? day(value.day) : moment(value.moment)
}

/** UTF-8 with a byte order mark; text that a spreadsheet would evaluate is marked as text. */
export function csvFile({ headings, rows, locale }: PlainTable): Blob {
  const notation = notations[locale]
  const cells = [[...headings], ...rows.map((row) => row.map((value) => written(value, notation)))]
  const text = writeCsv(cells, { delimiter: notation.delimiter, bom: true, escapeFormulae: true })
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}
