import type { LiveEvent } from '@eksport/api'
import {
  type MutationCache,
  type Query,
  type QueryCache,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { noticesKey } from '../notices/notices-query.ts'
import { seenByPage } from '../server/server-time.ts'
import { useSessionEnd } from '../server/session-end.ts'
import { sessionQuery } from '../session/session-query.ts'
import type { LiveStream } from './live-stream.ts'

/** The query keys of what a portal caches about applications. */
export interface LiveKeys {
  /** Key prefix of everything about single applications, followed by the reference number. */
  readonly applications: QueryKey
  /** Key prefix of lists and counts. */
  readonly lists: QueryKey
  /** The page's organisation; events of other organisations are ignored. All are handled if absent. */
  readonly organisationNumber?: string | undefined
  /** Whether the page has this version of an application or a later one; assumed not to by default. */
  readonly hasVersion?: (referenceNumber: number, version: number) => boolean
}

/** What to refetch: all queries whose keys begin with this, or only those with longer keys. */
interface Stale {
  readonly queryKey: QueryKey
  readonly isBeside?: boolean
}

const askEvery = 30_000

/** [CW-06] Key of who else has one application open. */
export const visitorsKey = (applications: QueryKey, referenceNumber: number): QueryKey => [
  ...applications,
  referenceNumber,
  'visitors',
]

/** [CW-06] Key of who has which applications open. */
export const visitsKey = (applications: QueryKey): QueryKey => [...applications, 'visits']

/** The queries that an event makes stale. */
function staleAfter(event: LiveEvent, keys: LiveKeys): readonly Stale[] {
  const { applications, lists, organisationNumber: own, hasVersion } = keys
  switch (event.kind) {
    case 'application': {
      const { referenceNumber, version, isNewVersion, organisationNumber } = event
      if (own !== undefined && organisationNumber !== own) return []
      // [ACT-12] The answer to a save is the stored application, so a page need not refetch what it wrote itself.
      const isBeside = isNewVersion === true && hasVersion?.(referenceNumber, version) === true
      return [{ queryKey: [...applications, referenceNumber], isBeside }, { queryKey: lists }]
    }
    case 'visit':
      return [{ queryKey: visitorsKey(applications, event.referenceNumber) }, { queryKey: visitsKey(applications) }]
    case 'notices':
      return [{ queryKey: noticesKey }]
    case 'anything':
      return [{ queryKey: applications }, { queryKey: lists }, { queryKey: noticesKey }]
    case 'present':
      return []
    case 'end':
      // The session query finds out that nobody is logged in, and the page leads to the login.
      return [{ queryKey: sessionQuery.queryKey }]
  }
}

/** Refetches what is loaded. A first fetch that is under way may return older data, so it is refetched when it is done. */
function readAgain(queries: QueryClient, { queryKey, isBeside }: Stale): void {
  const predicate = ({ queryKey: one }: Query) => isBeside !== true || one.length > queryKey.length
  for (const { queryKey: one, promise, state } of queries
    .getQueryCache()
    .findAll({ queryKey, predicate, fetchStatus: 'fetching' }))
    if (state.data === undefined)
      void promise?.then(
        () => queries.invalidateQueries({ queryKey: one, exact: true }),
        // A retry will fetch current data.
        () => undefined,
      )
  void queries.invalidateQueries({ queryKey, predicate })
}

/** Milliseconds between two refetches of the same, because many rows of a series are sent per second. */
const readEvery = 1000

/** Refetches at once unless that was done within the interval; otherwise at its end. */
function readingAgain(queries: QueryClient) {
  const resting = new Map<string, { isStale: boolean }>()
  const read = (stale: Stale) => {
    const key = JSON.stringify(stale)
    const known = resting.get(key)
    if (known !== undefined) {
      known.isStale = true
      return
    }
    const rest = { isStale: false }
    resting.set(key, rest)
    readAgain(queries, stale)
    setTimeout(() => {
      resting.delete(key)
      if (rest.isStale) read(stale)
    }, readEvery)
  }
  return read
}

/** Calls `follow` at once, or when the cache becomes idle. Returns a function that cancels it. */
function onceIdle(cache: QueryCache | MutationCache, isBusy: () => boolean, follow: () => void): () => void {
  const stop = cache.subscribe(() => {
    if (isBusy()) return
    stop()
    follow()
  })
  if (!isBusy()) {
    stop()
    follow()
  }
  return stop
}

/** Waits until no affected query is loading: then the cache knows how current the page is, and everything can be refetched. */
function onceRead(queries: QueryClient, { applications, lists }: LiveKeys, follow: () => void): () => void {
  const isBeingRead = () => [applications, lists, noticesKey].some((queryKey) => queries.isFetching({ queryKey }) > 0)
  return onceIdle(queries.getQueryCache(), isBeingRead, follow)
}

/** An event may arrive before the answer to the save that caused it; after that, it is known whose version it is. */
function onceSaved(queries: QueryClient, event: LiveEvent, { applications }: LiveKeys, follow: () => void): void {
  const mutationKey = event.kind === 'application' && event.isNewVersion ? [...applications, event.referenceNumber] : []
  const isSaving = () => mutationKey.length > 0 && queries.isMutating({ mutationKey }) > 0
  onceIdle(queries.getMutationCache(), isSaving, follow)
}

/**
 * [ACT-12] Keeps the page up to date. Unsaved input is not affected: only fetched data is refetched. A stream lasts as long as
 * the session with which it was opened; the page reconnects when there is another one.
 */
export function useLive(keys: LiveKeys): void {
  const queries = useQueryClient()
  const { isOver } = useSessionEnd()
  useEffect(() => {
    if (isOver) return
    let close: (() => void) | undefined
    let isGone = false
    const read = readingAgain(queries)
    const hear = (event: LiveEvent) => {
      onceSaved(queries, event, keys, () => {
        for (const stale of staleAfter(event, keys)) read(stale)
      })
      if (event.kind === 'end') void listenAnew()
    }
    // Loaded in the background: the page is read before anything changes.
    const listen = () =>
      import('./live-stream.ts').then(
        ({ openLiveStream }) => {
          if (isGone) return
          let stream: LiveStream | undefined
          const wait = onceRead(queries, keys, () => {
            stream = openLiveStream({ onEvent: hear, askEvery, seen: seenByPage() })
          })
          close = () => {
            wait()
            stream?.close()
          }
        },
        (error: unknown) => reportError(error),
      )
    // The stream's session has ended; checks whether there is another one.
    const listenAnew = async () => {
      close?.()
      await queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
      await listen()
    }
    void listen()
    return () => {
      isGone = true
      close?.()
    }
  }, [queries, keys, isOver])
}
