import { type AuditEvent, auditKinds, maxAuditRows, searchAudit } from '@eksport/api'
import { isPlainDate } from '@eksport/forms'
import { api } from '@eksport/portal/server/api.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

export const otherActors = ['background', 'all'] as const

/** The search, as held in the address. */
export interface AuditSearch {
  /** Part of a name. */
  readonly hvem?: string
  readonly sak?: number
  readonly slag?: (typeof auditKinds)[number]
  /** Whose events; only people's by default, because background events fill the log. */
  readonly av?: (typeof otherActors)[number]
  /** The first day; `til` is the last. */
  readonly fra?: string
  readonly til?: string
}

/** A case number, which the address may hold as text. */
function caseOf(value: unknown): number | undefined {
  const number = /^\d{1,10}$/.test(String(value)) ? Number(value) : 0
  return number > 0 && number < 2 ** 31 ? number : undefined
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value)

/** Reads the search from the address; unknown values are ignored. */
export function readAuditSearch({ hvem, sak, slag, av, fra, til }: Readonly<Record<string, unknown>>): AuditSearch {
  const kind = auditKinds.find((one) => one === slag)
  const actor = otherActors.find((one) => one === av)
  const name = typeof hvem === 'string' ? hvem.trim() : ''
  const referenceNumber = caseOf(sak)
  return {
    ...(name !== '' && { hvem: name.slice(0, 100) }),
    ...(referenceNumber !== undefined && { sak: referenceNumber }),
    ...(kind && { slag: kind }),
    ...(actor && { av: actor }),
    ...(isDay(fra) && { fra }),
    ...(isDay(til) && { til }),
  }
}

const asked = ({ hvem, sak, slag, av, fra, til }: AuditSearch) => ({
  ...(hvem !== undefined && { person: hvem }),
  ...(sak !== undefined && { referenceNumber: sak }),
  ...(slag !== undefined && { kind: slag }),
  ...(av !== 'all' && { by: av ?? ('people' as const) }),
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
    // Every search is logged, so it runs only on request and not on window focus.
    refetchOnWindowFocus: false,
  })

/** The newest events for a file, and whether there are more of them. */
export async function fetchForFile(search: AuditSearch): Promise<{ events: readonly AuditEvent[]; hasMore: boolean }> {
  const { events, next } = await api.call(searchAudit, { query: { ...asked(search), rows: maxAuditRows } })
  return { events, hasMore: next !== undefined }
}
