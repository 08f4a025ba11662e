import {
  type ApplicationQuery,
  decodeQuery,
  encodeQuery,
  pageSizes,
  type QueryRecord,
  type SortEntry,
} from '@eksport/domain'
import { rememberedPageSize } from '@eksport/ui'
import { goesOnTyping } from './goes-on-typing.ts'

/** The default order and rows per page of a list, where they differ from the exporters'. */
interface UsualList {
  readonly sort?: readonly SortEntry[]
  readonly size?: number
}

/** The parameters of a list's address. */
export type ListSearch = Partial<Record<string, string>>

/** [LST-10] Ten rows by default on every screen; each portal has one list, whose storage remembers a choice. */
export const rowsPerPage = { storageKey: 'list', pageSizes, atFirst: pageSizes[0] } as const

/** How a list is shown: the part of its address that is not the query to the server. */
export interface ShownAs {
  /** [LST-18] The saved view that it started from. */
  readonly view?: string
  /** The columns in order; if absent, those that the reader has chosen in this browser. */
  readonly columns?: readonly string[]
}

const shapes = { view: /^[\da-f-]{36}$/, columns: /^\w{1,40}(,\w{1,40}){0,39}$/ } as const

/** [LST-18] The view and the columns of an address. */
export function readShownAs(search: QueryRecord): ShownAs {
  const [view = '', columns = ''] = [search.view, search.columns].map((value) => String(value ?? ''))
  return {
    ...(shapes.view.test(view) && { view }),
    ...(shapes.columns.test(columns) && { columns: columns.split(',') }),
  }
}

const writeShownAs = ({ view, columns }: ShownAs): ListSearch => ({
  ...(view !== undefined && { view }),
  ...(columns !== undefined && columns.length > 0 && { columns: columns.join(',') }),
})

/**
 * [LST-17] The parameters of a list's address in normalised form. The reader's chosen number of rows is added to an address with
 * neither that nor a page, because a page number depends on it.
 */
export function readListSearch(search: QueryRecord, { sort, size }: UsualList = {}): ListSearch {
  const query = decodeQuery(search, sort, size)
  const isOpen = search.size === undefined && search.page === undefined
  const chosen = isOpen ? rememberedPageSize(rowsPerPage) : null
  return {
    ...encodeQuery({ ...query, size: chosen ?? query.size }, sort, size),
    ...writeShownAs(readShownAs(search)),
  }
}

/** [LST-17] Navigation from what a list shows to what it shall show; a text that is still being typed adds no history entry. */
export const toList = (
  before: ApplicationQuery,
  next: ApplicationQuery,
  as: ShownAs = {},
  { sort, size }: UsualList = {},
) => ({
  search: { ...encodeQuery(next, sort, size), ...writeShownAs(as) },
  resetScroll: false,
  replace: goesOnTyping(before, next),
})
