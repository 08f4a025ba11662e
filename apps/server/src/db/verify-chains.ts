import type { Pool } from 'pg'
import { z } from 'zod'
import { asc, drizzle, type NodePgDatabase } from './drizzle.ts'
import { chainStart, linkHash } from './repositories/hash-chain.ts'
import { type HistoryHead, historyHeadSchema } from './repositories/history-heads.ts'
import { applications } from './schema/applications.ts'
import { history } from './schema/case-records.ts'
import { auditEvents } from './schema/system.ts'

type HistoryRow = typeof history.$inferSelect
type AuditRow = typeof auditEvents.$inferSelect

interface Link {
  readonly chain: number
  readonly sequence: number
  readonly previousHash: string
  readonly hash: string
  /** Nothing where they were erased: then the link is held by its place and its hash alone. */
  readonly facts: Readonly<Record<string, unknown>> | undefined
}

export interface ChainReport {
  readonly table: 'history' | 'audit_events' | 'applications'
  readonly links: number
  readonly chains: number
  /** Places where something is missing, or is not what was written. */
  readonly broken: readonly string[]
  /** The last hash of each chain together: written down elsewhere, it shows whether an end was cut off. */
  readonly heads: string
}

/** Follows every chain from its beginning; links come in order of chain and sequence. */
function checkLinks(table: ChainReport['table'], links: readonly Link[]): ChainReport {
  const broken: string[] = []
  const heads = new Map<number, { sequence: number; hash: string }>()
  for (const { chain, sequence, previousHash, hash, facts } of links) {
    const last = heads.get(chain) ?? { sequence: 0, hash: chainStart }
    const place = `${table} ${chain}/${sequence}`
    if (sequence !== last.sequence + 1 || previousHash !== last.hash)
      broken.push(`${place}: a link before it is missing`)
    else if (facts !== undefined && linkHash(previousHash, facts) !== hash)
      broken.push(`${place}: its content was changed`)
    heads.set(chain, { sequence, hash })
  }
  const head = linkHash(chainStart, Object.fromEntries([...heads].map(([chain, { hash }]) => [chain, hash])))
  return { table, links: links.length, chains: heads.size, broken, heads: head }
}

async function readStanding(database: NodePgDatabase) {
  const { referenceNumber, status, version, submittedAt, deletedAt, erasedAt, document } = applications
  return database
    .select({ referenceNumber, status, version, submittedAt, deletedAt, erasedAt, document })
    .from(applications)
    .orderBy(asc(referenceNumber))
}

type StandingRow = Awaited<ReturnType<typeof readStanding>>[number]

const detailsSchema = z.object({ heads: z.array(historyHeadSchema) })

const headsNamedBy = ({ details }: AuditRow): readonly HistoryHead[] =>
  detailsSchema.safeParse(details).data?.heads ?? []

/** What the audit events say stood in histories, and does not: an end that was cut off, or a whole chain that was taken away. */
function checkNamed(events: readonly AuditRow[], entries: readonly HistoryRow[]): string[] {
  const hashes = new Map(entries.map(({ referenceNumber, sequence, hash }) => [`${referenceNumber}/${sequence}`, hash]))
  return events
    .flatMap(headsNamedBy)
    .filter(({ referenceNumber, sequence, hash }) => hashes.get(`${referenceNumber}/${sequence}`) !== hash)
    .map(({ referenceNumber, sequence }) => `history ${referenceNumber}/${sequence}: named by an audit event, and gone`)
}

/**
 * [ACT-14] Links without content belong to a draft that was never sent and is erased, and a later link, which is whole, says that it
 * was; anything else is somebody's hand.
 */
function checkErased(entries: readonly HistoryRow[], rows: readonly StandingRow[]): string[] {
  const saidBy = new Map(
    entries
      .filter(({ event }) => event === 'erase')
      .map(({ referenceNumber, sequence }) => [referenceNumber, sequence]),
  )
  const sent = new Set(entries.filter(({ event }) => event === 'send').map(({ referenceNumber }) => referenceNumber))
  const erased = new Set(
    rows
      .filter(({ erasedAt, deletedAt, submittedAt }) => erasedAt !== null && deletedAt !== null && submittedAt === null)
      .map(({ referenceNumber }) => referenceNumber),
  )
  return entries
    .filter(({ contentErasedAt }) => contentErasedAt !== null)
    .filter(({ referenceNumber, sequence, event }) => {
      const isSaid = event !== 'erase' && sequence < (saidBy.get(referenceNumber) ?? 0)
      return !isSaid || !erased.has(referenceNumber) || sent.has(referenceNumber)
    })
    .map(
      ({ referenceNumber, sequence }) =>
        `history ${referenceNumber}/${sequence}: its content was taken, and it is no erased draft`,
    )
}

/** What an application is now is what its history led to: its status, and the version in which it got there. */
function checkApplications(rows: readonly StandingRow[], entries: readonly HistoryRow[]): ChainReport {
  // In order of their sequence, so that the last one stays.
  const last = new Map(entries.map((entry) => [entry.referenceNumber, entry]))
  const broken = rows.flatMap((row) => {
    const end = last.get(row.referenceNumber)
    const place = `applications ${row.referenceNumber}`
    if (end === undefined) return [`${place}: it has no history`]
    const stands = row.deletedAt === null ? row.status : 'deleted'
    const written = z.object({ applicationStatus: z.string() }).safeParse(row.document).data?.applicationStatus
    return [
      ...(stands === end.toStatus ? [] : [`${place}: it is ${stands}, and its history ends with ${end.toStatus}`]),
      ...(written === row.status ? [] : [`${place}: its document is ${written}, and its row ${row.status}`]),
      ...(row.version >= end.version ? [] : [`${place}: it is older than its history`]),
    ]
  })
  const statuses = Object.fromEntries(rows.map((row) => [row.referenceNumber, row.status]))
  return {
    table: 'applications',
    links: rows.length,
    chains: rows.length,
    broken,
    heads: linkHash(chainStart, statuses),
  }
}

/** [SEC-20] Verifies history and audit events from the first link to the last, and against each other and the applications. */
export async function verifyChains(owner: Pool): Promise<ChainReport[]> {
  const database = drizzle(owner)
  const entries = await database.select().from(history).orderBy(asc(history.referenceNumber), asc(history.sequence))
  const events = await database.select().from(auditEvents).orderBy(asc(auditEvents.chain), asc(auditEvents.sequence))
  const ofHistory = checkLinks(
    'history',
    entries.map(({ id: _, previousHash, hash, contentErasedAt, ...facts }) => {
      const { referenceNumber, sequence } = facts
      return {
        chain: referenceNumber,
        sequence,
        previousHash,
        hash,
        facts: contentErasedAt === null ? facts : undefined,
      }
    }),
  )
  const ofAudit = checkLinks(
    'audit_events',
    events.map(({ id: _, previousHash, hash, ...facts }) => {
      return { chain: facts.chain, sequence: facts.sequence, previousHash, hash, facts }
    }),
  )
  const rows = await readStanding(database)
  return [
    { ...ofHistory, broken: [...ofHistory.broken, ...checkNamed(events, entries), ...checkErased(entries, rows)] },
    ofAudit,
    checkApplications(rows, entries),
  ]
}
