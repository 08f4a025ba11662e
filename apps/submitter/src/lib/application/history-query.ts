import { listHistory } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions } from '@tanstack/react-query'

/** [STA-09] The history of the application up to one of its versions. */
export const historyQuery = (organisationNumber: string, referenceNumber: number, version: number) =>
  queryOptions({
    queryKey: ['application', organisationNumber, referenceNumber, 'history', version],
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listHistory, { params: { organisationNumber, referenceNumber }, signal }),
  })
