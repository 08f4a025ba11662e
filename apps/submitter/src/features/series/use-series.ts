import { addSeriesRows, changeSeriesRows, getSeries } from '@eksport/api'
import type { SeriesValues } from '@eksport/domain/templates'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'

export const seriesQuery = (organisationNumber: string, referenceNumber: number) =>
  queryOptions({
    queryKey: ['series', organisationNumber, referenceNumber],
    queryFn: ({ signal }) => api.call(getSeries, { params: { organisationNumber, referenceNumber }, signal }),
  })

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

/**
 * Rows come and change one call after the other; what is on its way stands in the sheet already, and what is written meanwhile goes with
 * the next call. `onUnchanged` hears of rows that took in nothing.
 */
export function useSeriesRows(origin: number, onUnchanged: (rows: readonly number[]) => void) {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  const params = { organisationNumber, referenceNumber: origin }
  const keys = useAttemptKeys()
  const [pending, setPending] = useState<RowChanges>(new Map())
  /** What no call has taken along yet. */
  const waiting = useRef<RowChanges>(new Map())
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: seriesQuery(organisationNumber, origin).queryKey }),
      queries.invalidateQueries({ queryKey: ['applications', organisationNumber] }),
    ])
  const add = useMutation({
    scope: { id: `series-${origin}` },
    mutationFn: (rows: readonly SeriesValues[]) =>
      api.call(addSeriesRows, {
        params,
        body: { rows: rows.map(onWire) },
        idempotencyKey: keys.of(origin, JSON.stringify(rows)),
      }),
    onSuccess: () => {
      keys.forget()
      return refresh()
    },
  })
  const save = useMutation({
    scope: { id: `series-${origin}` },
    mutationFn: async () => {
      const changes = waiting.current
      waiting.current = new Map()
      if (changes.size === 0) return undefined
      const rows = [...changes].map(([referenceNumber, values]) => ({ referenceNumber, values: onWire(values) }))
      return { changes, ...(await api.call(changeSeriesRows, { params, body: { rows } })) }
    },
    onSuccess: async (saved) => {
      if (saved === undefined) return
      await refresh()
      setPending((all) => without(all, saved.changes))
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
    setPending((all) => merged(all, changes))
    write(changes)
  }
  const saveAgain = () => {
    const rows = queries.getQueryData(seriesQuery(organisationNumber, origin).queryKey)?.rows ?? []
    const left = new Map([...pending].filter(([row]) => rows.some(({ referenceNumber }) => referenceNumber === row)))
    setPending(left)
    if (left.size > 0) write(left)
  }
  // A later save that went well does not save what an earlier one could not.
  const unsaved = !save.isPending && pending.size > 0 ? failure : undefined
  return { add, unsaved, pending, change, saveAgain, refresh }
}
