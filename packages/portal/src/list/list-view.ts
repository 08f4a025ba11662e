import type { ApplicationQuery, Viewpoint } from '@eksport/domain'
import type { ApplicationColumn } from '@eksport/ui/certificate'
import type { FilterQuery } from './filter-query.ts'
import type { ShownAs } from './list-address.ts'
import type { ListSource } from './list-source.ts'

/** One portal's list: its source, its reader, and the rules of its filters. */
export interface ListView {
  readonly source: ListSource
  readonly viewpoint: Viewpoint
  readonly filters: FilterQuery
  /** [CW-06] The number of rows that fit in the window, where that is the default page size. */
  readonly fittingSize?: () => number
}

/** A list and its current query. */
export interface ListState {
  readonly view: ListView
  readonly query: ApplicationQuery
  /** How the list is shown stays the same, unless it is passed too. */
  readonly onQueryChange: (query: ApplicationQuery, as?: ShownAs) => void
}

/** [LST-18] A list, how it is shown, and its visible columns. */
export interface ShownList extends ListState {
  readonly as: ShownAs
  readonly columns: readonly ApplicationColumn[]
  /** Ids of the visible columns, in order. */
  readonly shown: readonly string[]
}
