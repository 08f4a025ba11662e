import { listOpeningHours } from '@eksport/api'
import { type FormFacts, type OfficePolicies, officePolicies } from '@eksport/domain'
import type { Instant } from '@eksport/forms'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from './use-now.ts'

/** When offices are open; a day that an office has closed is known while the page stands open. */
export const openingHoursQuery = queryOptions({
  queryKey: ['opening-hours'],
  staleTime: 60_000,
  queryFn: ({ signal }) => api.call(listOpeningHours, { signal }),
})

/** The rules of each office by its code. */
export const useOfficePolicies = (): OfficePolicies =>
  useSuspenseQuery({ ...openingHoursQuery, select: officePolicies }).data

/** What every form of the trade is checked with. */
export interface CheckContext {
  readonly now: Instant
  readonly given: FormFacts
}

/** What forms are checked with now: the same until the minute or the opening hours change. */
export function useCheckContext(): CheckContext {
  const now = useNow()
  const offices = useOfficePolicies()
  return useMemo(() => ({ now, given: { offices } }), [now, offices])
}
