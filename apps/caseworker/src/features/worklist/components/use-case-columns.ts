import type { CodeListName } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { applicationColumns, useEksport } from '@eksport/ui'
import { useMemo } from 'react'

const lists: readonly CodeListName[] = ['countries', 'species', 'certificate-offices']

/** The officers' columns, with codes as words and 'Deg' for the reader's own cases. */
export function useCaseColumns(userId: string) {
  const { locale } = useEksport()
  const labels = useCodeLabels(lists)
  return useMemo(() => applicationColumns({ labels, viewpoint: 'BEHANDLER', locale, userId }), [labels, locale, userId])
}
