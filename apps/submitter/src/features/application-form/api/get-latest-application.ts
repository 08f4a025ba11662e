import { getApplication } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** What is stored now, after a save from `version` was refused because somebody else had saved. */
export const latestApplicationQuery = (organisationNumber: string, referenceNumber: number, version: number) =>
  queryOptions({
    queryKey: ['latest-application', organisationNumber, referenceNumber, version],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => api.call(getApplication, { params: { organisationNumber, referenceNumber }, signal }),
  })
