import type { ApplicationQuery } from '@eksport/domain'
import { filterQuery } from '@eksport/portal/list/filter-query.ts'
import type { ListView } from '@eksport/portal/list/list-view.ts'
import { cases } from './api/list-cases.ts'
import { queueOf } from './queues.ts'

/** Where this portal keeps which columns of the list are shown. */
export const columnStorageKey = 'eksport.worklist.columns'

/** The queue is chosen at the side and whose cases over the list; a reset of the filters leaves both. */
const filters = filterQuery({
  filters: ['search', 'assigned', 'awaits'],
  showsStatus: (query) => queueOf(query) !== undefined,
  resetLeavesStatus: true,
})

/** The officers' list. */
export const worklist: ListView = { source: cases, viewpoint: 'BEHANDLER', filters }

/** The query with a search for words, from the first page; the queue stays. */
export function withSearch(query: ApplicationQuery, text: string): ApplicationQuery {
  const { search: _, ...others } = query.filters
  return { ...query, filters: text === '' ? others : { ...others, search: text }, page: 0 }
}
