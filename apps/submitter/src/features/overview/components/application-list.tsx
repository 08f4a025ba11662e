import type { ApplicationRow } from '@eksport/domain'
import { ListTable } from '@eksport/portal/list/list-table.tsx'
import type { ListState } from '@eksport/portal/list/list-view.ts'
import type { useListColumns } from '@eksport/portal/list/use-list-columns.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, type ColumnLayoutProps, type RowAction, type RowLinkProps } from '@eksport/ui'
import { Link, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { detailLink, draftLink } from '#src/lib/application/draft-link.ts'
import { overviewTexts as texts } from '../overview.texts.ts'
import { withQuickFilter } from '../quick-filter.ts'

/** [LST-12] A draft opens in the form, everything else on its details page. */
const linkOf = (row: ApplicationRow) =>
  row.applicationStatus === 'UNDER_REGISTRERING' ? draftLink(row) : detailLink(row.referenceNumber)

function useRowHref() {
  const router = useRouter()
  return useCallback((row: ApplicationRow) => router.buildLocation(linkOf(row)).publicHref, [router])
}

const rowLink = ({ href: _, ...props }: RowLinkProps, row: ApplicationRow) => <Link {...props} {...linkOf(row)} />

interface ApplicationListProps extends ListState, ColumnLayoutProps {
  readonly columns: ReturnType<typeof useListColumns>
  readonly rowActions: (row: ApplicationRow) => readonly RowAction[]
  readonly onCreate: () => void
}

/** [TBL-05] The table and its paging. An empty list says why it is empty and offers the next step. */
export function ApplicationList({ columns, rowActions, onCreate, ...list }: ApplicationListProps) {
  const say = useText()
  const { query, onQueryChange } = list
  const showAll = () => onQueryChange(withQuickFilter({ ...query, filters: {} }, 'all'))
  return (
    <ListTable
      {...list}
      columns={columns}
      getRowHref={useRowHref()}
      rowLink={rowLink}
      rowActions={rowActions}
      filtered={Object.keys(query.filters).length > 0}
      empty={{
        title: say(texts.emptyTitle),
        text: say(texts.emptyText),
        action: <Button onClick={onCreate}>{say(texts.createNew)}</Button>,
      }}
      noMatch={<Button onClick={showAll}>{say(texts.showAll)}</Button>}
    />
  )
}
