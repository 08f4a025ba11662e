import { type ApplicationQuery, type ApplicationRow, decodeQuery, encodeQuery } from '@eksport/domain'
import { countFilters } from '@eksport/portal/list/count-filters.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import {
  type ApplicationColumn,
  ApplicationTable,
  applicationNouns,
  Button,
  ButtonLink,
  fromSortEntries,
  Pagination,
  type RowLinkProps,
  toSortEntries,
} from '@eksport/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { casesQuery } from '../api/list-cases.ts'
import { columnStorageKey } from '../columns.ts'
import { chipFilters, withFilters } from '../filter-query.ts'
import { toPageSize } from '../queues.ts'
import { worklistTexts as texts } from '../worklist.texts.ts'

const rowHref = (row: ApplicationRow) => `/soeknader/${row.referenceNumber}`

interface CaseTableProps {
  readonly caption: string
  readonly columns: readonly ApplicationColumn[]
  readonly query: ApplicationQuery
  readonly onQueryChange: (query: ApplicationQuery) => void
}

/** One page of the officers' list. */
export function CaseTable({ caption, columns, query, onQueryChange }: CaseTableProps) {
  const say = useText()
  const client = useQueryClient()
  const { data, isPending, isFetching, isError, refetch } = useQuery(casesQuery(query))
  const pageQuery = (page: number): ApplicationQuery => ({ ...query, page: page - 1 })
  const total = data?.totalElements ?? 0
  const rows = isError ? noRows : (data?.content ?? noRows)
  const rowLink = useRowLink(query, rows)
  return (
    <ApplicationTable
      caption={caption}
      frame={false}
      columns={columns}
      storageKey={columnStorageKey}
      rows={rows}
      total={total}
      getRowHref={rowHref}
      renderRowLink={rowLink}
      page={query.page + 1}
      pageSize={query.size}
      sort={fromSortEntries(query.sort)}
      onSortChange={(sort) => onQueryChange({ ...query, sort: toSortEntries(sort), page: 0 })}
      loading={isPending ? 'initial' : isFetching && 'refresh'}
      filtered={countFilters(chipFilters(query)) > 0}
      noMatch={{
        action: (
          <Button onClick={() => onQueryChange(withFilters(query, {}, 'reset'))}>{say(texts.resetFilters)}</Button>
        ),
      }}
      empty={{
        title: say(texts.noCases),
        text: say(texts.noCasesHint),
        action: <ButtonLink render={<Link to="/" search={{}} />}>{say(texts.showAll)}</ButtonLink>,
      }}
      error={
        isError && {
          title: say(texts.loadFailed),
          action: <Button onClick={() => void refetch()}>{say(texts.tryAgain)}</Button>,
        }
      }
      pagination={
        data &&
        !isError && (
          <Pagination
            nouns={applicationNouns}
            page={query.page + 1}
            pageSize={query.size}
            total={total}
            onPageChange={(page) => onQueryChange(pageQuery(page))}
            onPageIntent={(page) => void client.prefetchQuery(casesQuery(pageQuery(page)))}
            onPageSizeChange={(size) => onQueryChange({ ...query, size: toPageSize(size), page: 0 })}
          />
        )
      }
    />
  )
}

const noRows: readonly ApplicationRow[] = []

/** A row's link; the case remembers which list it was opened from, and where in it. */
function useRowLink(query: ApplicationQuery, rows: readonly ApplicationRow[]) {
  const address = JSON.stringify(encodeQuery(query))
  return useCallback(
    (props: RowLinkProps, row: ApplicationRow) => {
      const search: Record<string, string> = JSON.parse(address)
      const { page, size } = decodeQuery(search)
      const list = { search, index: page * size + rows.indexOf(row) }
      return (
        <Link
          {...props}
          to="/soeknader/$referenceNumber"
          params={{ referenceNumber: row.referenceNumber }}
          state={{ list }}
        />
      )
    },
    [address, rows],
  )
}
