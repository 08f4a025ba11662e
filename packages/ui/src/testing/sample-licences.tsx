import { localize } from '@eksport/forms'
import { columnsOf } from '../components/data-table/table-features.js'
import type { Nouns } from '../foundation/text/nouns.js'

/** A row of another trade: a fishing licence. */
export interface Licence {
  readonly id: string
  readonly holder: string
  readonly river: string
  readonly kind: 'day' | 'season'
  /** Kilograms. */
  readonly quota: number
  /** Kroner. */
  readonly price: number
  readonly paid: boolean
}

const rivers = ['Lågen', 'Tana', 'Namsen', 'Gaula', 'Orkla'] as const
const holders = ['Ada Testdal', 'Bo Prøve', 'Cecilie Eksempel', 'Dag Mønster'] as const

/** Generates licences, identical in every run. */
export const licences = (count: number): readonly Licence[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `L${String(index + 1).padStart(3, '0')}`,
    holder: holders[index % holders.length] ?? '',
    river: rivers[index % rivers.length] ?? '',
    kind: index % 3 === 0 ? 'season' : 'day',
    quota: 5 + ((index * 7) % 40),
    price: index % 3 === 0 ? 2400 : 350,
    paid: index % 4 !== 1,
  }))

export const licenceNouns: Nouns = {
  one: { nb: 'fiskekort', nn: 'fiskekort', en: 'licence' },
  many: { nb: 'fiskekort', nn: 'fiskekort', en: 'licences' },
  all: { nb: 'fiskekortene', nn: 'fiskekorta', en: 'the licences' },
}

const texts = {
  id: { nb: 'Nummer', nn: 'Nummer', en: 'Number' },
  holder: { nb: 'Innehaver', nn: 'Innehavar', en: 'Holder' },
  river: { nb: 'Elv', nn: 'Elv', en: 'River' },
  kind: { nb: 'Varighet', nn: 'Varigheit', en: 'Duration' },
  day: { nb: 'Døgn', nn: 'Døgn', en: 'Day' },
  season: { nb: 'Sesong', nn: 'Sesong', en: 'Season' },
  quota: { nb: 'Kvote', nn: 'Kvote', en: 'Quota' },
  price: { nb: 'Pris', nn: 'Pris', en: 'Price' },
}

const helper = columnsOf<Licence>()

/** Columns with values, as needed for sorting or grouping in the browser; totals are in the footer. */
export const licenceColumnsIn = (locale: string) =>
  helper.columns([
    helper.accessor('id', {
      header: localize(texts.id, locale),
      size: 100,
      enableHiding: false,
      meta: { rowHeader: true, card: 'title' },
    }),
    helper.accessor('holder', {
      header: localize(texts.holder, locale),
      size: 170,
      meta: { sortKey: 'holder', card: 'lead' },
    }),
    helper.accessor('river', { header: localize(texts.river, locale), size: 110, meta: { sortKey: 'river' } }),
    helper.accessor('kind', {
      header: localize(texts.kind, locale),
      size: 110,
      cell: ({ getValue }) => localize(texts[getValue()], locale),
    }),
    helper.accessor('quota', {
      header: localize(texts.quota, locale),
      size: 96,
      cell: ({ getValue }) => `${getValue()} kg`,
      footer: ({ table }) => `${table.options.data.reduce((sum, { quota }) => sum + quota, 0)} kg`,
      meta: { align: 'end', sortKey: 'quota' },
    }),
    helper.accessor('price', {
      header: localize(texts.price, locale),
      size: 96,
      cell: ({ getValue }) => `${getValue()} kr`,
      footer: ({ table }) => `${table.options.data.reduce((sum, { price }) => sum + price, 0)} kr`,
      meta: { align: 'end', sortKey: 'price' },
    }),
  ])

/** The columns in bokmål. */
export const licenceColumns = licenceColumnsIn('nb')
