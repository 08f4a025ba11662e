import { type ApplicationQuery, type ApplicationRow, pageSizes } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import {
  ApplicationTable,
  applicationColumns,
  applicationNouns,
  Button,
  fromSortEntries,
  Pagination,
  type RowAction,
  type RowLinkProps,
  type TableNotice,
  toSortEntries,
  useEksport,
} from '@eksport/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { applicationsQuery } from '../api/list-applications.ts'
import { overviewTexts as texts } from '../overview.texts.ts'
import { withQuickFilter } from '../quick-filter.ts'

/** The columns' choice is kept under this name; the button that changes it stands in the toolbar. */
export const tableKey = 'oversikt'

const noRows: readonly ApplicationRow[] = []

/** [LST-12] A draft opens where it is edited, everything else where it is read. */
const isDraft = (row: ApplicationRow) =>
  row.applicationStatus === 'UNDER_REGISTRERING' && row.applicationType === 'HELSESERTIFIKAT'
const rowHref = (row: ApplicationRow) => `/soeknader/${row.referenceNumber}${isDraft(row) ? '' : '/detaljer'}`

function rowLink({ href: _, ...props }: RowLinkProps, row: ApplicationRow) {
  const params = { referenceNumber: String(row.referenceNumber) }
  return isDraft(row) ? (
    <Link {...props} to="/soeknader/$referenceNumber" params={params} />
  ) : (
    <Link {...props} to="/soeknader/$referenceNumber/detaljer" params={params} />
  )
}

/** The exporter's columns, in the reader's language, as many as there is room for. */
export function useOverviewColumns(room: number) {
  const { locale } = useEksport()
  const labels = useCodeLabels(listsOfColumns)
  return useMemo(() => applicationColumns({ labels, locale, room, viewpoint: 'INNSENDER' }), [labels, locale, room])
}
const listsOfColumns = ['countries', 'certificate-offices'] as const

interface ApplicationListProps {
  readonly columns: ReturnType<typeof useOverviewColumns>
  readonly query: ApplicationQuery
  readonly onQueryChange: (query: ApplicationQuery) => void
  readonly rowActions: (row: ApplicationRow) => readonly RowAction[]
  readonly onCreate: () => void
}

/** The table, its pages, and what it says when there is nothing to show. */
export function ApplicationList({ columns, query, onQueryChange, rowActions, onCreate }: ApplicationListProps) {
  const { organisationNumber } = useOrganisation()
  const client = useQueryClient()
  const list = useQuery(applicationsQuery(organisationNumber, query))
  const pageQuery = (page: number): ApplicationQuery => ({ ...query, page: page - 1 })
  const total = list.data?.totalElements ?? 0
  const notices = useNotices(query, onQueryChange, onCreate, () => void list.refetch())
  return (
    <ApplicationTable
      columns={columns}
      rows={list.isError ? noRows : (list.data?.content ?? noRows)}
      getRowHref={rowHref}
      renderRowLink={rowLink}
      rowActions={rowActions}
      storageKey={tableKey}
      sort={fromSortEntries(query.sort)}
      onSortChange={(sort) => onQueryChange({ ...query, sort: toSortEntries(sort), page: 0 })}
      loading={list.isPending ? 'initial' : list.isFetching ? 'refresh' : false}
      total={total}
      page={query.page + 1}
      pageSize={query.size}
      filtered={Object.keys(query.filters).length > 0}
      empty={notices.empty}
      noMatch={notices.noMatch}
      error={list.isError && notices.error}
      pagination={
        !list.isError && (
          <Pagination
            nouns={applicationNouns}
            page={query.page + 1}
            pageSize={query.size}
            pageSizes={pageSizes}
            total={total}
            onPageChange={(page) => onQueryChange(pageQuery(page))}
            onPageIntent={(page) => void client.prefetchQuery(applicationsQuery(organisationNumber, pageQuery(page)))}
            onPageSizeChange={(asked) => {
              const size = pageSizes.find((known) => known === asked) ?? pageSizes[0]
              onQueryChange({ ...query, size, page: 0 })
            }}
          />
        )
      }
    />
  )
}

/** [TBL-05] Nothing yet, nothing that matches, nothing fetched: each with its way on. */
function useNotices(
  query: ApplicationQuery,
  onQueryChange: (query: ApplicationQuery) => void,
  onCreate: () => void,
  onTryAgain: () => void,
): Readonly<Record<'empty' | 'noMatch' | 'error', TableNotice>> {
  const say = useText()
  const showAll = () => onQueryChange(withQuickFilter({ ...query, filters: {} }, 'all'))
  return {
    empty: {
      title: say(texts.emptyTitle),
      text: say(texts.emptyText),
      action: <Button onClick={onCreate}>{say(texts.createNew)}</Button>,
    },
    noMatch: { action: <Button onClick={showAll}>{say(texts.showAll)}</Button> },
    error: { action: <Button onClick={onTryAgain}>{say(texts.tryAgain)}</Button> },
  }
}
