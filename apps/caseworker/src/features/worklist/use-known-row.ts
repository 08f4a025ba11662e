import type { ApplicationPage } from '@eksport/api'
import type { ApplicationRow } from '@eksport/domain'
import { useQueryClient } from '@tanstack/react-query'
import { cases } from './api/cases.ts'

/** What a list that this browser has read already says of a case: a row of the newest such list. */
export function useKnownRow(referenceNumber: number): ApplicationRow | undefined {
  const pages = useQueryClient().getQueryCache().findAll({ queryKey: cases.key })
  return pages
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => {
      // Other queries about the list have no rows.
      const { content = [] }: Partial<ApplicationPage> = Object(state.data)
      return content
    })
    .find((row) => row.referenceNumber === referenceNumber)
}
