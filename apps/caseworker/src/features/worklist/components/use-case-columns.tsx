import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { useWindowWidth } from '@eksport/portal/browser/use-window-width.ts'
import type { HeldRow } from '@eksport/portal/list/held-rows.ts'
import { useListColumns } from '@eksport/portal/list/use-list-columns.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import type { ApplicationColumn } from '@eksport/ui/certificate'
import { useMemo } from 'react'
import { columnRoom } from '../column-room.ts'
import { changesTexts, hitTexts, markTexts } from '../worklist.texts.ts'
import { VisitorInitials, VisitorWords } from './visiting-colleagues.tsx'

/** From this width the table's CSS shows the owner's name instead of initials, and the time left together with its reason. */
const namesFrom = '(min-width: 1500px)'
const wide: Readonly<Partial<Record<ApplicationColumn['id'], number>>> = { assigned: 184, due: 248 }
/** How much wider these columns are than in a narrow window. */
const extraWidth = 80 + 32

/**
 * The officers' columns, with 'Deg' for the reader's own cases. A row that has left the list says so instead of its status; a search result
 * says why it was found.
 */
export function useCaseColumns(userId: string, beside: Parameters<typeof columnRoom>[1]) {
  const say = useText()
  const namesFit = useMediaQuery(namesFrom)
  const room = columnRoom(useWindowWidth(), beside) - (namesFit ? extraWidth : 0)
  const columns = useListColumns({ viewpoint: 'BEHANDLER', userId, room })
  return useMemo(() => {
    const withStatus = ({ cell, ...column }: ApplicationColumn): ApplicationColumn => ({
      ...column,
      cell: (context) => {
        const { hasLeft }: HeldRow = context.row.original
        if (hasLeft) return <span data-left="">{say(changesTexts.hasLeft)}</span>
        return (
          <>
            {typeof cell === 'function' ? cell(context) : cell}
            {context.row.original.answeredDateTime && (
              <span className="block text-small font-semibold text-action">{say(markTexts.answered)}</span>
            )}
            <VisitorWords referenceNumber={context.row.original.referenceNumber} />
          </>
        )
      },
    })
    const withHit = ({ cell, ...column }: ApplicationColumn): ApplicationColumn => ({
      ...column,
      cell: (context) => {
        const { hit, consignorName } = context.row.original
        return (
          <>
            {typeof cell === 'function' ? cell(context) : cell}
            {hit && hit.value !== consignorName && (
              <span className="block text-small text-subtle wrap-anywhere">
                {say(hitTexts[hit.field])}: {hit.value}
              </span>
            )}
          </>
        )
      },
    })
    const withVisitors = ({ cell, ...column }: ApplicationColumn): ApplicationColumn => ({
      ...column,
      cell: (context) => (
        <>
          {typeof cell === 'function' ? cell(context) : cell}
          <VisitorInitials referenceNumber={context.row.original.referenceNumber} />
        </>
      ),
    })
    const sized = namesFit ? columns.map((column) => ({ ...column, size: wide[column.id] ?? column.size })) : columns
    return sized.map((column) => {
      // Cards show what is decided by at a glance, so that many fit on a phone.
      if (column.id === 'goods' && room === Number.POSITIVE_INFINITY)
        return { ...column, meta: { ...column.meta, defaultHidden: true } }
      if (column.id === 'reference') return withVisitors(column)
      if (column.id === 'exporter') return withHit(column)
      if (column.id === 'status') return withStatus(column)
      return column
    })
  }, [columns, namesFit, room, say])
}
