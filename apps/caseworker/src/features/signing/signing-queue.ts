import { listCases } from '@eksport/api'
import { type ApplicationRow, encodeQuery, maxRows } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RunItem } from '#src/lib/many/use-case-run.ts'

/** [CW-11] What waits for a signature, the most urgent first, as many as one call answers. */
export const signingQueueQuery = queryOptions({
  queryKey: ['cases', 'signing'],
  queryFn: ({ signal }) =>
    api.call(listCases, {
      query: encodeQuery({
        filters: { status: ['TIL_SIGNERING'] },
        sort: [{ key: 'DUE_DATE_TIME', direction: 'ASC' }],
        page: 0,
        size: maxRows,
      }),
      signal,
    }),
  placeholderData: keepPreviousData,
})

/** Those of the run first and in its order, also what is signed and has left the queue; then what else waits. */
export function shownRows(inRun: readonly ApplicationRow[], queue: readonly ApplicationRow[]): ApplicationRow[] {
  const known = new Set(inRun.map(({ referenceNumber }) => referenceNumber))
  return [...inRun, ...queue.filter(({ referenceNumber }) => !known.has(referenceNumber))]
}

/** It was asked for and waits for what belongs to a signature: the server signs it by itself. */
export const isSignedLater = ({ state, after }: RunItem): boolean =>
  state === 'done' && after?.applicationStatus === 'TIL_SIGNERING'

/** Nothing is signed whose certificate was not drawn as it stands. */
export class NotDrawn extends Error {
  override readonly name = 'NotDrawn'
}
