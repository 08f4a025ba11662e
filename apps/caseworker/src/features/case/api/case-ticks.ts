import { listCaseTicks, tickCase } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/** What has been ticked in the revision under assessment. */
export const caseTicksQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'ticks'],
    // The route fetches it before the page renders.
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
 * The ticks in flight, oldest first, since a person ticks the next point before the first is stored. Read from the mutation cache
 * synchronously and not after a timer, as `useMutationState` does: until then the checkbox would flip back under the pointer.
 */
export function useTicksUnderWay(referenceNumber: number): readonly Ticking[] {
  const mutations = useQueryClient().getMutationCache()
  const last = useRef<readonly Ticking[]>([])
  const read = () => {
    const pending = mutations.findAll({ mutationKey: tickingKey(referenceNumber), status: 'pending' })
    // Safe to cast: only useTickCase uses this key.
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

/** [CW-10] Resolves when no tick is in flight: an approval that overtook a tick would be refused for lack of it. */
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

/** [ACT-05] Stores ticks immediately, so that they survive a reload and other officers see them. */
export function useTickCase(referenceNumber: number) {
  const queries = useQueryClient()
  const { queryKey } = caseTicksQuery(referenceNumber)
  return useMutation({
    mutationKey: tickingKey(referenceNumber),
    // One after another, so that the response of an earlier tick does not hide a later one.
    scope: { id: `ticks-${referenceNumber}` },
    mutationFn: ({ ticks, ...how }: Ticking) =>
      api.call(tickCase, { params: { referenceNumber }, body: { ticks: [...ticks], ...how } }),
    onSuccess: (ticks) => queries.setQueryData(queryKey, ticks),
    onError: () => queries.invalidateQueries({ queryKey: ['case', referenceNumber] }),
  })
}
