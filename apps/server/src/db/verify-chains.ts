import type { Pool } from 'pg'
import { z } from 'zod'
import { asc, drizzle, sql } from './drizzle.ts'
import { chainStart, linkHash } from './repositories/hash-chain.ts'
import { type HistoryHead, historyHeadSchema } from './repositories/history-heads.ts'
import { applications } from './schema/applications.ts'
import { history } from './schema/case-records.ts'
import { auditEvents } from './schema/system.ts'
import type { Transaction } from './transaction.ts'

interface Link {
  readonly chain: number
  readonly sequence: number
  readonly previousHash: string
  readonly hash: string
  /** Its content does not lead to its hash. Where it was erased the link is held by its place and its hash alone. */
  readonly isChanged: boolean
}

/** Of an entry of a history what is compared with others. */
type Entry = Link & Pick<typeof history.$inferSelect, 'event' | 'toStatus' | 'version' | 'contentErasedAt'>

/** Of an audit event what is compared with others. */
interface Event extends Link {
  readonly named: readonly HistoryHead[]
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
  for (const { chain, sequence, previousHash, hash, isChanged } of links) {
    const last = heads.get(chain) ?? { sequence: 0, hash: chainStart }
    const place = `${table} ${chain}/${sequence}`
    if (sequence !== last.sequence + 1 || previousHash !== last.hash)
      broken.push(`${place}: a link before it is missing`)
    else if (isChanged) broken.push(`${place}: its content was changed`)
    heads.set(chain, { sequence, hash })
  }
  const head = linkHash(chainStart, Object.fromEntries([...heads].map(([chain, { hash }]) => [chain, hash])))
  return { table, links: links.length, chains: heads.size, broken, heads: head }
}

const detailsSchema = z.object({ heads: z.array(historyHeadSchema) })

/** Rows that are held at a time: of each only what is compared with others stays. */
const portion = 2_000

/** Reads the links of a table from the first to the last. */
async function inPortions<Kept extends Link>(read: (last: Link | undefined) => Promise<Kept[]>): Promise<Kept[]> {
  const kept: Kept[] = []
  for (;;) {
    const rows = await read(kept.at(-1))
    kept.push(...rows)
    if (rows.length < portion) return kept
  }
}

function readHistory(tx: Transaction): Promise<Entry[]> {
  const { referenceNumber, sequence } = history
  return inPortions(async (last) => {
    const rows = await tx
      .select()
      .from(history)
      .where(last && sql`(${referenceNumber}, ${sequence}) > (${last.chain}, ${last.sequence})`)
      .orderBy(asc(referenceNumber), asc(sequence))
      .limit(portion)
    return rows.map(({ id: _, previousHash, hash, contentErasedAt, ...facts }) => ({
      chain: facts.referenceNumber,
      sequence: facts.sequence,
      ...{ previousHash, hash, contentErasedAt },
      ...{ event: facts.event, toStatus: facts.toStatus, version: facts.version },
      isChanged: contentErasedAt === null && linkHash(previousHash, facts) !== hash,
    }))
  })
}

function readEvents(tx: Transaction): Promise<Event[]> {
  const { chain, sequence } = auditEvents
  return inPortions(async (last) => {
    const rows = await tx
      .select()
      .from(auditEvents)
      .where(last && sql`(${chain}, ${sequence}) > (${last.chain}, ${last.sequence})`)
      .orderBy(asc(chain), asc(sequence))
      .limit(portion)
    return rows.map(({ id: _, previousHash, hash, ...facts }) => ({
      chain: facts.chain,
      sequence: facts.sequence,
      ...{ previousHash, hash },
      named: detailsSchema.safeParse(facts.details).data?.heads ?? [],
      isChanged: linkHash(previousHash, facts) !== hash,
    }))
  })
}

function readStanding(tx: Transaction) {
  const { referenceNumber, status, version, submittedAt, deletedAt, erasedAt, document } = applications
  const written = sql<unknown>`${document} -> 'applicationStatus'`
  return tx
    .select({ referenceNumber, status, version, submittedAt, deletedAt, erasedAt, written })
    .from(applications)
    .orderBy(asc(referenceNumber))
}

type StandingRow = Awaited<ReturnType<typeof readStanding>>[number]

/** What the audit events say stood in histories, and does not: an end that was cut off, or a whole chain that was taken away. */
function checkNamed(events: readonly Event[], entries: readonly Entry[]): string[] {
  const hashes = new Map(entries.map(({ chain, sequence, hash }) => [`${chain}/${sequence}`, hash]))
  return events
    .flatMap(({ named }) => named)
    .filter(({ referenceNumber, sequence, hash }) => hashes.get(`${referenceNumber}/${sequence}`) !== hash)
    .map(({ referenceNumber, sequence }) => `history ${referenceNumber}/${sequence}: named by an audit event, and gone`)
}

/**
 * [ACT-14] Links without content belong to a draft that was never sent and is erased, and a later link, which is whole, says that it
 * was; anything else is somebody's hand.
 */
function checkErased(entries: readonly Entry[], rows: readonly StandingRow[]): string[] {
  const erasedUntil = new Map(
    entries.filter(({ event }) => event === 'erase').map(({ chain, sequence }) => [chain, sequence]),
  )
  const sent = new Set(entries.filter(({ event }) => event === 'send').map(({ chain }) => chain))
  const erased = new Set(
    rows
      .filter(({ erasedAt, deletedAt, submittedAt }) => erasedAt !== null && deletedAt !== null && submittedAt === null)
      .map(({ referenceNumber }) => referenceNumber),
  )
  return entries
    .filter(({ contentErasedAt }) => contentErasedAt !== null)
    .filter(({ chain, sequence, event }) => {
      const isErased = event !== 'erase' && sequence < (erasedUntil.get(chain) ?? 0)
      return !isErased || !erased.has(chain) || sent.has(chain)
    })
    .map(({ chain, sequence }) => `history ${chain}/${sequence}: its content was taken, and it is no erased draft`)
}

/** What an application is now is what its history led to: its status, and the version in which it got there. */
function checkApplications(rows: readonly StandingRow[], entries: readonly Entry[]): ChainReport {
  // In order of their sequence, so that the last one stays.
  const last = new Map(entries.map((entry) => [entry.chain, entry]))
  const broken = rows.flatMap((row) => {
    const end = last.get(row.referenceNumber)
    const place = `applications ${row.referenceNumber}`
    if (end === undefined) return [`${place}: it has no history`]
    const stands = row.deletedAt === null ? row.status : 'deleted'
    return [
      ...(stands === end.toStatus ? [] : [`${place}: it is ${stands}, and its history ends with ${end.toStatus}`]),
      ...(row.written === row.status ? [] : [`${place}: its document is ${row.written}, and its row ${row.status}`]),
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

/**
 * [SEC-20] Verifies history and audit events from the first link to the last, and against each other and the applications, all as they
 * stood at one moment: what is done meanwhile is no hand.
 */
export async function verifyChains(owner: Pool): Promise<ChainReport[]> {
  const moment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  const [entries, events, rows] = await drizzle(owner).transaction(
    async (tx) => [await readHistory(tx), await readEvents(tx), await readStanding(tx)] as const,
    moment,
  )
  const ofHistory = checkLinks('history', entries)
  return [
    { ...ofHistory, broken: [...ofHistory.broken, ...checkNamed(events, entries), ...checkErased(entries, rows)] },
    checkLinks('audit_events', events),
    checkApplications(rows, entries),
  ]
}
