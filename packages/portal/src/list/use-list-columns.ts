import type { CodeListName, Viewpoint } from '@eksport/domain'
import { useEksport } from '@eksport/ui'
import { type ApplicationColumnsOptions, applicationColumns } from '@eksport/ui/certificate'
import { useMemo } from 'react'
import { useCodeLabels } from '../code-lists/use-code-labels.ts'

/** The code lists that the columns of each portal need. */
const lists: Readonly<Record<Viewpoint, readonly CodeListName[]>> = {
  INNSENDER: ['countries', 'certificate-offices'],
  BEHANDLER: ['countries', 'certificate-offices', 'species'],
}

export const codeListsOf = (viewpoint: Viewpoint): readonly CodeListName[] => lists[viewpoint]

/** The columns of a list for one portal, in the reader's language and with labels for codes. */
export function useListColumns({ viewpoint, userId, room }: Omit<ApplicationColumnsOptions, 'labels' | 'locale'>) {
  const { locale } = useEksport()
  const labels = useCodeLabels(codeListsOf(viewpoint))
  return useMemo(
    () =>
      applicationColumns({
        labels,
        locale,
        viewpoint,
        ...(userId !== undefined && { userId }),
        ...(room !== undefined && { room }),
      }),
    [labels, locale, viewpoint, userId, room],
  )
}
