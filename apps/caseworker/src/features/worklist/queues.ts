import type { WorkloadCounts } from '@eksport/api'
import {
  type ApplicationFilters,
  type ApplicationQuery,
  type ApplicationStatus,
  applicationStatuses,
} from '@eksport/domain'

/** [CW-06] Statuses in which an officer has something to do and waits for nobody else; the default of their list. */
export const openStatuses: readonly ApplicationStatus[] = [
  'INNSENDT',
  'UNDER_VURDERING',
  'STOPPET',
  'TIL_SIGNERING',
  'GODKJENT',
  'SKREVET_UT',
  'KANSELLERING_BEHANDLES',
]

/** A queue: the cases in certain statuses, or those that await something. */
type QueueFilters = Pick<ApplicationFilters, 'awaits'> & { readonly status?: readonly ApplicationStatus[] }

/** The queues of the officers' list. */
export const queues = {
  open: { status: openStatuses },
  /** [CW-12] [ADM-08] What a signer or a receiver refused, or an exporter complains about. */
  setbacks: { awaits: 'setback' },
  overdue: { awaits: 'overdue' },
  answered: { awaits: 'reading' },
  new: { status: ['INNSENDT'] },
  assessment: { status: ['UNDER_VURDERING'] },
  /** Includes drafts that their exporters are correcting; the server returns no drafts that were never submitted. */
  waiting: { status: ['AVKLARING_INNSENDER', 'UNDER_REGISTRERING'] },
  signing: { status: ['TIL_SIGNERING'] },
  printing: { awaits: 'print' },
  delivery: { awaits: 'delivery' },
  issuing: { status: ['SKREVET_UT'] },
  cancellations: { status: ['KANSELLERING_BEHANDLES'] },
  stopped: { status: ['STOPPET'] },
  issued: { status: ['UTSTEDT'] },
  /** For searches, which also find what no other queue contains. */
  all: { status: applicationStatuses },
} as const satisfies Record<string, QueueFilters>

export type Queue = keyof typeof queues
export const queueNames = Object.keys(queues) as Queue[] // The keys of `queues` itself.

const key = ({ awaits, status }: QueueFilters) =>
  [awaits, ...(status ?? (awaits === undefined ? openStatuses : []))].sort().join()

/** The queue that a query shows; undefined if its statuses match none. */
export function queueOf(query: ApplicationQuery): Queue | undefined {
  return queueNames.find((name) => key(queues[name]) === key(query.filters))
}

/** The query for another queue, from its first page; owner and office are kept. */
export function withQueue(query: ApplicationQuery, queue: Queue): ApplicationQuery {
  const { assigned, office } = query.filters
  const own = { ...(assigned !== undefined && { assigned }), ...(office !== undefined && { office }) }
  const { status, awaits }: QueueFilters = queues[queue]
  // An address without statuses means the first queue, so its address stays short.
  const asked = queue === 'open' || status === undefined ? {} : { status: [...status] }
  return { ...query, filters: { ...own, ...asked, ...(awaits && { awaits }) }, page: 0 }
}

/** [CW-06] The query for the officer's own cases in a queue, of all offices. */
export const withMine = (query: ApplicationQuery, queue: Queue): ApplicationQuery =>
  withQueue({ ...query, filters: { assigned: 'me', office: 'all' } }, queue)

/** The query for an office's queue, with any owner. */
export function withOfficeQueue(query: ApplicationQuery, queue: Queue): ApplicationQuery {
  const { office } = query.filters
  return withQueue({ ...query, filters: office === undefined ? {} : { office } }, queue)
}

/** The query that searches all cases of all offices with any owner, from the first page. */
export function everywhere(query: ApplicationQuery, search = query.filters.search): ApplicationQuery {
  const { filters } = withQueue({ ...query, filters: { office: 'all' } }, 'all')
  return { ...query, filters: { ...filters, ...(search !== undefined && { search }) }, page: 0 }
}

export const assignments = ['me', 'none', 'all'] as const
export type Assignment = (typeof assignments)[number]

/** The query for the officer's own cases, unassigned cases or all cases, from the first page. */
export function withAssignment(query: ApplicationQuery, assigned: Assignment): ApplicationQuery {
  return { ...query, filters: { ...query.filters, assigned }, page: 0 }
}

export const offices = ['own', 'all'] as const
export type OfficeChoice = (typeof offices)[number]

/** [CW-06] The officer's own office unless the address says otherwise; a filter on certain offices includes other offices. */
export const officeOf = ({ filters: { office, certificateRetrievalOffice } }: ApplicationQuery): OfficeChoice =>
  office ?? (certificateRetrievalOffice === undefined ? 'own' : 'all')

/** The query for the cases of the officer's office or of all, from the first page. */
export function withOffice(query: ApplicationQuery, office: OfficeChoice): ApplicationQuery {
  const { office: _, certificateRetrievalOffice, ...others } = query.filters
  if (office === 'own') return { ...query, filters: others, page: 0 }
  return {
    ...query,
    filters: { ...others, office, ...(certificateRetrievalOffice && { certificateRetrievalOffice }) },
    page: 0,
  }
}

/** The query for the server: without statuses it means the open cases, unless it says what they await. */
export function toServerQuery(query: ApplicationQuery): ApplicationQuery {
  const { status, awaits } = query.filters
  const filters = { ...query.filters, office: officeOf(query) }
  if (awaits !== undefined) return { ...query, filters }
  return { ...query, filters: { ...filters, status: [...(status ?? openStatuses)] } }
}

/** The number of cases in a queue. */
export function countOf(queue: Queue, { byStatus, awaiting }: Pick<WorkloadCounts, 'byStatus' | 'awaiting'>): number {
  const { status = [], awaits }: QueueFilters = queues[queue]
  if (awaits !== undefined) return awaiting[awaits]
  return status.reduce((sum, one) => sum + (byStatus[one] ?? 0), 0)
}
