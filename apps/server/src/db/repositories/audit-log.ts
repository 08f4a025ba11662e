import { and, desc, eq, gte, ilike, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { auditLog } from '../schema/audit-log.ts'
import { organisations, persons } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'
import { containing } from './containing.ts'

export interface AuditSearch {
  readonly person?: string | undefined
  readonly referenceNumber?: number | undefined
  readonly organisationNumber?: string | undefined
  readonly by?: 'people' | 'background' | undefined
  readonly kind?: 'read' | 'changed' | 'refused' | undefined
  /** From the first moment, inclusive, to the second, exclusive. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** Only events older than this one. */
  readonly before?: AuditPlace | undefined
  readonly rows: number
}

/** The place of an event in the log, which is ordered newest first. */
export interface AuditPlace {
  readonly time: Date
  readonly chain: number
  readonly sequence: number
}

const kinds: Readonly<Record<NonNullable<AuditSearch['kind']>, SQL | undefined>> = {
  read: sql`${auditLog.action} LIKE 'GET %'`,
  changed: not(sql`${auditLog.action} LIKE 'GET %'`),
  refused: eq(auditLog.outcome, 'REFUSED'),
}

const actors: Readonly<Record<NonNullable<AuditSearch['by']>, SQL>> = {
  people: isNotNull(auditLog.personId),
  background: isNull(auditLog.personId),
}

/** A row comparison, in the order of the index. */
const isBefore = ({ time, chain, sequence }: AuditPlace) =>
  sql`(${auditLog.time}, ${auditLog.chain}, ${auditLog.sequence}) < (${time.toISOString()}::timestamptz, ${chain}, ${sequence})`

/** [ADM-05] Events of the log, newest first. */
export function searchAuditLog(tx: Transaction, { rows, person, kind, by, ...search }: AuditSearch) {
  const { referenceNumber, organisationNumber, from, until, before } = search
  const named = tx
    .select({ id: persons.id })
    .from(persons)
    .where(ilike(persons.name, containing(person ?? '')))
  return tx
    .select({
      ...{ chain: auditLog.chain, sequence: auditLog.sequence, time: auditLog.time, action: auditLog.action },
      ...{ outcome: auditLog.outcome, referenceNumber: auditLog.referenceNumber, requestId: auditLog.requestId },
      ...{ details: auditLog.details, organisationNumber: auditLog.organisationNumber },
      person: { name: persons.name, audience: persons.audience },
      organisationName: organisations.name,
    })
    .from(auditLog)
    .leftJoin(persons, eq(persons.id, auditLog.personId))
    .leftJoin(organisations, eq(organisations.organisationNumber, auditLog.organisationNumber))
    .where(
      and(
        person === undefined ? undefined : inArray(auditLog.personId, named),
        referenceNumber === undefined ? undefined : eq(auditLog.referenceNumber, referenceNumber),
        organisationNumber === undefined ? undefined : eq(auditLog.organisationNumber, organisationNumber),
        kind && kinds[kind],
        by && actors[by],
        from && gte(auditLog.time, from),
        until && lt(auditLog.time, until),
        before && isBefore(before),
      ),
    )
    .orderBy(desc(auditLog.time), desc(auditLog.chain), desc(auditLog.sequence))
    .limit(rows)
}
