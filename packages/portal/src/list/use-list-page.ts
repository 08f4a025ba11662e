import type { ApplicationPage } from '@eksport/api'
import type { ApplicationQuery, ApplicationRow } from '@eksport/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listPage } from './list-source.ts'
import type { ListState } from './list-view.ts'

/** The page of a list, or the one that was read before it, where it cannot be had; never one of another list. */
function useLastPage(list: readonly string[], page: ApplicationPage | undefined): ApplicationPage | undefined {
  const name = JSON.stringify(list)
  const [last, setLast] = useState({ name, page })
  if (page !== undefined && (page !== last.page || name !== last.name)) setLast({ name, page })
  return page ?? (last.name === name ? last.page : undefined)
}

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
