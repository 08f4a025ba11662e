import { getComplaint } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions } from '@tanstack/react-query'

/** [ADM-08] Until when a refusal may be complained about, and the complaint; under the application's key, so that a decision is read when it is told of. */
export const complaintQuery = (organisationNumber: string, referenceNumber: number) =>
  queryOptions({
    queryKey: ['application', organisationNumber, referenceNumber, 'complaint'],
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(getComplaint, { params: { organisationNumber, referenceNumber }, signal }),
  })
