import type { NewSavedView, SavedView } from '@eksport/api'
import { type ApplicationQuery, decodeQuery, encodeQuery, pageSizes } from '@eksport/domain'
import { shownColumns, withShownColumns } from '@eksport/ui'
import type { ApplicationColumn } from '@eksport/ui/certificate'
import type { ShownAs } from '../list-address.ts'
import type { ShownList } from '../list-view.ts'

/** What a view stores of a list, without the page and the number of rows. */
export type ViewContent = Omit<NewSavedView, 'name'>

const searchOf = (query: ApplicationQuery) => encodeQuery({ ...query, page: 0, size: pageSizes[0] })

/** What a list shows now. */
export const contentOf = ({ query, shown }: Pick<ShownList, 'query' | 'shown'>): ViewContent => ({
  search: searchOf(query),
  columns: [...shown],
})

/** The query of a view, with the current number of rows. Parameters that no list understands any more are ignored. */
export const openedView = (
  { id, search, columns }: SavedView,
  { size }: Pick<ApplicationQuery, 'size'>,
): { readonly query: ApplicationQuery; readonly as: ShownAs } => ({
  query: { ...decodeQuery(search), page: 0, size },
  as: { view: id, columns },
})

/** The order of values is irrelevant for a filter, but not for sorting. */
const comparable = (search: ViewContent['search']) =>
  Object.entries(search)
    .map(([name, value]) => [name, name === 'sort' || name === 'direction' ? value : value.split(',').sort().join()])
    .sort()

const columnsOf = (view: SavedView, columns: readonly ApplicationColumn[]) =>
  shownColumns(columns, withShownColumns(columns, {}, view.columns))

/** Whether a list shows something else than the view that it started from. */
export function isChanged(view: SavedView, { query, shown, columns }: Pick<ShownList, 'query' | 'shown' | 'columns'>) {
  const before = [comparable(searchOf(decodeQuery(view.search))), columnsOf(view, columns)]
  return JSON.stringify(before) !== JSON.stringify([comparable(searchOf(query)), shown])
}
