import { useListColumns } from '@eksport/portal/list/use-list-columns.ts'
import type { ApplicationColumnKey } from '@eksport/ui/certificate'
import { useMemo } from 'react'

/**
 * What makes room where there is little, as with the filters beside the list; a reader who ticks one of them meanwhile keeps it.
 * A template is of its country.
 */
const givesWay: readonly ApplicationColumnKey[] = ['certificateFormat', 'country', 'goods', 'retrievalOffice']

/** The officers' columns, with 'Deg' for the reader's own cases. */
export function useCaseColumns(userId: string, scarce: boolean) {
  const columns = useListColumns({ viewpoint: 'BEHANDLER', userId })
  return useMemo(() => {
    if (!scarce) return columns
    return columns.map((column) =>
      givesWay.includes(column.id) ? { ...column, meta: { ...column.meta, defaultHidden: true } } : column,
    )
  }, [columns, scarce])
}
