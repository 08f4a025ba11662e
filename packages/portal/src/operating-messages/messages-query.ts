import { listOperatingMessages } from '@eksport/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../server/api.ts'

/** The current messages. An open page learns within a minute of what is published and taken down. */
export const operatingMessagesQuery = queryOptions({
  queryKey: ['operating-messages'],
  staleTime: 60_000,
  refetchInterval: 60_000,
  queryFn: ({ signal }) => api.call(listOperatingMessages, { signal }),
})
