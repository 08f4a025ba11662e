import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import type { HeldRow } from '@eksport/portal/list/held-rows.ts'
import { useListColumns } from '@eksport/portal/list/use-list-columns.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import type { ApplicationColumn, ApplicationColumnKey } from '@eksport/ui/certificate'
import { useMemo } from 'react'
import { changesTexts, hitTexts, markTexts } from '../worklist.texts.ts'

/**
 * What makes room where there is little, as with the filters beside the list, and the country; a reader who ticks one of them
 * meanwhile keeps it.
 */
const givesWay: readonly ApplicationColumnKey[] = ['certificateFormat', 'goods', 'retrievalOffice']

const hidden = (column: ApplicationColumn): ApplicationColumn => ({
  ...column,
  meta: { ...column.meta, defaultHidden: true },
})

/** The officers' columns, with 'Deg' for the reader's own cases; a row that has left the list says so in place of its status, one that a search found, why. */
export function useCaseColumns(userId: string, scarce: boolean) {
  const say = useText()
  const namesFit = useMediaQuery('(min-width: 1500px)')
  // Beside the queues all columns need that much; the template says which country it is of.
  const hasNoRoomForCountry = useMediaQuery('(max-width: 1349px)')
  const columns = useListColumns({ viewpoint: 'BEHANDLER', userId })
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
          </>
        )
      },
    })
    const withHit = ({ cell, ...column }: ApplicationColumn): ApplicationColumn => ({
      ...column,
      cell: (context) => {
        const { hit } = context.row.original
        return (
          <>
            {typeof cell === 'function' ? cell(context) : cell}
            {hit && (
              <span className="block text-small text-subtle wrap-anywhere">
                {say(hitTexts[hit.field])}: {hit.value}
              </span>
            )}
          </>
        )
      },
    })
    const hasNoRoom = (id: ApplicationColumn['id']) =>
      id === 'country' ? scarce || hasNoRoomForCountry : scarce && givesWay.some((key) => key === id)
    return columns.map((column) => {
      if (column.id === 'exporter') return withHit(column)
      if (column.id === 'status') return withStatus(column)
      if (column.id === 'assigned' && namesFit) return { ...column, size: 184 }
      return hasNoRoom(column.id) ? hidden(column) : column
    })
  }, [columns, scarce, namesFit, hasNoRoomForCountry, say])
}
