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

/** Storage key of the columns shown in the list. */
export const columnStorageKey = 'eksport.worklist.columns'

/** Storage key of the choice between the officer's office and all. */
export const officeStorageKey = 'eksport.worklist.office'

/** The queue is chosen at the side and the owner above the list; a reset of the filters keeps both. */
const filters = filterQuery({
  filters: ['search', 'assigned', 'awaits', 'office'],
  showsStatus: (query) => queueOf(query) !== undefined,
  resetLeavesStatus: true,
})

/** Height of a row in the officers' dense table, in CSS pixels. */
const rowHeight = 35
/** Height around the rows, in CSS pixels: page and list headers, two due-date headings, paging and shortcuts. */
const heightAroundRows = 340

/** The page size that fits the window, within the allowed sizes. */
const fittingRows = (): number =>
  Math.min(maxRows, Math.max(pageSizes[0], Math.floor((window.innerHeight - heightAroundRows) / rowHeight)))

/** The officers' list. */
export const worklist: ListView = { source: cases, viewpoint: 'BEHANDLER', filters, fittingSize: fittingRows }

/** [CW-06] Most urgent first, with the page size that fits the window. */
export const usualList = () => ({ sort: officersSort, size: fittingRows() })

/** Reads the query from an address of the list. */
export const readQuery = (search: QueryRecord): ApplicationQuery => decodeQuery(search, officersSort, fittingRows())

/** Writes a query to an address. */
export const writeQuery = (query: ApplicationQuery) => encodeQuery(query, officersSort, fittingRows())

/** The query with a text search, from the first page; the queue is kept. */
export function withSearch(query: ApplicationQuery, text: string): ApplicationQuery {
  const { search: _, ...others } = query.filters
  return { ...query, filters: text === '' ? others : { ...others, search: text }, page: 0 }
}
