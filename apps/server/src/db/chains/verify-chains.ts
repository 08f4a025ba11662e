import { asc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { misnamedRows, readDigests } from '../guarded-rows.ts'
import { lostHeads } from '../repositories/chain-heads.ts'
import { type ChainHead, chainStart, headText, linkHash, type Seal } from '../repositories/hash-chain.ts'
import { remainsDigest } from '../repositories/history.ts'
import { guardedTables } from '../repositories/written-rows.ts'
import type { history } from '../schema/case-records.ts'
import { auditHeads } from '../schema/system.ts'
import type { DatabaseTransaction } from '../transaction.ts'
import { auditChains } from '../unit-of-work.ts'
import {
  type Balances,
  type Entry,
  type Event,
  type Link,
  numberOf,
  readEvents,
  readHistory,
  readStanding,
  type StandingRow,
} from './read-chains.ts'

export interface ChainReport {
  readonly table: 'history' | 'audit_events' | 'applications' | 'rows'
  readonly links: number
  readonly chains: number
  /** Places where something is missing or was changed. */
  readonly broken: readonly string[]
  /** Faults found by comparison with audit events that are themselves broken, so that the events may be what is wrong. */
  readonly unclear: readonly string[]
  /** A hash of the last hashes of all chains. Recorded elsewhere, it shows whether an end was cut off. */
  readonly heads: string
}

/** Verifies every chain from its beginning. The links must be ordered by chain and sequence. */
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
  return { table, links: links.length, chains: heads.size, broken, unclear: [], heads: head }
}

/**
 * Finds history links that audit events name and that are gone, because an end or a whole chain was cut off; and links
 * that no audit event names, because they were added by hand.
 */
function checkNamed(events: readonly Event[], entries: readonly Entry[]): string[] {
  const named = events.flatMap((event) => event.named)
  const hashes = new Map(entries.map(({ chain, sequence, hash }) => [`${chain}/${sequence}`, hash]))
  const ends = new Set(named.map(({ referenceNumber, sequence }) => `${referenceNumber}/${sequence}`))
  const last = new Map(entries.map(({ chain, sequence }) => [chain, sequence]))
  const begun = named.flatMap(({ referenceNumber, after = 0 }) => (after === 0 ? [] : [`${referenceNumber}/${after}`]))
  const unnamed = new Set([...begun, ...[...last].map(([chain, sequence]) => `${chain}/${sequence}`)])
  const gone = named
    .filter(({ referenceNumber, sequence, hash }) => hashes.get(`${referenceNumber}/${sequence}`) !== hash)
    .map(({ referenceNumber, sequence }) => `history ${referenceNumber}/${sequence}: named by an audit event, and gone`)
  return [
    ...gone,
    ...[...unnamed].filter((place) => !ends.has(place)).map((place) => `history ${place}: no audit event names it`),
  ]
}

type HeadRow = typeof auditHeads.$inferSelect

/**
 * [OPS-06] Checks that the chains of audit events end at their sealed heads, and contain the heads stored outside the
 * database.
 */
async function checkHeads(
  tx: DatabaseTransaction,
  rows: readonly HeadRow[],
  events: readonly Event[],
  { seal, kept }: Guards,
): Promise<string[]> {
  const last = new Map(events.map(({ chain, sequence, hash }) => [chain, { sequence, hash }]))
  const chains = rows.map(({ chain }) => chain)
  const faults = rows.flatMap((row) => {
    const { chain, sequence, hash } = row
    const end = last.get(chain) ?? { sequence: 0, hash: chainStart }
    return [
      ...(row.seal === seal(headText({ chain, sequence, hash })) ? [] : ['its seal is not ours']),
      ...(end.sequence === sequence && end.hash === hash
        ? []
        : [`it is ${sequence}, and its chain ends with ${end.sequence}`]),
    ].map((fault) => `audit_heads ${chain}: ${fault}`)
  })
  const without = [...new Set([...auditChains, ...last.keys()])].filter((chain) => !chains.includes(chain))
  const lost = await lostHeads(tx, kept)
  return [
    ...faults,
    ...without.map((chain) => `audit_heads ${chain}: it is gone`),
    ...lost.map(({ chain, sequence }) => `audit_events ${chain}/${sequence}: kept outside, and gone`),
  ]
}

/** [OPS-06] Checks that rows are as the audit events say they were left. */
function checkRows(balances: Balances, digests: ReadonlyMap<string, string>): string[] {
  const places = new Set([...balances.keys(), ...digests.keys()])
  return [...places].flatMap((place) => {
    const balance = balances.get(place) ?? 0n
    const digest = digests.get(place)
    if (balance === numberOf(digest)) return []
    if (digest === undefined) return [`${place}: it is gone`]
    return [`${place}: ${balance === 0n ? 'no audit event says where it comes from' : 'it was changed'}`]
  })
}

/**
 * [ACT-14] Checks that links without content belong to an erased draft that was never sent, and that a later, complete
 * link records the erasure.
 */
function checkErased(entries: readonly Entry[], rows: readonly StandingRow[]): string[] {
  const erasedUntil = new Map(
    entries.filter(({ event }) => event === 'erase').map(({ chain, sequence }) => [chain, sequence]),
  )
  const sent = new Set(entries.filter(({ event }) => event === 'send').map(({ chain }) => chain))
  const erased = new Map(
    rows
      .filter(({ deletedAt, submittedAt }) => deletedAt !== null && submittedAt === null)
      .flatMap(({ referenceNumber, erasedAt }) =>
        erasedAt === null ? [] : ([[referenceNumber, erasedAt.getTime()]] as const),
      ),
  )
  const taken = entries
    .filter(({ contentErasedAt }) => contentErasedAt !== null)
    .filter(({ chain, sequence, event, contentErasedAt, hasContent }) => {
      const isErased = event !== 'erase' && sequence < (erasedUntil.get(chain) ?? 0) && !hasContent
      return !isErased || erased.get(chain) !== contentErasedAt?.getTime() || sent.has(chain)
    })
    .map(({ chain, sequence }) => `history ${chain}/${sequence}: its content was taken, and it is no erased draft`)
  return [...taken, ...checkRemains(entries)]
}

/** [OPS-06] Checks the digest that the last link of an erased draft holds of the links before it. Older links hold none. */
function checkRemains(entries: readonly Entry[]): string[] {
  const remains = new Map<number, (typeof history.$inferSelect)[]>()
  for (const { chain, remains: link } of entries)
    if (link !== undefined) remains.set(chain, [...(remains.get(chain) ?? []), link])
  return entries
    .filter(
      ({ chain, remainsDigest: digest }) => digest !== undefined && digest !== remainsDigest(remains.get(chain) ?? []),
    )
    .map(({ chain, sequence }) => `history ${chain}/${sequence}: what it left of the links before it was changed`)
}

/** Checks that an application's status and version are those that its history led to. */
function checkApplications(rows: readonly StandingRow[], entries: readonly Entry[]): ChainReport {
  // Ordered by sequence, so the last entry of each chain wins.
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
    unclear: [],
    heads: linkHash(chainStart, statuses),
  }
}

/** What the verification needs from outside the database. */
export interface Guards {
  readonly seal: Seal
  /** The heads stored outside; empty if none were. */
  readonly kept: readonly ChainHead[]
}

/** The reports as one transaction sees the database. */
export async function readReports(tx: DatabaseTransaction, guards: Guards): Promise<ChainReport[]> {
  const balances: Balances = new Map()
  const entries = await readHistory(tx)
  const events = await readEvents(tx, balances)
  const rows = await readStanding(tx)
  const digests = await readDigests(tx)
  const misnamed = (await misnamedRows(tx)).map((place) => `${place}: its content is not what its row says`)
  const historyReport = checkLinks('history', entries)
  const auditReport = checkLinks('audit_events', events)
  const headRows = await tx.select().from(auditHeads).orderBy(asc(auditHeads.chain))
  const headFaults = await checkHeads(tx, headRows, events, guards)
  const audit = { ...auditReport, broken: [...auditReport.broken, ...headFaults] }
  const named = checkNamed(events, entries)
  const changed = checkRows(balances, digests)
  // A broken audit chain is no evidence against anything else.
  const judged = (faults: readonly string[]) =>
    audit.broken.length === 0 ? { broken: faults, unclear: [] } : { broken: [], unclear: faults }
  const namedFaults = judged(named)
  const rowFaults = judged(changed)
  return [
    {
      ...historyReport,
      broken: [...historyReport.broken, ...namedFaults.broken, ...checkErased(entries, rows)],
      unclear: namedFaults.unclear,
    },
    audit,
    checkApplications(rows, entries),
    {
      table: 'rows',
      links: digests.size,
      chains: guardedTables.length,
      broken: [...rowFaults.broken, ...misnamed],
      unclear: rowFaults.unclear,
      heads: linkHash(chainStart, Object.fromEntries(digests)),
    },
  ]
}

/**
 * [SEC-20] [OPS-06] Verifies history and audit events link by link, and against each other, the sealed heads and the
 * rows they describe. All is read in one snapshot, so that concurrent writes are not reported as tampering.
 */
export async function verifyChains(owner: Pool, guards: Guards): Promise<ChainReport[]> {
  const moment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return drizzle(owner).transaction((tx) => readReports(tx, guards), moment)
}
