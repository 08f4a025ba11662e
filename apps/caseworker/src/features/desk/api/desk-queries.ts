import { findSheets, getHandOut, listPickups } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** A desk is open all day and over midnight: what changes no case, the day itself, is asked for anew. */
const anew = 5 * 60_000

/** [CW-04] What is fetched at an office today; which day that is, is the server's to say. */
export const pickupsQuery = (office: string) =>
  queryOptions({
    queryKey: ['cases', 'pickups', office],
    queryFn: ({ signal }) => api.call(listPickups, { query: { office }, signal }),
    refetchInterval: anew,
    placeholderData: keepPreviousData,
  })

/** [CW-04] One case at the desk; what happens to the case is told of it too. */
export const handOutQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'hand-out'],
    queryFn: ({ signal }) => api.call(getHandOut, { params: { referenceNumber }, signal }),
  })

/** What has become of the sheets that a number means. */
export const findSheetsOf = (serial: string) => api.call(findSheets, { query: { serial } })
