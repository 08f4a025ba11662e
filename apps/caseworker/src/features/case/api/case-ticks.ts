import { listCaseTicks, tickCase } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/** What has been assessed of the revision that is before the officers. */
export const caseTicksQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'ticks'],
    // The route asks before the page is drawn.
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listCaseTicks, { params: { referenceNumber }, signal }),
  })

export interface Ticking {
  readonly ticks: readonly string[]
  readonly ticked: boolean
  readonly note?: string
}

const tickingKey = (referenceNumber: number) => ['tick', referenceNumber]

/**
 * What has been ticked and is not answered yet, oldest first: a person ticks the next before the first is stored. It is read from
 * the cache at once and not a timer later, for until it is known the box springs back under the pointer.
 */
export function useTicksUnderWay(referenceNumber: number): readonly Ticking[] {
  const mutations = useQueryClient().getMutationCache()
  const last = useRef<readonly Ticking[]>([])
  const read = () => {
    const pending = mutations.findAll({ mutationKey: tickingKey(referenceNumber), status: 'pending' })
    // Only useTickCase has this key.
    const now = pending.map(({ state }) => state.variables as Ticking)
    const same = now.length === last.current.length && now.every((one, index) => one === last.current[index])
    if (!same) last.current = now
    return last.current
  }
  return useSyncExternalStore(
    useCallback((onChange) => mutations.subscribe(onChange), [mutations]),
    read,
  )
}

/** [CW-10] Ends when all that was ticked is answered: an approval that overtakes a tick is refused for want of it. */
export function ticksAnswered(queries: QueryClient, referenceNumber: number): Promise<void> {
  const mutations = queries.getMutationCache()
  const isUnderWay = () => mutations.find({ mutationKey: tickingKey(referenceNumber), status: 'pending' }) !== undefined
  return new Promise((resolve) => {
    if (!isUnderWay()) return resolve()
    const stop = mutations.subscribe(() => {
      if (isUnderWay()) return
      stop()
      resolve()
    })
  })
}

/** [ACT-05] Stores ticks at once, so that a reload or another officer finds them. */
export function useTickCase(referenceNumber: number) {
  const queries = useQueryClient()
  const { queryKey } = caseTicksQuery(referenceNumber)
  return useMutation({
    mutationKey: tickingKey(referenceNumber),
    // One after another: the answer of an earlier one must not hide a later one.
    scope: { id: `ticks-${referenceNumber}` },
    mutationFn: ({ ticks, ...how }: Ticking) =>
      api.call(tickCase, { params: { referenceNumber }, body: { ticks: [...ticks], ...how } }),
    onSuccess: (ticks) => queries.setQueryData(queryKey, ticks),
    onError: () => queries.invalidateQueries({ queryKey: ['case', referenceNumber] }),
  })
}
