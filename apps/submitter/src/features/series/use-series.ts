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

/** Whether it has been asked for and has not come to an end. */
export const isUnderWay = ({ sending }: SeriesRow): boolean => sending?.state === 'WAITING'

/** Among the lists of applications: what is heard of one of them is read again here too, also what came of a row that was sent. */
export const seriesQuery = (organisationNumber: string, referenceNumber: number) =>
  queryOptions({
    queryKey: ['applications', organisationNumber, 'series', referenceNumber],
    queryFn: ({ signal }) => api.call(getSeries, { params: { organisationNumber, referenceNumber }, signal }),
  })

type SeriesKey = ReturnType<typeof seriesQuery>['queryKey']

/** What is to be put into rows, by their numbers. */
export type RowChanges = ReadonlyMap<number, SeriesValues>

type WireRow = Parameters<typeof api.call<typeof addSeriesRows>>[1]['body']['rows'][number]

// Read by the fields of the form: texts, amounts, declarations, and nothing where an answer goes.
const onWire = (values: SeriesValues) => values as WireRow

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

/** What is shown of a series, and of applications elsewhere, is read again. */
function useRefresh() {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  return () => queries.invalidateQueries({ queryKey: ['applications', organisationNumber] })
}

/** Rows as a save has answered them. What was being read may be of before, and is read again: others have changed something. */
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

/** New rows begin, all of a sheet or none. */
export function useAddRows(origin: number) {
  const { organisationNumber } = useOrganisation()
  const keys = useAttemptKeys()
  const refresh = useRefresh()
  return useMutation({
    scope: scopeOf(origin),
    mutationFn: (rows: readonly SeriesValues[]) =>
      api.call(addSeriesRows, {
        params: { organisationNumber, referenceNumber: origin },
        body: { rows: rows.map(onWire) },
        idempotencyKey: keys.of(origin, JSON.stringify(rows)),
      }),
    onSuccess: () => {
      keys.forget()
      return refresh()
    },
  })
}

/** [EXP-10] Has rows sent, as they stand here and for what they were shown to cost. What comes of each stands in the series, whoever reads it and when. */
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

/** [EXP-10] Takes back what is not sent yet. */
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
  /** What an earlier page could not save any more: it goes first. */
  readonly left: RowChanges
  /** Hears of rows that took in nothing. */
  readonly onUnchanged: (rows: readonly number[]) => void
}

/**
 * Rows change one call after the other; what is on its way stands in the sheet already, and what is written meanwhile goes with
 * the next call.
 */
export function useSeriesRows({ origin, left, onUnchanged }: SeriesRows) {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  const refresh = useRefresh()
  const { queryKey } = seriesQuery(organisationNumber, origin)
  const [pending, showPending] = useState<RowChanges>(new Map())
  // Whoever leaves asks for what is stored by then, and not when the page was drawn.
  const unstored = useRef(pending)
  const setPending = (next: RowChanges) => {
    unstored.current = next
    showPending(next)
  }
  /** What no call has taken along yet. */
  const waiting = useRef<RowChanges>(new Map())
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const save = useMutation({
    scope: scopeOf(origin),
    mutationFn: async () => {
      const changes = waiting.current
      waiting.current = new Map()
      if (changes.size === 0) return undefined
      const rows = [...changes].map(([referenceNumber, values]) => ({ referenceNumber, values: onWire(values) }))
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
      // A row that was deleted elsewhere leaves the sheet, and stops no other when it is tried again.
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
  /** Once everything that was written is stored, or could not be: whether it is. */
  const flush = async () => {
    if (unstored.current.size === 0) return true
    if (!save.isPending) saveAgain()
    // The calls stand in a queue: this one comes after all that were asked for.
    await save.mutateAsync().catch(() => undefined)
    return unstored.current.size === 0
  }
  /** The rows once everything that was written is stored, or could not be, and what is not. */
  const settle = async () => {
    await flush()
    return { rows: queries.getQueryData(queryKey)?.rows ?? [], pending: unstored.current }
  }
  const begin = useEffectEvent(() => saveAgain(left))
  useEffect(() => begin(), [])
  // A later save that went well does not save what an earlier one could not.
  const unsaved = !save.isPending && pending.size > 0 ? failure : undefined
  return { unsaved, pending, change, saveAgain, flush, settle }
}
