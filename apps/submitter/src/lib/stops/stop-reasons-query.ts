import { getStopReasons } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

const oneHour = 3_600_000

/** [EXP-14] What applications were most often stopped for, over the last whole days. */
export const stopReasonsQuery = queryOptions({
  queryKey: ['stop-reasons'],
  staleTime: oneHour,
  queryFn: ({ signal }) => api.call(getStopReasons, { signal }),
})
