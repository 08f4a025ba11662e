import { chooseOrganisation } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** [AUT-03] Acts for another organisation; everything fetched for the one before is forgotten. */
export function useChooseOrganisation() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (organisationNumber: string) => api.call(chooseOrganisation, { body: { organisationNumber } }),
    onSuccess: (session) => {
      queries.clear()
      queries.setQueryData(sessionQuery.queryKey, session)
    },
  })
}
