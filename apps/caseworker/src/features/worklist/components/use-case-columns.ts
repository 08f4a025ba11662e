import type { CodeListName } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { type ApplicationColumnKey, applicationColumns, useEksport } from '@eksport/ui'
import { useMemo } from 'react'

const lists: readonly CodeListName[] = ['countries', 'species', 'certificate-offices']

/** What makes room where there is little, as with the filters beside the list; a reader who ticks one of them meanwhile keeps it. */
const givesWay: readonly ApplicationColumnKey[] = ['certificateFormat', 'goods', 'retrievalOffice']

/** The officers' columns, with codes as words and 'Deg' for the reader's own cases. */
export function useCaseColumns(userId: string, scarce: boolean) {
  const { locale } = useEksport()
  const labels = useCodeLabels(lists)
  return useMemo(() => {
    const columns = applicationColumns({ labels, viewpoint: 'BEHANDLER', locale, userId })
    if (!scarce) return columns
    return columns.map((column) =>
      givesWay.includes(column.id) ? { ...column, meta: { ...column.meta, defaultHidden: true } } : column,
    )
  }, [labels, locale, userId, scarce])
}
