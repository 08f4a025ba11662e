import type { ApplicationPage } from '@eksport/api'
import type { ApplicationQuery, ApplicationRow } from '@eksport/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listPage } from './list-source.ts'
import type { ListState } from './list-view.ts'

/** The page of a list; if it is not available, the last page of the same list. */
function useLastPage(list: readonly string[], page: ApplicationPage | undefined): ApplicationPage | undefined {
  const name = JSON.stringify(list)
  const [last, setLast] = useState({ name, page })
  if (page !== undefined && (page !== last.page || name !== last.name)) setLast({ name, page })
  return page ?? (last.name === name ? last.page : undefined)
}

const noRows: readonly ApplicationRow[] = []

/** The state of one page of a list: loaded, loading, cancelled, or failed. */
export function useListPage(view: ListState['view'], query: ApplicationQuery, heldRows?: readonly ApplicationRow[]) {
  const client = useQueryClient()
  const page = listPage(view.source, query)
  const read = useQuery(page)
  const { isPending, isFetching, isPlaceholderData, isError, errorUpdatedAt, dataUpdatedAt } = read
  // Loaded rows stay visible when they, or those chosen after them, cannot be fetched; a notice above them says so.
  const data = useLastPage(view.source.key, read.data)
  const rows = heldRows ?? data?.content ?? noRows
  // After cancelling, there are no rows or the previous ones, with a way to retry.
  const isGivenUp = (isPending || isPlaceholderData) && !isFetching
  return {
    read,
    data,
    rows,
    isOlder: isError || isGivenUp || (isFetching && errorUpdatedAt > dataUpdatedAt),
    isGivenUp,
    /** Nothing can be shown: an earlier answer without rows says nothing about those that could not be fetched. */
    hasFailed: (isError || isGivenUp) && rows.length === 0,
    /** Nothing can be shown before it is loaded: an empty placeholder says nothing about the requested page. */
    isAwaited: !isGivenUp && (isPending || (isPlaceholderData && rows.length === 0)),
    /** Another page is being fetched, and the rows of the previous one are shown meanwhile. */
    isNext: isPlaceholderData && isFetching,
    /** The page of the rows, and the index of the first one over all pages; not those of a page that is being fetched. */
    shown: data && { page: data.number + 1, pageSize: data.size },
    first: data ? data.number * data.size : 0,
    fetchAhead: (other: ApplicationQuery) => void client.prefetchQuery(listPage(view.source, other)),
    giveUp: () => void client.cancelQueries({ queryKey: page.queryKey }),
  }
}
