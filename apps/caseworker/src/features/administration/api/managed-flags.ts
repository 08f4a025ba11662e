import { listManagedFlags, type ManagedFlag, setFlag } from '@eksport/api'
import { flagsQuery } from '@eksport/portal/flags/flags.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** [CW-03] Every flag, with who set it and when; changes by others appear within a minute. */
export const managedFlagsQuery = queryOptions({
  queryKey: ['managed-flags'],
  queryFn: ({ signal }) => api.call(listManagedFlags, { signal }),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

interface FlagSetting {
  readonly enabled: boolean
  readonly reason?: string
}

/** Toggles one flag. */
export function useSetFlag({ name, version }: ManagedFlag) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ enabled, reason }: FlagSetting) =>
      api.call(setFlag, {
        params: { name },
        body: { enabled, reason },
        ifMatch: version,
        idempotencyKey: keys.of(name, version, enabled, reason),
      }),
    onSuccess: (set) => {
      queries.setQueryData(managedFlagsQuery.queryKey, (before) =>
        before?.map((flag) => (flag.name === set.name ? set : flag)),
      )
      void queries.invalidateQueries(flagsQuery)
    },
    onError: () => queries.invalidateQueries(managedFlagsQuery),
  })
}
