import { getCopyStats, listCopies } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions } from '@tanstack/react-query'

/** The orders of confirmed copies; keyed under the application, so that they are refetched with it. */
export const copiesQuery = (organisationNumber: string, referenceNumber: number) =>
  queryOptions({
    queryKey: ['application', organisationNumber, referenceNumber, 'copies'],
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listCopies, { params: { organisationNumber, referenceNumber }, signal }),
  })

/** How many copies were ordered and handed out. */
export const copyStatsQuery = (organisationNumber: string, referenceNumber: number) =>
  queryOptions({
    queryKey: ['application', organisationNumber, referenceNumber, 'copy-stats'],
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(getCopyStats, { params: { organisationNumber, referenceNumber }, signal }),
  })
