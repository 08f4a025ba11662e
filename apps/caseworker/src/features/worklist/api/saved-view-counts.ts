import type { SavedView } from '@eksport/api'
import { encodeQuery } from '@eksport/domain'
import { savedViewsQuery } from '@eksport/portal/list/views/saved-views.ts'
import { openedView } from '@eksport/portal/list/views/view-content.ts'
import { useQueries } from '@tanstack/react-query'
import { toServerQuery } from '../queues.ts'
import { usualList } from '../worklist.ts'
import { cases } from './cases.ts'

const aMinute = 60_000

/** [CW-06] How many cases each of these views holds; asked anew at its own pace, as every change in the office changes some of them. */
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
