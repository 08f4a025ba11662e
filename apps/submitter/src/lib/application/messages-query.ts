import { listMessages } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions } from '@tanstack/react-query'

/** The conversation with the caseworker, newest first. */
export const messagesQuery = (organisationNumber: string, referenceNumber: number) =>
  queryOptions({
    queryKey: ['application', organisationNumber, referenceNumber, 'messages'],
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listMessages, { params: { organisationNumber, referenceNumber }, signal }),
  })
