import type { ApplicationQuery, ApplicationRow } from '@eksport/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listPage } from './list-source.ts'
import type { ListState } from './list-view.ts'
import { useLastPage } from './use-last-page.ts'

const noRows: readonly ApplicationRow[] = []

/** One page of a list as it stands: there, on its way, given up, or failed. */
export function useListPage(view: ListState['view'], query: ApplicationQuery, heldRows?: readonly ApplicationRow[]) {
  const client = useQueryClient()
  const page = listPage(view.source, query)
  const read = useQuery(page)
  const { isPending, isFetching, isPlaceholderData, isError, errorUpdatedAt, dataUpdatedAt } = read
  // What was read once stays in sight when it, or what was chosen after it, cannot be read; that is told above it.
  const data = useLastPage(view.source.key, read.data)
  const rows = heldRows ?? data?.content ?? noRows
  // Whoever gives up has nothing, or the rows of before, and is told how to ask again.
  const isGivenUp = (isPending || isPlaceholderData) && !isFetching
  return {
    read,
    data,
    rows,
    isOlder: isError || isGivenUp || (isFetching && errorUpdatedAt > dataUpdatedAt),
    isGivenUp,
    /** Nothing can be shown before it comes: an empty list that stands in for the next one says nothing of it. */
    isAwaited: !isGivenUp && (isPending || (isPlaceholderData && rows.length === 0)),
    /** Another page is on its way, and the rows of the one before stand in for it. */
    isNext: isPlaceholderData && isFetching,
    /** Which page the rows are of, and where the first of them stands over all pages: not of the one that is still on its way. */
    shown: data && { page: data.number + 1, pageSize: data.size },
    first: data ? data.number * data.size : 0,
    fetchAhead: (other: ApplicationQuery) => void client.prefetchQuery(listPage(view.source, other)),
    giveUp: () => void client.cancelQueries({ queryKey: page.queryKey }),
  }
}
