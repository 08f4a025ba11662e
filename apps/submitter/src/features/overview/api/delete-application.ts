import { deleteApplication } from '@eksport/api'
import type { ApplicationRow } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useOrganisation } from '#src/lib/organisation.ts'

/** Deletes a draft and fetches the list anew. */
export function useDeleteApplication() {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  return useMutation({
    mutationFn: ({ referenceNumber, version }: Pick<ApplicationRow, 'referenceNumber' | 'version'>) =>
      api.call(deleteApplication, { params: { organisationNumber, referenceNumber }, ifMatch: version }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['applications', organisationNumber] }),
  })
}
