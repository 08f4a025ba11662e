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

/** What a portal keeps of applications, by its keys. */
export interface LiveKeys {
  /** Everything of single applications begins so, followed by the reference number. */
  readonly applications: QueryKey
  /** Of lists and counts. */
  readonly lists: QueryKey
  /** Whose these are; what is heard of another organisation concerns another page. All when left out. */
  readonly organisationNumber?: string | undefined
  /** Whether the page has an answer of this version of an application, or of a later one; taken for not so when left out. */
  readonly hasVersion?: (referenceNumber: number, version: number) => boolean
}

/** What is read again: all whose keys begin so, or only what has more in its key. */
interface Stale {
  readonly queryKey: QueryKey
  readonly isBeside?: boolean
}

const askEvery = 30_000

/** [CW-06] Of who else has one application open. */
export const visitorsKey = (applications: QueryKey, referenceNumber: number): QueryKey => [
  ...applications,
  referenceNumber,
  'visitors',
]

/** [CW-06] Of who has which applications open. */
export const visitsKey = (applications: QueryKey): QueryKey => [...applications, 'visits']

/** What an event makes stale. */
function staleAfter(event: LiveEvent, keys: LiveKeys): readonly Stale[] {
  const { applications, lists, organisationNumber: own, hasVersion } = keys
  switch (event.kind) {
    case 'application': {
      const { referenceNumber, version, isNewVersion, organisationNumber } = event
      if (own !== undefined && organisationNumber !== own) return []
      // [ACT-12] The answer to a save is the application as it is stored: a page need not read again what it wrote itself.
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
      // Whoever is logged out learns it here, and the page leads to the login.
      return [{ queryKey: sessionQuery.queryKey }]
  }
}

/** Reads again what has been read. What is on its way for the first time may be of before: it is read again when it is there. */
function readAgain(queries: QueryClient, { queryKey, isBeside }: Stale): void {
  const predicate = ({ queryKey: one }: Query) => isBeside !== true || one.length > queryKey.length
  for (const { queryKey: one, promise, state } of queries
    .getQueryCache()
    .findAll({ queryKey, predicate, fetchStatus: 'fetching' }))
    if (state.data === undefined)
      void promise?.then(
        () => queries.invalidateQueries({ queryKey: one, exact: true }),
        // Whoever tries again reads it as it is then.
        () => undefined,
      )
  void queries.invalidateQueries({ queryKey, predicate })
}

/** Milliseconds between two readings of the same: the rows of a series are sent many a second. */
const readEvery = 1000

/** Reads again at once what was not read again just now, the rest when its time has come. */
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

/** At once, or as soon as a cache says that nothing is on its way any more. Answers how to wait no more. */
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

/** Once nothing that changes is on its way: what is read says how far it has seen, and is there to be read again. */
function onceRead(queries: QueryClient, { applications, lists }: LiveKeys, follow: () => void): () => void {
  const isBeingRead = () => [applications, lists, noticesKey].some((queryKey) => queries.isFetching({ queryKey }) > 0)
  return onceIdle(queries.getQueryCache(), isBeingRead, follow)
}

/** A version may be heard of before the answer to the save that made it: whose it is, is known then. */
function onceSaved(queries: QueryClient, event: LiveEvent, { applications }: LiveKeys, follow: () => void): void {
  const mutationKey = event.kind === 'application' && event.isNewVersion ? [...applications, event.referenceNumber] : []
  const isSaving = () => mutationKey.length > 0 && queries.isMutating({ mutationKey }) > 0
  onceIdle(queries.getMutationCache(), isSaving, follow)
}

/**
 * [ACT-12] Keeps what is on the screen up to date. What is typed is not touched: only what was read is read again. A stream lives as long
 * as the session that it was opened with; the page listens anew when there is another.
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
    // Not worth waiting for: the page is read before anything changes.
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
    // The session of the stream is over; whether the page has another, or none, is asked for.
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
