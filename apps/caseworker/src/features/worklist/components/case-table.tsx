import { type ApplicationQuery, type ApplicationRow, maxRows } from '@eksport/domain'
import { useNow } from '@eksport/portal/case/use-now.ts'
import { type ShownAs, toList } from '@eksport/portal/list/list-address.ts'
import { listPage } from '@eksport/portal/list/list-source.ts'
import { ListTable } from '@eksport/portal/list/list-table.tsx'
import type { ListState } from '@eksport/portal/list/list-view.ts'
import { useListPage } from '@eksport/portal/list/use-list-page.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, ButtonLink, ButtonRow, type ColumnLayoutProps, type RowLinkProps } from '@eksport/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type Choosing, useMany } from '#src/lib/many/use-many.tsx'
import { dueGroups } from '../due-groups.ts'
import { everywhere, queueOf } from '../queues.ts'
import { assignmentTexts, dueGroupTexts, officeTexts, worklistTexts as texts } from '../worklist.texts.ts'
import { usualList, withSearch } from '../worklist.ts'
import type { useCaseColumns } from './use-case-columns.tsx'

const rowHref = (row: ApplicationRow) => `/soeknader/${row.referenceNumber}`

interface CaseTableProps extends ListState, ColumnLayoutProps {
  readonly as: ShownAs
  readonly caption: string
  /** Whether it leaves out the cases of other offices. */
  readonly isOwnOffice: boolean
  readonly columns: ReturnType<typeof useCaseColumns>
  readonly choosing: Choosing
  readonly heldRows: readonly ApplicationRow[] | undefined
  /** Shows changes made by the officer from here, which do not count as changes by others. */
  readonly onOwnChange: () => void
}

/** One page of the officers' list. */
export function CaseTable({ caption, isOwnOffice, columns, as, choosing, onOwnChange, ...shown }: CaseTableProps) {
  const say = useText()
  const { view, query, onQueryChange } = shown
  const list = JSON.stringify(query.filters)
  const client = useQueryClient()
  const { rows, data } = useListPage(view, query, shown.heldRows)
  const fetchAll = () => client.fetchQuery(listPage(view.source, { ...query, page: 0, size: maxRows }))
  const whole = { total: data?.totalElements ?? 0, fetch: async () => (await fetchAll()).content }
  const many = useMany(list, rows, choosing, onOwnChange, whole)
  const hasFilters = view.filters.countChips(query) > 0
  const { search, assigned = 'all' } = query.filters
  const isSearch = search !== undefined
  const searchesAll = queueOf(query) === 'all' && assigned === 'all' && !isOwnOffice
  const listInWords = [
    caption,
    ...(isOwnOffice ? [say(officeTexts.own)] : []),
    ...(assigned === 'all' ? [] : [say(assignmentTexts[assigned])]),
  ].join(', ')
  const searchText = searchesAll ? say(texts.searchOther) : say(texts.onlySearched, { list: listInWords })
  const clearSearch = () => onQueryChange(withSearch(query, ''))
  const reset = () => onQueryChange(view.filters.withPanel(query, {}, 'reset'))
  return (
    <>
      <ListTable
        {...shown}
        {...many.table}
        caption={caption}
        frame={false}
        columns={columns}
        getRowHref={rowHref}
        rowLink={useRowLink(query, as)}
        groupRows={useDueGroups(query)}
        filtered={hasFilters || isSearch}
        {...(isSearch && !hasFilters && { noMatchText: searchText })}
        noMatch={
          <ButtonRow>
            {isSearch && !searchesAll && (
              <Button onClick={() => onQueryChange(everywhere(query))}>{say(texts.searchAll)}</Button>
            )}
            {isSearch && <Button onClick={clearSearch}>{say(texts.clearSearch)}</Button>}
            {hasFilters && <Button onClick={reset}>{say(texts.resetFilters)}</Button>}
          </ButtonRow>
        }
        empty={useEmpty(query, isOwnOffice, onQueryChange)}
        failed={say(texts.loadFailed)}
      />
      {many.dialog}
    </>
  )
}

/** The message of an empty queue, with a next step; if all open cases are shown already, the other offices. */
function useEmpty(query: ApplicationQuery, isOwnOffice: boolean, onQueryChange: ListState['onQueryChange']) {
  const say = useText()
  const { assigned = 'all' } = query.filters
  const ofAllOffices = () => onQueryChange({ ...query, filters: { ...query.filters, office: 'all' }, page: 0 })
  if (queueOf(query) !== 'open' || assigned !== 'all')
    return {
      title: say(texts.noCases),
      text: say(texts.noCasesHint),
      action: <ButtonLink render={<Link to="/" search={{}} />}>{say(texts.showAll)}</ButtonLink>,
    }
  return {
    title: say(texts.noneOpen),
    text: say(texts.noneOpenHint),
    ...(isOwnOffice && { action: <Button onClick={ofAllOffices}>{say(texts.showAllOffices)}</Button> }),
  }
}

/** [CW-06] Headings by due date, while the list is sorted by deadline. */
function useDueGroups({ sort }: ApplicationQuery) {
  const say = useText()
  const now = useNow()
  const [first] = sort
  const isByDeadline = first?.key === 'DUE_DATE_TIME' && first.direction === 'ASC'
  const groupRows = useCallback(
    (rows: readonly ApplicationRow[]) => dueGroups(rows, now).map((group) => say(dueGroupTexts[group])),
    [say, now],
  )
  return isByDeadline ? groupRows : undefined
}

/** A row's link, with state that tells the case which list it was opened from, and its position there. */
function useRowLink(query: ApplicationQuery, as: ShownAs) {
  const address = JSON.stringify(toList(query, query, as, usualList()).search)
  return useCallback(
    (props: RowLinkProps, row: ApplicationRow, index: number) => {
      const search: Record<string, string> = JSON.parse(address)
      return (
        <Link
          {...props}
          to="/soeknader/$referenceNumber"
          params={{ referenceNumber: row.referenceNumber }}
          state={{ list: { search, index } }}
        />
      )
    },
    [address],
  )
}
