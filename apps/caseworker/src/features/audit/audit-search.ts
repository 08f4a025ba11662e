import { type AuditEvent, auditKinds, maxAuditRows, searchAudit } from '@eksport/api'
import { isPlainDate } from '@eksport/forms'
import { api } from '@eksport/portal/server/api.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

/** What is looked for, as the address says it. */
export interface AuditSearch {
  /** A part of a name. */
  readonly hvem?: string
  readonly sak?: number
  readonly slag?: (typeof auditKinds)[number]
  /** The first and the last day. */
  readonly fra?: string
  readonly til?: string
}

const isCase = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31

const isDay = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value)

/** The address as far as it is understood. */
export function readAuditSearch({ hvem, sak, slag, fra, til }: Readonly<Record<string, unknown>>): AuditSearch {
  const kind = auditKinds.find((one) => one === slag)
  // A name of digits alone is read as a number by the router.
  const name = String(hvem ?? '').trim()
  return {
    ...(name !== '' && { hvem: name.slice(0, 100) }),
    ...(isCase(sak) && { sak }),
    ...(kind && { slag: kind }),
    ...(isDay(fra) && { fra }),
    ...(isDay(til) && { til }),
  }
}

const asked = ({ hvem, sak, slag, fra, til }: AuditSearch) => ({
  ...(hvem !== undefined && { person: hvem }),
  ...(sak !== undefined && { referenceNumber: sak }),
  ...(slag !== undefined && { kind: slag }),
  ...(fra !== undefined && { from: fra }),
  ...(til !== undefined && { to: til }),
})

export const auditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', search],
    queryFn: ({ pageParam, signal }) =>
      api.call(searchAudit, { query: { ...asked(search), ...(pageParam !== '' && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Each search is written down: it is made when somebody asks, and not because a window got focus.
    refetchOnWindowFocus: false,
  })

/** The newest events for a file, and whether there are more of them. */
export async function fetchForFile(search: AuditSearch): Promise<{ events: readonly AuditEvent[]; hasMore: boolean }> {
  const { events, next } = await api.call(searchAudit, { query: { ...asked(search), rows: maxAuditRows } })
  return { events, hasMore: next !== undefined }
}
