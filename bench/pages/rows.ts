/** A row of the measured tables: fourteen texts, like the columns of the list of applications. */
export interface PlainRow {
  readonly id: string
  readonly cells: readonly string[]
}

/** The headings of the fourteen columns; the first names the row. */
export const columnNames = [
  'Referanse',
  'Sertifikatformat',
  'Søknadstype',
  'Sertifikatmal',
  'Mottakerland',
  'Eksportør',
  'Importør',
  'Fakturareferanse',
  'Hentedato',
  'Hentetid',
  'Hentekontor',
  'Søknadsformat',
  'Innsendt',
  'Status',
] as const

const countries = ['Kina', 'Brasil', 'Storbritannia', 'Tyrkia', 'Ukraina', 'Singapore', 'Moldova']
const exporters = ['Midnattsol Testlaks AS', 'Lofotbris Testfisk AS', 'Arktisk Testreke AS', 'Fjordsølv Testsjømat AS']
const offices = ['Kløfta', 'Svolvær', 'Tromsø', 'Bergen', 'Ålesund']
const statuses = ['Innsendt', 'Under vurdering', 'Til signering', 'Utstedt', 'Skrevet ut', 'Stoppet']
const pick = (list: readonly string[], index: number) => list[index % list.length] ?? ''
const two = (value: number) => String(value).padStart(2, '0')

const made = new Map<number, readonly PlainRow[]>()

/**
 * The same rows in every run and on every page. Created once per page, like the data of a list: creating 140 000 texts
 * at each mount was most of the cost of ten thousand rows, and garbage collection hit rounds at random.
 */
export function rowsOf(count: number): readonly PlainRow[] {
  const rows = made.get(count) ?? makeRows(count)
  made.set(count, rows)
  return rows
}

function makeRows(count: number): PlainRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    cells: [
      `#${String(index).padStart(6, '0')}`,
      index % 3 === 0 ? 'Papir' : 'e-sert',
      'Helsesertifikat',
      `1.1.${100 + (index % 40)}`,
      pick(countries, index),
      pick(exporters, index),
      `Importør ${index % 97} Ltd`,
      `F-2026-${index}`,
      `${two(1 + (index % 28))}.03.2026`,
      `${two(8 + (index % 7))}.${index % 2 === 0 ? '00' : '30'}`,
      pick(offices, index),
      'Standard',
      `${two(1 + (index % 28))}.02.2026`,
      pick(statuses, index),
    ],
  }))
}

/** The rows in reverse order of reference. */
export function turned(rows: readonly PlainRow[]): PlainRow[] {
  return [...rows].sort((a, b) => Number(b.id) - Number(a.id))
}
