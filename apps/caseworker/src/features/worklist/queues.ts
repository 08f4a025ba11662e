import { type ApplicationQuery, type ApplicationStatus, applicationStatuses } from '@eksport/domain'

/** Statuses in which somebody still has something to do; the officers' list opens with them. */
export const openStatuses: readonly ApplicationStatus[] = [
  'INNSENDT',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'STOPPET',
  'TIL_SIGNERING',
  'GODKJENT',
  'SKREVET_UT',
  'KANSELLERING_BEHANDLES',
]

/** The officers' own ways into the list, each a set of statuses. */
export const queues = {
  open: openStatuses,
  new: ['INNSENDT'],
  assessment: ['UNDER_VURDERING'],
  waiting: ['AVKLARING_INNSENDER'],
  signing: ['TIL_SIGNERING'],
  printing: ['GODKJENT'],
  issuing: ['SKREVET_UT'],
  cancellations: ['KANSELLERING_BEHANDLES'],
  stopped: ['STOPPET'],
  issued: ['UTSTEDT'],
} as const satisfies Record<string, readonly ApplicationStatus[]>

export type Queue = keyof typeof queues
export const queueNames = Object.keys(queues) as Queue[] // its own keys

const key = (statuses: readonly string[]) => [...statuses].sort().join()

/** The queue that a query shows; none when its statuses were chosen otherwise. */
export function queueOf(query: ApplicationQuery): Queue | undefined {
  const asked = query.filters.status ?? openStatuses
  return queueNames.find((name) => key(queues[name]) === key(asked))
}

/** The query of another queue, from its first page; whose cases they are stays as chosen. */
export function withQueue(query: ApplicationQuery, queue: Queue): ApplicationQuery {
  const { assigned } = query.filters
  const own = assigned === undefined ? {} : { assigned }
  // The first queue is what an address without statuses means, so its own address stays short.
  return { ...query, filters: queue === 'open' ? own : { ...own, status: [...queues[queue]] }, page: 0 }
}

export const assignments = ['me', 'none', 'all'] as const
export type Assignment = (typeof assignments)[number]

/** The query for other people's, nobody's or one's own cases, from the first page. */
export function withAssignment(query: ApplicationQuery, assigned: Assignment): ApplicationQuery {
  return { ...query, filters: { ...query.filters, assigned }, page: 0 }
}

/** What the server is asked: the address without statuses means the open cases. */
export function toServerQuery(query: ApplicationQuery): ApplicationQuery {
  return { ...query, filters: { ...query.filters, status: [...(query.filters.status ?? openStatuses)] } }
}

/** How many cases a queue holds, from the counts by status. */
export function countOf(queue: Queue, byStatus: Readonly<Record<string, number>>): number {
  const held: ReadonlySet<string> = new Set(queues[queue])
  return applicationStatuses
    .filter((status) => held.has(status))
    .reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)
}
