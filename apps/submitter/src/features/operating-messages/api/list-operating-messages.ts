import { listOperatingMessages } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

export const operatingMessagesQuery = queryOptions({
  queryKey: ['operating-messages'],
  staleTime: 60_000,
  queryFn: ({ signal }) => api.call(listOperatingMessages, { signal }),
})
