import { type ApplicationRow, pageSizes } from '@eksport/domain'
import { Alert, Button, Pagination, type RowLinkProps, usePageSize } from '@eksport/ui'
import {
  ApplicationTable,
  type ApplicationTableProps,
  applicationNouns,
  fromSortEntries,
  toSortEntries,
} from '@eksport/ui/certificate'
import { type ReactElement, type ReactNode, useCallback, useRef } from 'react'
import { mainHeading } from '../browser/main-heading.ts'
import { useText } from '../text/use-text.ts'
import { LongWait } from '../waiting/long-wait.tsx'
import { listTexts as texts } from './list.texts.ts'
import { rowsPerPage } from './list-address.ts'
import type { ListState } from './list-view.ts'
import { useListPage } from './use-list-page.ts'

interface OlderRowsProps {
  /** What could not be fetched. */
  readonly failed: string
  /** The number of failures. */
  readonly times: number
  readonly isTrying: boolean
  /** Resolves to whether the rows were fetched. */
  readonly onTryAgain: () => Promise<boolean>
  readonly className: string
}

/** [TBL-05] A notice above the rows that they are not the requested ones, where somebody who works with them looks. */
function OlderRows({ failed, times, isTrying, onTryAgain, className }: OlderRowsProps) {
  const say = useText()
  const box = useRef<HTMLDivElement>(null)
  const tryAgain = async () => {
    const came = await onTryAgain()
    // The button disappears when the rows arrive, so focus moves to the page's heading.
    if (came && box.current?.contains(document.activeElement)) mainHeading()?.focus()
  }
  return (
    <Alert
      ref={box}
      tone="danger"
      role="alert"
      className={className}
      actions={
        <Button small busy={isTrying} onClick={() => void tryAgain()}>
          {say(texts.tryAgain)}
        </Button>
      }
    >
      {/* Announced each time that it fails. */}
      <strong key={times} className="block">
        {failed}
      </strong>
      <span>{say(texts.older)}</span>
    </Alert>
  )
}

type TableProps = ApplicationTableProps

interface ListTableProps
  extends ListState,
    Required<Pick<TableProps, 'columns' | 'getRowHref' | 'empty'>>,
    Pick<
      TableProps,
      'caption' | 'frame' | 'groupRows' | 'rowActions' | 'storageKey' | 'columnLayout' | 'onColumnLayoutChange'
    >,
    Pick<TableProps, 'features' | 'selectable' | 'selectedIds' | 'onSelectedIdsChange' | 'bulkActions' | 'bulkPlace'> {
  /** [CW-06] Rows to show instead of the newest ones, until the reader asks for those. */
  readonly heldRows?: readonly ApplicationRow[] | undefined
  /** A row's link. `place` is the index of the row over all pages, counted from 0. Keep it referentially stable, as for the table. */
  readonly rowLink: (props: RowLinkProps, row: ApplicationRow, place: number) => ReactElement
  /** Whether the reader has narrowed the list. */
  readonly filtered: boolean
  /** The action where nothing matches. */
  readonly noMatch: ReactNode
  /** The advice there, where it is not to remove a filter. */
  readonly noMatchText?: string | undefined
  /** Says that the rows could not be fetched. */
  readonly failed?: string
}

/** One page of a list with its pagination, and what is shown when it is empty. */
export function ListTable({ view, query, onQueryChange, rowLink, failed, heldRows, ...others }: ListTableProps) {
  const { noMatch, noMatchText, ...table } = others
  const say = useText()
  const [, rememberSize] = usePageSize(rowsPerPage)
  const fittingSize = view.fittingSize?.()
  const page = useListPage(view, query, heldRows)
  const { read, data, rows, isOlder, isGivenUp, hasFailed, isAwaited, isNext, giveUp, shown, first } = page
  const place = table.frame === false ? 'mx-5 my-4 max-md:mx-4' : 'mb-4'
  const { isFetching, refetch } = read
  const whatFailed = isGivenUp ? say(texts.givenUp) : (failed ?? say(texts.failed))
  const renderRowLink = useCallback(
    (props: RowLinkProps, row: ApplicationRow) => rowLink(props, row, first + rows.indexOf(row)),
    [rowLink, rows, first],
  )
  // The button disappears with the error, so focus must move first.
  const tryAgain = () => {
    mainHeading()?.focus()
    void refetch()
  }
  return (
    <>
      {isOlder && rows.length > 0 && (
        <OlderRows
          failed={whatFailed}
          times={read.errorUpdateCount}
          isTrying={isFetching}
          onTryAgain={async () => {
            // Once it is retried, a cancelled fetch no longer shows older rows, so the button disappears at once.
            if (isGivenUp) mainHeading()?.focus()
            return (await refetch()).isSuccess
          }}
          className={place}
        />
      )}
      {data?.isPartial && <Alert className={place}>{say(texts.partial)}</Alert>}
      <LongWait active={isAwaited || isNext} label={say(texts.onItsWay)} onCancel={giveUp} />
      <ApplicationTable
        {...table}
        stickyHead
        rows={rows}
        total={data?.totalElements ?? 0}
        renderRowLink={renderRowLink}
        page={query.page + 1}
        pageSize={query.size}
        sort={fromSortEntries(query.sort)}
        onSortChange={(sort) => onQueryChange({ ...query, sort: toSortEntries(sort), page: 0 })}
        loading={isAwaited ? 'initial' : isFetching && 'refresh'}
        noMatch={{ action: noMatch, text: noMatchText }}
        error={
          hasFailed && {
            title: whatFailed,
            action: <Button onClick={tryAgain}>{say(texts.tryAgain)}</Button>,
          }
        }
        pagination={
          data &&
          !hasFailed && (
            <Pagination
              page={query.page + 1}
              pageSize={query.size}
              {...{ pageSizes, fittingSize, shown }}
              nouns={applicationNouns}
              total={data.totalElements}
              isMore={data.isMore}
              onPageChange={(page) => onQueryChange({ ...query, page: page - 1 })}
              onPageIntent={(asked) => page.fetchAhead({ ...query, page: asked - 1 })}
              onPageSizeChange={(size) => {
                rememberSize(size === fittingSize ? null : size)
                onQueryChange({ ...query, size, page: 0 })
              }}
            />
          )
        }
      />
    </>
  )
}
