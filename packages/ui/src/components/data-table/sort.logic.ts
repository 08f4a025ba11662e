import type { SortingState } from '@tanstack/react-table'
import { firstSmall } from '../../foundation/text/first-small.js'
import { clampPage, pageCount, rowRange } from '../pagination/pagination.logic.js'
import type { ColumnFacts } from './column-facts.js'
import type { TableSort } from './table-features.js'
import type { TableTexts } from './table-texts.js'

/** The sequence of presses on a head: ascending and descending, or ascending, descending and unsorted. */
export type SortCycle = 'two-state' | 'three-state'

type Columns = readonly Pick<ColumnFacts, 'id' | 'label' | 'sortKey'>[]

/** The position of a column among the sort keys. */
export function sortPosition(sort: readonly TableSort[], key: string | undefined) {
  const index = sort.findIndex((entry) => entry.key === key)
  const entry = sort[index]
  return entry ? { index, direction: entry.direction } : undefined
}

/** The sort in TanStack's form, by column ids. */
export function toSorting(sort: readonly TableSort[], columns: Columns): SortingState {
  return sort.flatMap(({ key, direction }) => {
    const column = columns.find((candidate) => candidate.sortKey === key)
    return column ? [{ id: column.id, desc: direction === 'desc' }] : []
  })
}

/** TanStack's sort in the owner's form, by sort keys. */
export function fromSorting(sorting: SortingState, columns: Columns): TableSort[] {
  return sorting.flatMap(({ id, desc }) => {
    const key = columns.find((column) => column.id === id)?.sortKey
    return key === undefined ? [] : [{ key, direction: desc ? 'desc' : 'asc' }]
  })
}

/** 'Sortert etter status, stigende, deretter referanse, stigende.' Undefined if unsorted. */
export function orderText(sort: readonly TableSort[], columns: Columns, t: TableTexts): string | undefined {
  const entries = sort.flatMap((entry) => entryText(entry, columns, t) ?? [])
  const order = entries.reduce<string | undefined>(
    (first, next) => (first ? t('thenBy', { first, next }) : next),
    undefined,
  )
  return order && t('sortedBy', { order })
}

/** 'Sortert etter hentedato, synkende. Kolonnen er skjult.' */
export function hiddenSortText(entry: TableSort, columns: Columns, t: TableTexts): string | undefined {
  const order = entryText(entry, columns, t)
  return order && t('sortHidden', { order })
}

function entryText({ key, direction }: TableSort, columns: Columns, t: TableTexts): string | undefined {
  const column = columns.find((candidate) => candidate.sortKey === key)
  if (!column) return undefined
  return t('sortedEntry', {
    column: firstSmall(column.label),
    direction: t(direction === 'asc' ? 'ascending' : 'descending'),
  })
}

interface Shown {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
  readonly total: number
}

/** '1-10 av 214 søknader' */
export function rangeText({ page = 1, pageSize = 10, total }: Shown, t: TableTexts): string {
  if (total === 0) return t('none')
  const range = rowRange(clampPage(page, pageCount(total, pageSize)), pageSize, total)
  return t('range', { ...range, total, noun: t(total === 1 ? 'nounOne' : 'nounMany') })
}
