import type { ApplicationQuery, Viewpoint } from '@eksport/domain'
import type { FilterQuery } from './filter-query.ts'
import type { ListSource } from './list-source.ts'

/** One portal's list: where it comes from, who reads it, and by which rules it is filtered. */
export interface ListView {
  readonly source: ListSource
  readonly viewpoint: Viewpoint
  readonly filters: FilterQuery
}

/** A list and the question that it answers now. */
export interface ListState {
  readonly view: ListView
  readonly query: ApplicationQuery
  readonly onQueryChange: (query: ApplicationQuery) => void
}
