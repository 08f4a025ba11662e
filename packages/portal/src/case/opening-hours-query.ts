import { listOpeningHours } from '@eksport/api'
import { queryOptions } from '@tanstack/react-query'
import { askAnew } from '../server/past-the-cache.ts'

const oneMinute = 60_000

/** When offices are open; refetched often enough for an open page to learn of a newly closed day. */
export const openingHoursQuery = queryOptions({
  queryKey: ['opening-hours'],
  staleTime: oneMinute,
  refetchInterval: oneMinute,
  queryFn: (asking) => askAnew(asking).call(listOpeningHours, { signal: asking.signal }),
})
