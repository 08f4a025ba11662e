import { findSheets, getHandOut, listPickups } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DeskSearch } from '../desk-search.ts'

/** A desk is open all day and over midnight: what changes no case, the day itself, is asked for anew. */
const anew = 5 * 60_000

const whichOf = { 'i-morgen': 'tomorrow', 'ikke-hentet': 'not-fetched' } as const

/** [CW-04] What is fetched at an office today, or [CW-14] another time; which day that is, is the server's to say. */
export const pickupsQuery = (office: string, dag: DeskSearch['dag']) =>
  queryOptions({
    queryKey: ['cases', 'pickups', office, dag],
    queryFn: ({ signal }) =>
      api.call(listPickups, { query: { office, ...(dag !== undefined && { which: whichOf[dag] }) }, signal }),
    refetchInterval: anew,
    placeholderData: (before, query) => (query?.queryKey[3] === dag ? before : undefined),
  })

/** [CW-14] What a company or a person fetches at an office, of the days near this one. */
export const namedPickupsQuery = (office: string, text: string) =>
  queryOptions({
    queryKey: ['cases', 'pickups', office, 'named', text],
    queryFn: ({ signal }) => api.call(listPickups, { query: { office, text }, signal }),
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
