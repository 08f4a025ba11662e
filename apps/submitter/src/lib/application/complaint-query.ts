import { getComplaint } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions } from '@tanstack/react-query'

/**
 * [ADM-08] The deadline for a complaint about a refusal, and the complaint; keyed under the application, so that a decision is refetched
 * with it.
 */
export const complaintQuery = (organisationNumber: string, referenceNumber: number) =>
  queryOptions({
    queryKey: ['application', organisationNumber, referenceNumber, 'complaint'],
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(getComplaint, { params: { organisationNumber, referenceNumber }, signal }),
  })
