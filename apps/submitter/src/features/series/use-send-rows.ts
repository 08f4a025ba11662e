import { type SeriesRow, sendApplication } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'

/** How a sending goes: what it was begun with, and what came of each row. */
export interface SendingRows {
  readonly all: readonly SeriesRow[]
  readonly received: readonly number[]
  readonly refused: readonly { readonly referenceNumber: number; readonly error: unknown }[]
  readonly isBusy: boolean
  /** What stopped it: the rest is as it was. */
  readonly stopped?: unknown
}

/** The same row as it was seen has the same key always, also after a reload: it is sent once. */
const keyOf = ({ referenceNumber, version }: SeriesRow) => `series-${referenceNumber}-${version}`

/** A row that the server refuses stops no other; what the server does not answer, or not now, stops all. */
const isOfRow = (error: unknown) =>
  isApiError(error) && error.status >= 400 && error.status < 500 && !isApiError(error, 401, 408, 429)

/** [EXP-10] Sends rows one by one, each by the act that sends one application. */
export function useSendRows(onEnd: () => Promise<unknown>) {
  const { organisationNumber } = useOrganisation()
  const [sending, setSending] = useState<SendingRows>()
  const send = async (all: readonly SeriesRow[]) => {
    let state: SendingRows = { all, received: [], refused: [], isBusy: true }
    setSending(state)
    for (const row of all) {
      const { referenceNumber, version } = row
      try {
        await api.call(sendApplication, {
          params: { organisationNumber, referenceNumber },
          body: {},
          ifMatch: version,
          idempotencyKey: keyOf(row),
        })
        state = { ...state, received: [...state.received, referenceNumber] }
      } catch (error) {
        if (!isOfRow(error)) {
          state = { ...state, stopped: error }
          break
        }
        state = { ...state, refused: [...state.refused, { referenceNumber, error }] }
      }
      setSending(state)
    }
    await onEnd()
    setSending({ ...state, isBusy: false })
  }
  return { sending, send }
}
