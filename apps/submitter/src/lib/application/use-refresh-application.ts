import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useOrganisation } from '../organisation.ts'

/** Refetches an application, its messages, its history and the lists after a change. */
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
