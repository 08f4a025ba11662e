import type { LiveEvent } from '@eksport/api'
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
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

/** The keys of what an event makes stale. */
function staleAfter(event: LiveEvent, { applications, lists, organisationNumber: own }: LiveKeys): readonly QueryKey[] {
  switch (event.kind) {
    case 'application':
      return own === undefined || event.organisationNumber === own
        ? [[...applications, event.referenceNumber], lists]
        : []
    case 'visit':
      return [visitorsKey(applications, event.referenceNumber), visitsKey(applications)]
    case 'notices':
      return [noticesKey]
    case 'anything':
      return [applications, lists, noticesKey]
    case 'present':
      return []
    case 'end':
      // Whoever is logged out learns it here, and the page leads to the login.
      return [sessionQuery.queryKey]
  }
}

/** Reads again what has been read. What is on its way for the first time may be of before: it is read again when it is there. */
function readAgain(queries: QueryClient, queryKey: QueryKey): void {
  for (const { queryKey: one, promise, state } of queries
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' }))
    if (state.data === undefined)
      void promise?.then(
        () => queries.invalidateQueries({ queryKey: one, exact: true }),
        // Whoever tries again reads it as it is then.
        () => undefined,
      )
  void queries.invalidateQueries({ queryKey })
}

/** Milliseconds between two readings of the same: the rows of a series are sent many a second. */
const readEvery = 1000

/** Reads again at once what was not read again just now, the rest when its time has come. */
function readingAgain(queries: QueryClient) {
  const resting = new Map<string, { isStale: boolean }>()
  const read = (queryKey: QueryKey) => {
    const key = JSON.stringify(queryKey)
    const known = resting.get(key)
    if (known !== undefined) {
      known.isStale = true
      return
    }
    const rest = { isStale: false }
    resting.set(key, rest)
    readAgain(queries, queryKey)
    setTimeout(() => {
      resting.delete(key)
      if (rest.isStale) read(queryKey)
    }, readEvery)
  }
  return read
}

/** Once nothing that changes is on its way: what is read says how far it has seen, and is there to be read again. Answers how to wait no more. */
function onceRead(queries: QueryClient, { applications, lists }: LiveKeys, follow: () => void): () => void {
  const isBeingRead = () => [applications, lists, noticesKey].some((queryKey) => queries.isFetching({ queryKey }) > 0)
  const cache = queries.getQueryCache()
  const stop = cache.subscribe(() => {
    if (isBeingRead()) return
    stop()
    follow()
  })
  if (!isBeingRead()) {
    stop()
    follow()
  }
  return stop
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
      for (const queryKey of staleAfter(event, keys)) read(queryKey)
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
