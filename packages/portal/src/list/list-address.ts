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

/** The order and the rows of a page that a list has at first, where they are others than the exporters'. */
interface UsualList {
  readonly sort?: readonly SortEntry[]
  readonly size?: number
}

/** The parameters of a list's address. */
export type ListSearch = Partial<Record<string, string>>

/** [LST-10] Ten rows at first on every screen; each portal has one list, and a store of its own that remembers a choice. */
export const rowsPerPage = { storageKey: 'list', pageSizes, atFirst: pageSizes[0] } as const

/** How a list is shown: what its address says besides the question to the server. */
export interface ShownAs {
  /** [LST-18] The saved view that it began with. */
  readonly view?: string
  /** The columns in their order; without them, as the reader has chosen in this browser. */
  readonly columns?: readonly string[]
}

const shapes = { view: /^[\da-f-]{36}$/, columns: /^\w{1,40}(,\w{1,40}){0,39}$/ } as const

/** [LST-18] The view and the columns that an address names. */
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
 * [LST-17] The parameters of an address that a list understands, as it writes them itself. The rows per page that the
 * reader chose before are written into an address that names neither them nor a page: a page is one of so many rows.
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

/** [LST-17] How to get from what a list shows to what it shall show; a text that is still being typed adds no step back. */
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
