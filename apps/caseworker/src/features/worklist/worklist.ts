import {
  type ApplicationQuery,
  decodeQuery,
  encodeQuery,
  maxRows,
  officersSort,
  pageSizes,
  type QueryRecord,
} from '@eksport/domain'
import { filterQuery } from '@eksport/portal/list/filter-query.ts'
import type { ListView } from '@eksport/portal/list/list-view.ts'
import { cases } from './api/cases.ts'
import { queueOf } from './queues.ts'

/** Where this portal keeps which columns of the list are shown. */
export const columnStorageKey = 'eksport.worklist.columns'

/** Where this browser remembers whether the list is of the own office or of all. */
export const officeStorageKey = 'eksport.worklist.office'

/** The queue is chosen at the side and whose cases over the list; a reset of the filters leaves both. */
const filters = filterQuery({
  filters: ['search', 'assigned', 'awaits', 'office'],
  showsStatus: (query) => queueOf(query) !== undefined,
  resetLeavesStatus: true,
})

/** In CSS pixels, in the officers' dense table. */
const rowHeight = 35
/** What stands around the rows: the head of the page and of the list, two headings of what is due when, the pages below and the keys. */
const around = 340

/** As many rows as the window has room for, of what a page may have. */
const fittingRows = (): number =>
  Math.min(maxRows, Math.max(pageSizes[0], Math.floor((window.innerHeight - around) / rowHeight)))

/** The officers' list. */
export const worklist: ListView = { source: cases, viewpoint: 'BEHANDLER', filters, fittingSize: fittingRows }

/** [CW-06] What is due first, and as much as the window has room for. */
export const usualList = () => ({ sort: officersSort, size: fittingRows() })

/** The query of an address of the list. */
export const readQuery = (search: QueryRecord): ApplicationQuery => decodeQuery(search, officersSort, fittingRows())

/** The address of a query. */
export const writeQuery = (query: ApplicationQuery) => encodeQuery(query, officersSort, fittingRows())

/** The query with a search for words, from the first page; the queue stays. */
export function withSearch(query: ApplicationQuery, text: string): ApplicationQuery {
  const { search: _, ...others } = query.filters
  return { ...query, filters: text === '' ? others : { ...others, search: text }, page: 0 }
}
