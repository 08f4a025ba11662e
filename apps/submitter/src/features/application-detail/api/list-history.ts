import { listHistory } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** [STA-09] What has happened to the application. */
export const historyQuery = (organisationNumber: string, referenceNumber: number) =>
  queryOptions({
    queryKey: ['application', organisationNumber, referenceNumber, 'history'],
    queryFn: ({ signal }) => api.call(listHistory, { params: { organisationNumber, referenceNumber }, signal }),
  })
