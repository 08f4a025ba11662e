import { Badge, columnsOf, type Tone } from '@eksport/ui'
import { daysOf, type Licence, type State, stateOf } from './licences.ts'
import type { Spoken } from './words.ts'

const tones: Record<State, Tone> = {
  VALID: 'success',
  UPCOMING: 'info',
  UNPAID: 'warning',
  EXPIRED: 'neutral',
  BLOCKED: 'danger',
}

export function stateBadge({ say }: Spoken, licence: Licence) {
  const state = stateOf(licence)
  const [label, explanation] = say.states[state]
  return { label: label ?? state, explanation, tone: tones[state] }
}

const column = columnsOf<Licence>()

/** The totals of all matching licences, for the table's footer. */
export interface Totals {
  readonly quota: number
  readonly price: number
}

/** The columns in the language of `words`. */
export const licenceColumns = (words: Spoken, totals: Totals) => {
  const { say, amount } = words
  return column.columns([
    column.accessor('id', {
      header: say.columns.id,
      size: 96,
      enableHiding: false,
      meta: { rowHeader: true, sortKey: 'id', card: 'title' },
    }),
    column.accessor('holder', { header: say.columns.holder, size: 150, meta: { sortKey: 'holder', card: 'lead' } }),
    column.accessor('river', { header: say.columns.river, size: 90, meta: { sortKey: 'river' } }),
    column.accessor('kind', {
      header: say.columns.kind,
      size: 128,
      cell: ({ getValue }) => say.kinds[getValue()],
    }),
    column.accessor('from', {
      header: say.columns.period,
      size: 164,
      cell: ({ row }) => <span className="product-days">{daysOf(row.original)}</span>,
      meta: { sortKey: 'from' },
    }),
    column.accessor('species', {
      header: say.columns.species,
      size: 150,
      cell: ({ getValue }) =>
        getValue()
          .map((one) => say.species[one])
          .join(', '),
      meta: { defaultHidden: true },
    }),
    column.accessor('quota', {
      header: say.columns.quota,
      size: 90,
      cell: ({ getValue }) => `${amount(getValue())} kg`,
      footer: `${amount(totals.quota)} kg`,
      meta: { align: 'end', sortKey: 'quota' },
    }),
    column.accessor('price', {
      header: say.columns.price,
      size: 110,
      cell: ({ getValue }) => say.kroner(amount(getValue())),
      footer: say.kroner(amount(totals.price)),
      meta: { align: 'end', sortKey: 'price' },
    }),
    column.display({
      id: 'state',
      header: say.columns.state,
      size: 140,
      cell: ({ row }) => <Badge {...stateBadge(words, row.original)} />,
      meta: { card: 'end' },
    }),
  ])
}
