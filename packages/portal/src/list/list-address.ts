import { type ApplicationQuery, decodeQuery, encodeQuery, type QueryRecord } from '@eksport/domain'
import { goesOnTyping } from './goes-on-typing.ts'

/** The parameters of a list's address. */
export type ListSearch = Partial<Record<string, string>>

/** [LST-17] The parameters of an address that a list understands, as it writes them itself. */
export const readListSearch = (search: QueryRecord): ListSearch => encodeQuery(decodeQuery(search))

/** [LST-17] How to get from what a list shows to what it shall show; a text that is still being typed adds no step back. */
export const toList = (before: ApplicationQuery, next: ApplicationQuery) => ({
  search: encodeQuery(next),
  resetScroll: false,
  replace: goesOnTyping(before, next),
})
