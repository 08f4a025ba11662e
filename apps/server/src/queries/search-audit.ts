import * as contracts from '@eksport/api'
import { osloEpoch } from '@eksport/domain'
import { addDays, type PlainDate } from '@eksport/forms'
import { type AuditPlace, searchAuditLog } from '../db/repositories/audit-log.ts'
import type { Transaction } from '../db/transaction.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { requireRight } from '../standing/require-right.ts'

type Query = ReturnType<typeof contracts.searchAudit.query.parse>
type Found = Awaited<ReturnType<typeof searchAuditLog>>[number]

const isEndpoint = (value: unknown): value is { method: string; path: string; summary: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'summary' in value

/** The description of each call, by method and path as in audit events. */
const callWords: ReadonlyMap<string, string> = new Map(
  Object.values<unknown>(contracts)
    .filter(isEndpoint)
    .map(({ method, path, summary }) => [`${method} ${path}`, summary]),
)

const startOf = (day: PlainDate) => new Date(osloEpoch(day, '00:00') ?? Number.NaN)

const placeText = ({ time, chain, sequence }: AuditPlace) => `${time.toISOString()}_${chain}_${sequence}`

function readPlace(text: string): AuditPlace {
  const [time = '', chain, sequence] = text.split('_')
  return { time: new Date(time), chain: Number(chain), sequence: Number(sequence) }
}

function toEvent({ person, organisationName, details, ...event }: Found): contracts.AuditEvent {
  const { chain, sequence, time, action, outcome, organisationNumber, referenceNumber, requestId } = event
  return {
    id: `${chain}/${sequence}`,
    time: time.toISOString(),
    ...(person && { person: { name: person.name, isOfficer: person.audience === 'caseworker' } }),
    ...(organisationNumber !== null && {
      organisation: { organisationNumber, ...(organisationName !== null && { name: organisationName }) },
    }),
    call: callWords.get(action) ?? action,
    ...(typeof details?.action === 'string' && { event: details.action }),
    outcome,
    ...(referenceNumber !== null && { referenceNumber }),
    ...(requestId !== '' && { requestId }),
  }
}

/** [ADM-05] A page of the audit log, for those who may read it. */
export async function searchTheAudit(
  { tx, session }: { readonly tx: Transaction; readonly session: ActiveSession },
  { from, to, before, rows, ...search }: Query,
): Promise<contracts.AuditPage> {
  requireRight(session, 'read-log')
  const found = await searchAuditLog(tx, {
    ...search,
    from: from === undefined ? undefined : startOf(from),
    until: to === undefined ? undefined : startOf(addDays(to, 1)),
    before: before === undefined ? undefined : readPlace(before),
    rows: rows + 1,
  })
  const events = found.slice(0, rows)
  const last = events.at(-1)
  return { events: events.map(toEvent), ...(found.length > rows && last && { next: placeText(last) }) }
}
