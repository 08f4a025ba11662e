import { getProcessingTimes } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

const oneHour = 3_600_000

/** [EXP-13] Processing times over the last whole days. */
export const processingTimesQuery = queryOptions({
  queryKey: ['processing-times'],
  staleTime: oneHour,
  queryFn: ({ signal }) => api.call(getProcessingTimes, { signal }),
})
