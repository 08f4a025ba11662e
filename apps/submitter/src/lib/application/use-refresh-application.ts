import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useOrganisation } from '../organisation.ts'

/** After something happened to an application: it, its messages, its history and the lists are fetched anew. */
export function useRefreshApplication(referenceNumber: number): () => Promise<void> {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['application', organisationNumber, referenceNumber] }),
      queries.invalidateQueries({ queryKey: ['applications', organisationNumber] }),
    ])
  }, [queries, organisationNumber, referenceNumber])
}
