import { listHistory } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions } from '@tanstack/react-query'

/** [STA-09] What has happened to the application up to a version of it. */
export const historyQuery = (organisationNumber: string, referenceNumber: number, version: number) =>
  queryOptions({
    queryKey: ['application', organisationNumber, referenceNumber, 'history', version],
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listHistory, { params: { organisationNumber, referenceNumber }, signal }),
  })
