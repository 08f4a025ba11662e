import {
  addSeriesRows,
  type BodyOf,
  changeSeriesRows,
  getSeries,
  maxRowsSent,
  type SeriesRow,
  sendSeriesRows,
  stopSeriesRows,
} from '@eksport/api'
import type { SeriesValues } from '@eksport/domain/templates'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'

/** Whether the row's submission is in progress. */
export const isUnderWay = ({ sending }: SeriesRow): boolean => sending?.state === 'WAITING'

/** Keyed under the lists of applications, so that updates to any of them refetch the series too. */
export const seriesQuery = (organisationNumber: string, referenceNumber: number) =>
  queryOptions({
    queryKey: ['applications', organisationNumber, 'series', referenceNumber],
    queryFn: ({ signal }) => api.call(getSeries, { params: { organisationNumber, referenceNumber }, signal }),
  })

type SeriesKey = ReturnType<typeof seriesQuery>['queryKey']

/** New values of rows, by reference number. */
export type RowChanges = ReadonlyMap<number, SeriesValues>

type WireRow = Parameters<typeof api.call<typeof addSeriesRows>>[1]['body']['rows'][number]

// Safe to cast: the values come from the form's fields (texts, amounts, declarations), with null for a removed answer.
const asWireRow = (values: SeriesValues) => values as WireRow

function merged(one: RowChanges, other: RowChanges): RowChanges {
  const all = new Map(one)
  for (const [row, values] of other) all.set(row, { ...all.get(row), ...values })
  return all
}

const without = (all: RowChanges, sent: RowChanges): RowChanges =>
  new Map(
    [...all].flatMap(([row, values]) => {
      const done = sent.get(row) ?? {}
      const left = Object.entries(values).filter(([path, value]) => !(path in done) || done[path] !== value)
      return left.length === 0 ? [] : [[row, Object.fromEntries(left)] as const]
    }),
  )

const scopeOf = (origin: number) => ({ id: `series-${origin}` })

/** Refetches the series and the other lists of applications. */
function useRefresh() {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  return () => queries.invalidateQueries({ queryKey: ['applications', organisationNumber] })
}

/**
 * Stores the saved rows in the cache. A read in flight may be older than the save: it is cancelled and repeated, because somebody else may
 * have changed something.
 */
async function putRows(queries: QueryClient, queryKey: SeriesKey, rows: readonly SeriesRow[]) {
  const isRead = queries.isFetching({ queryKey }) > 0
  await queries.cancelQueries({ queryKey })
  const now = new Map(rows.map((row) => [row.referenceNumber, row]))
  queries.setQueryData(
    queryKey,
    (series) => series && { rows: series.rows.map((row) => now.get(row.referenceNumber) ?? row) },
  )
  if (isRead) void queries.invalidateQueries({ queryKey })
}

/** Creates new rows; either all of them or none. */
export function useAddRows(origin: number) {
  const { organisationNumber } = useOrganisation()
  const keys = useAttemptKeys()
  const refresh = useRefresh()
  return useMutation({
    scope: scopeOf(origin),
    mutationFn: (rows: readonly SeriesValues[]) =>
      api.call(addSeriesRows, {
        params: { organisationNumber, referenceNumber: origin },
        body: { rows: rows.map(asWireRow) },
        idempotencyKey: keys.of(origin, JSON.stringify(rows)),
      }),
    onSuccess: () => {
      keys.forget()
      return refresh()
    },
  })
}

/** [EXP-10] Submits rows as shown, for the fees shown. Each result is stored with the series, for anyone who reads it later. */
export function useSendRows(origin: number) {
  const { organisationNumber } = useOrganisation()
  const keys = useAttemptKeys()
  const refresh = useRefresh()
  return useMutation({
    scope: scopeOf(origin),
    mutationFn: (ready: BodyOf<typeof sendSeriesRows>['rows']) => {
      const rows = ready.slice(0, maxRowsSent)
      return api.call(sendSeriesRows, {
        params: { organisationNumber, referenceNumber: origin },
        body: { rows },
        idempotencyKey: keys.of(origin, JSON.stringify(rows)),
      })
    },
    onSuccess: () => {
      keys.forget()
      return refresh()
    },
  })
}

/** [EXP-10] Stops the rows that are not submitted yet. */
export function useStopRows(origin: number) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefresh()
  return useMutation({
    scope: scopeOf(origin),
    mutationFn: () => api.call(stopSeriesRows, { params: { organisationNumber, referenceNumber: origin } }),
    onSuccess: refresh,
  })
}

interface SeriesRows {
  readonly origin: number
  /** Changes that an earlier page load could not save; they are saved first. */
  readonly left: RowChanges
  /** Called with rows that accepted no change. */
  readonly onUnchanged: (rows: readonly number[]) => void
}

/**
 * Saves changes of rows one request after another. Changes in flight are shown immediately; changes made meanwhile go with the next
 * request.
 */
export function useSeriesRows({ origin, left, onUnchanged }: SeriesRows) {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  const refresh = useRefresh()
  const { queryKey } = seriesQuery(organisationNumber, origin)
  const [pending, showPending] = useState<RowChanges>(new Map())
  // A ref, so that a caller that leaves reads the current state and not that of its last render.
  const unstored = useRef(pending)
  const setPending = (next: RowChanges) => {
    unstored.current = next
    showPending(next)
  }
  /** Changes that no request contains yet. */
  const waiting = useRef<RowChanges>(new Map())
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const save = useMutation({
    scope: scopeOf(origin),
    mutationFn: async () => {
      const changes = waiting.current
      waiting.current = new Map()
      if (changes.size === 0) return undefined
      const rows = [...changes].map(([referenceNumber, values]) => ({ referenceNumber, values: asWireRow(values) }))
      return {
        changes,
        ...(await api.call(changeSeriesRows, {
          params: { organisationNumber, referenceNumber: origin },
          body: { rows },
        })),
      }
    },
    onSuccess: async (saved) => {
      if (saved === undefined) return
      await putRows(queries, queryKey, saved.rows)
      setPending(without(unstored.current, saved.changes))
      if (saved.unchanged.length > 0) onUnchanged(saved.unchanged)
    },
    onError: (error) => {
      setFailure({ error })
      // A row deleted elsewhere is removed from the sheet, so that it does not block the others on a retry.
      return isApiError(error, 404) ? refresh() : undefined
    },
  })
  const write = (changes: RowChanges) => {
    waiting.current = merged(waiting.current, changes)
    save.mutate()
  }
  const change = (changes: RowChanges) => {
    if (changes.size === 0) return
    setPending(merged(unstored.current, changes))
    write(changes)
  }
  const saveAgain = (changes = unstored.current) => {
    const rows = queries.getQueryData(queryKey)?.rows ?? []
    const known = new Map([...changes].filter(([row]) => rows.some(({ referenceNumber }) => referenceNumber === row)))
    setPending(known)
    if (known.size > 0) write(known)
  }
  /** Waits until every change is saved or has failed; resolves to whether all are saved. */
  const flush = async () => {
    if (unstored.current.size === 0) return true
    if (!save.isPending) saveAgain()
    // Requests run in a queue, so this one runs after all earlier ones.
    await save.mutateAsync().catch(() => undefined)
    return unstored.current.size === 0
  }
  /** The rows once every change is saved or has failed, with the unsaved changes. */
  const settle = async () => {
    await flush()
    return { rows: queries.getQueryData(queryKey)?.rows ?? [], pending: unstored.current }
  }
  const begin = useEffectEvent(() => saveAgain(left))
  useEffect(() => begin(), [])
  // A later successful save does not save what an earlier one could not.
  const unsaved = !save.isPending && pending.size > 0 ? failure : undefined
  return { unsaved, pending, change, saveAgain, flush, settle }
}
