import type { SavedView } from '@eksport/api'
import { encodeQuery } from '@eksport/domain'
import { savedViewsQuery } from '@eksport/portal/list/views/saved-views.ts'
import { openedView } from '@eksport/portal/list/views/view-content.ts'
import { useQueries } from '@tanstack/react-query'
import { toServerQuery } from '../queues.ts'
import { usualList } from '../worklist.ts'
import { cases } from './cases.ts'

const aMinute = 60_000

/** [CW-06] The number of cases in each view; polled at its own interval, because every change in the office affects some view. */
export function useSavedViewCounts(views: readonly SavedView[]): readonly (number | undefined)[] {
  return useQueries({
    queries: views.map((view) => {
      const parameters = encodeQuery(toServerQuery(openedView(view, usualList()).query), cases.usualSort)
      return {
        queryKey: [...savedViewsQuery(cases.key).queryKey, 'count', parameters],
        staleTime: aMinute,
        refetchInterval: aMinute,
        queryFn: async ({ signal }: { signal: AbortSignal }) => (await cases.fetch(parameters, signal)).totalElements,
      }
    }),
    combine: (counts) => counts.map(({ data }) => data),
  })
}
