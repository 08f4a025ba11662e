import { type ApplicationQuery, type ApplicationRow, pageSizes } from '@eksport/domain'
import { Pagination, type RowLinkProps, usePageSize } from '@eksport/ui'
import {
  ApplicationTable,
  type ApplicationTableProps,
  applicationNouns,
  fromSortEntries,
  toSortEntries,
} from '@eksport/ui/certificate'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useCallback } from 'react'
import { rowsPerPage } from './list-address.ts'
import { listPage } from './list-source.ts'
import type { ListState } from './list-view.ts'

type TableProps = ApplicationTableProps

interface ListTableProps
  extends ListState,
    Required<Pick<TableProps, 'columns' | 'getRowHref' | 'empty'>>,
    Pick<TableProps, 'caption' | 'frame' | 'rowActions' | 'storageKey' | 'columnLayout' | 'onColumnLayoutChange'> {
  /** A row's link. `place` is where the row stands over all pages, counted from 0. Keep it stable, as the table's own. */
  readonly rowLink: (props: RowLinkProps, row: ApplicationRow, place: number) => ReactElement
  /** Whether what is shown was narrowed down by the reader. */
  readonly filtered: boolean
  /** The way on where nothing matches. */
  readonly noMatch: ReactNode
  /** What could not be fetched, and the way to try again. */
  readonly failure: (onTryAgain: () => void) => NonNullable<TableProps['empty']>
}

const noRows: readonly ApplicationRow[] = []

/** One page of a list, the ways to the others, and what stands there when there is nothing to show. */
export function ListTable({ view, query, onQueryChange, rowLink, noMatch, failure, ...table }: ListTableProps) {
  const client = useQueryClient()
  const [, rememberSize] = usePageSize(rowsPerPage)
  const { data, isPending, isFetching, isPlaceholderData, isError, refetch } = useQuery(listPage(view.source, query))
  // What was read once stays in sight when it could not be read again, which is told under it.
  const rows = data?.content ?? noRows
  const first = query.page * query.size
  const renderRowLink = useCallback(
    (props: RowLinkProps, row: ApplicationRow) => rowLink(props, row, first + rows.indexOf(row)),
    [rowLink, rows, first],
  )
  const pageQuery = (page: number): ApplicationQuery => ({ ...query, page: page - 1 })
  return (
    <ApplicationTable
      {...table}
      rows={rows}
      total={data?.totalElements ?? 0}
      renderRowLink={renderRowLink}
      page={query.page + 1}
      pageSize={query.size}
      sort={fromSortEntries(query.sort)}
      onSortChange={(sort) => onQueryChange({ ...query, sort: toSortEntries(sort), page: 0 })}
      // An empty list that stands in for the next one says nothing of it.
      loading={isPending || (isPlaceholderData && rows.length === 0) ? 'initial' : isFetching && 'refresh'}
      noMatch={{ action: noMatch }}
      error={isError && failure(() => void refetch())}
      pagination={
        data && (
          <Pagination
            page={query.page + 1}
            pageSize={query.size}
            pageSizes={pageSizes}
            nouns={applicationNouns}
            total={data.totalElements}
            onPageChange={(page) => onQueryChange(pageQuery(page))}
            onPageIntent={(page) => void client.prefetchQuery(listPage(view.source, pageQuery(page)))}
            onPageSizeChange={(asked) => {
              const size = pageSizes.find((known) => known === asked) ?? pageSizes[0]
              rememberSize(size)
              onQueryChange({ ...query, size, page: 0 })
            }}
          />
        )
      }
    />
  )
}
