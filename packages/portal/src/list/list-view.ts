import type { ApplicationQuery, Viewpoint } from '@eksport/domain'
import type { ApplicationColumn } from '@eksport/ui/certificate'
import type { FilterQuery } from './filter-query.ts'
import type { ShownAs } from './list-address.ts'
import type { ListSource } from './list-source.ts'

/** One portal's list: where it comes from, who reads it, and by which rules it is filtered. */
export interface ListView {
  readonly source: ListSource
  readonly viewpoint: Viewpoint
  readonly filters: FilterQuery
  /** [CW-06] How many rows the window has room for, where a page has so many until the reader chooses otherwise. */
  readonly fittingSize?: () => number
}

/** A list and the question that it answers now. */
export interface ListState {
  readonly view: ListView
  readonly query: ApplicationQuery
  /** How it is shown stays as it is, unless that is said too. */
  readonly onQueryChange: (query: ApplicationQuery, as?: ShownAs) => void
}

/** [LST-18] A list, how it is shown, and the columns that it shows. */
export interface ShownList extends ListState {
  readonly as: ShownAs
  readonly columns: readonly ApplicationColumn[]
  /** Ids of the columns in sight, in their order. */
  readonly shown: readonly string[]
}
