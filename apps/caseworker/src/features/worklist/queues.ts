import type { Workload } from '@eksport/api'
import {
  type ApplicationFilters,
  type ApplicationQuery,
  type ApplicationStatus,
  applicationStatuses,
} from '@eksport/domain'

/**
 * Statuses in which somebody still has something to do; the officers' list opens with them. The drafts among them are corrected by
 * their exporters: of those that were never sent the server tells no officer.
 */
export const openStatuses: readonly ApplicationStatus[] = [
  'INNSENDT',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'UNDER_REGISTRERING',
  'STOPPET',
  'TIL_SIGNERING',
  'GODKJENT',
  'SKREVET_UT',
  'KANSELLERING_BEHANDLES',
]

/** A queue: the cases in some statuses, or those that await something. */
type QueueFilters = Pick<ApplicationFilters, 'awaits'> & { readonly status?: readonly ApplicationStatus[] }

/** The officers' own ways into the list. */
export const queues = {
  open: { status: openStatuses },
  overdue: { awaits: 'overdue' },
  new: { status: ['INNSENDT'] },
  assessment: { status: ['UNDER_VURDERING'] },
  waiting: { status: ['AVKLARING_INNSENDER', 'UNDER_REGISTRERING'] },
  signing: { status: ['TIL_SIGNERING'] },
  printing: { awaits: 'print' },
  delivery: { awaits: 'delivery' },
  issuing: { status: ['SKREVET_UT'] },
  cancellations: { status: ['KANSELLERING_BEHANDLES'] },
  stopped: { status: ['STOPPET'] },
  issued: { status: ['UTSTEDT'] },
  /** Where a search finds what no other queue holds any more. */
  all: { status: applicationStatuses },
} as const satisfies Record<string, QueueFilters>

export type Queue = keyof typeof queues
export const queueNames = Object.keys(queues) as Queue[] // its own keys

const key = ({ awaits, status }: QueueFilters) =>
  [awaits, ...(status ?? (awaits === undefined ? openStatuses : []))].sort().join()

/** The queue that a query shows; none when its statuses were chosen otherwise. */
export function queueOf(query: ApplicationQuery): Queue | undefined {
  return queueNames.find((name) => key(queues[name]) === key(query.filters))
}

/** The query of another queue, from its first page; whose cases they are stays as chosen. */
export function withQueue(query: ApplicationQuery, queue: Queue): ApplicationQuery {
  const { assigned } = query.filters
  const own = assigned === undefined ? {} : { assigned }
  const { status, awaits }: QueueFilters = queues[queue]
  // The first queue is what an address without statuses means, so its own address stays short.
  const asked = queue === 'open' || status === undefined ? {} : { status: [...status] }
  return { ...query, filters: { ...own, ...asked, ...(awaits && { awaits }) }, page: 0 }
}

/** The query that looks for the same words among all cases, whoever has them, from the first page. */
export function everywhere(query: ApplicationQuery, search = query.filters.search): ApplicationQuery {
  const { filters } = withQueue({ ...query, filters: {} }, 'all')
  return { ...query, filters: { ...filters, ...(search !== undefined && { search }) }, page: 0 }
}

export const assignments = ['me', 'none', 'all'] as const
export type Assignment = (typeof assignments)[number]

/** The query for other people's, nobody's or one's own cases, from the first page. */
export function withAssignment(query: ApplicationQuery, assigned: Assignment): ApplicationQuery {
  return { ...query, filters: { ...query.filters, assigned }, page: 0 }
}

/** What the server is asked: the address without statuses means the open cases, unless it says what they await. */
export function toServerQuery(query: ApplicationQuery): ApplicationQuery {
  const { status, awaits } = query.filters
  if (awaits !== undefined) return query
  return { ...query, filters: { ...query.filters, status: [...(status ?? openStatuses)] } }
}

/** How many cases a queue holds. */
export function countOf(queue: Queue, { byStatus, awaiting }: Pick<Workload, 'byStatus' | 'awaiting'>): number {
  const { status = [], awaits }: QueueFilters = queues[queue]
  if (awaits !== undefined) return awaiting[awaits]
  return status.reduce((sum, one) => sum + (byStatus[one] ?? 0), 0)
}
