import { type ApplicationQuery, decodeQuery, encodeQuery, pageSizes, type QueryRecord } from '@eksport/domain'
import { rememberedPageSize } from '@eksport/ui'
import { goesOnTyping } from './goes-on-typing.ts'

/** The parameters of a list's address. */
export type ListSearch = Partial<Record<string, string>>

/** [LST-10] Ten rows at first on every screen; each portal has one list, and a store of its own that remembers a choice. */
export const rowsPerPage = { storageKey: 'list', pageSizes, atFirst: pageSizes[0] } as const

/**
 * [LST-17] The parameters of an address that a list understands, as it writes them itself. The rows per page that the
 * reader chose before are written into an address that names neither them nor a page: a page is one of so many rows.
 */
export function readListSearch(search: QueryRecord): ListSearch {
  const query = decodeQuery(search)
  const isOpen = search.size === undefined && search.page === undefined
  const chosen = isOpen ? rememberedPageSize(rowsPerPage) : null
  return encodeQuery({ ...query, size: pageSizes.find((size) => size === chosen) ?? query.size })
}

/** [LST-17] How to get from what a list shows to what it shall show; a text that is still being typed adds no step back. */
export const toList = (before: ApplicationQuery, next: ApplicationQuery) => ({
  search: encodeQuery(next),
  resetScroll: false,
  replace: goesOnTyping(before, next),
})
