import { listCases } from '@eksport/api'
import { type ApplicationRow, encodeQuery, maxRows } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RunItem } from '#src/lib/many/use-case-run.ts'

/** [CW-11] The cases to sign, most urgent first, up to the maximum of one request. */
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

/** The rows of the run first and in its order, including signed ones that have left the queue; then the rest of the queue. */
export function shownRows(inRun: readonly ApplicationRow[], queue: readonly ApplicationRow[]): ApplicationRow[] {
  const known = new Set(inRun.map(({ referenceNumber }) => referenceNumber))
  return [...inRun, ...queue.filter(({ referenceNumber }) => !known.has(referenceNumber))]
}

/** The signature was requested but still waits for a time stamp or seal check; the server completes it on its own. */
export const isSignedLater = ({ state, after }: RunItem): boolean =>
  state === 'done' && after?.applicationStatus === 'TIL_SIGNERING'

/** Thrown when the current certificate could not be rendered, in which case it is not signed. */
export class NotDrawn extends Error {
  override readonly name = 'NotDrawn'
}
