import { listVisits } from '@eksport/api'
import { visitsKey } from '@eksport/portal/live/use-live.ts'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** Milliseconds to the next look: a colleague whose browser is gone says nothing. */
const anew = 30_000

/** [CW-06] Which cases colleagues have open; coming and going is heard at once. */
export const visitsQuery = queryOptions({
  queryKey: visitsKey(['case']),
  refetchInterval: anew,
  queryFn: ({ signal }) => api.call(listVisits, { signal }),
})
