import type { ApplicationQuery, ApplicationRow } from '@eksport/domain'
import { type ShownAs, toList } from '@eksport/portal/list/list-address.ts'
import { ListTable } from '@eksport/portal/list/list-table.tsx'
import type { ListState } from '@eksport/portal/list/list-view.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, ButtonLink, ButtonRow, type ColumnLayoutProps, type RowLinkProps } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { everywhere, queueOf } from '../queues.ts'
import { assignmentTexts, worklistTexts as texts } from '../worklist.texts.ts'
import { withSearch } from '../worklist.ts'
import type { useCaseColumns } from './use-case-columns.ts'

const rowHref = (row: ApplicationRow) => `/soeknader/${row.referenceNumber}`

interface CaseTableProps extends ListState, ColumnLayoutProps {
  readonly as: ShownAs
  readonly caption: string
  readonly columns: ReturnType<typeof useCaseColumns>
}

/** One page of the officers' list. */
export function CaseTable({ caption, columns, as, ...shown }: CaseTableProps) {
  const say = useText()
  const { view, query, onQueryChange } = shown
  const hasFilters = view.filters.countChips(query) > 0
  const { search, assigned = 'all' } = query.filters
  const isSearch = search !== undefined
  const searchesAll = queueOf(query) === 'all' && assigned === 'all'
  const list = assigned === 'all' ? caption : `${caption}, ${say(assignmentTexts[assigned])}`
  const searchText = searchesAll ? say(texts.searchOther) : say(texts.onlySearched, { list })
  const clearSearch = () => onQueryChange(withSearch(query, ''))
  const reset = () => onQueryChange(view.filters.withPanel(query, {}, 'reset'))
  return (
    <ListTable
      {...shown}
      caption={caption}
      frame={false}
      columns={columns}
      getRowHref={rowHref}
      rowLink={useRowLink(query, as)}
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
      empty={{
        title: say(texts.noCases),
        text: say(texts.noCasesHint),
        action: <ButtonLink render={<Link to="/" search={{}} />}>{say(texts.showAll)}</ButtonLink>,
      }}
      failed={say(texts.loadFailed)}
    />
  )
}

/** A row's link; the case remembers which list it was opened from, and where in it. */
function useRowLink(query: ApplicationQuery, as: ShownAs) {
  const address = JSON.stringify(toList(query, query, as).search)
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
