import { findSheets, getHandOut, listPickups } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DeskSearch } from '../desk-search.ts'

/** Milliseconds between refetches: the desk stays open past midnight, and a new day changes no case. */
const refetchMs = 5 * 60_000

const whichOf = { 'i-morgen': 'tomorrow', 'ikke-hentet': 'not-fetched' } as const

/** [CW-04] The pickups at an office today, or [CW-14] at another time; the server determines which day that is. */
export const pickupsQuery = (office: string, dag: DeskSearch['dag']) =>
  queryOptions({
    queryKey: ['cases', 'pickups', office, dag],
    queryFn: ({ signal }) =>
      api.call(listPickups, { query: { office, ...(dag !== undefined && { which: whichOf[dag] }) }, signal }),
    refetchInterval: refetchMs,
    placeholderData: (before, query) => (query?.queryKey[3] === dag ? before : undefined),
  })

/** [CW-14] What a company or person collects at an office, on the days around today. */
export const namedPickupsQuery = (office: string, text: string) =>
  queryOptions({
    queryKey: ['cases', 'pickups', office, 'named', text],
    queryFn: ({ signal }) => api.call(listPickups, { query: { office, text }, signal }),
    placeholderData: keepPreviousData,
  })

/** [CW-04] One case at the desk; keyed under the case, so that live updates reach it. */
export const handOutQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'hand-out'],
    queryFn: ({ signal }) => api.call(getHandOut, { params: { referenceNumber }, signal }),
  })

/** The state of the sheets that a number may refer to. */
export const findSheetsOf = (serial: string) => api.call(findSheets, { query: { serial } })
