import { asc, sql } from 'drizzle-orm'
import { z } from 'zod'
import { linkHash } from '../repositories/hash-chain.ts'
import { type HistoryHead, historyHeadSchema } from '../repositories/history-heads.ts'
import { writtenRowSchema } from '../repositories/written-rows.ts'
import { applications } from '../schema/applications.ts'
import { history } from '../schema/case-records.ts'
import { auditEvents } from '../schema/system.ts'
import type { DatabaseTransaction } from '../transaction.ts'

/** The parts of a link that are verified along its chain. */
export interface Link {
  readonly chain: number
  readonly sequence: number
  readonly previousHash: string
  readonly hash: string
  /** The content does not match the hash. An erased link is verified by place and hash alone. */
  readonly isChanged: boolean
}

/** The parts of a history entry that are compared with other records. */
export type Entry = Link &
  Pick<typeof history.$inferSelect, 'event' | 'toStatus' | 'version' | 'contentErasedAt'> & {
    readonly hasContent: boolean
    /** The whole link, if its content is erased. */
    readonly remains: typeof history.$inferSelect | undefined
    /** In the link that records an erasure: a digest of what remained of the erased links. */
    readonly remainsDigest: string | undefined
  }

/** The parts of an audit event that are compared with other records. */
export interface Event extends Link {
  readonly named: readonly HistoryHead[]
}

const detailsSchema = z.object({
  heads: z.array(historyHeadSchema).optional(),
  rows: z.array(writtenRowSchema).optional(),
})

const remainsSchema = z.object({ remains: z.string() })

/**
 * By table and key: the sum of digests left behind minus those found, over all events. It equals the row's current
 * digest if nobody else wrote to the row.
 */
export type Balances = Map<string, bigint>

export const numberOf = (digest: string | null | undefined): bigint => (digest == null ? 0n : BigInt(`0x${digest}`))

/** Rows per query. Only the parts that are compared with other records are kept. */
const portion = 2_000

/** Reads the links of a table in order. */
async function inPortions<Kept extends Link>(read: (last: Link | undefined) => Promise<Kept[]>): Promise<Kept[]> {
  const kept: Kept[] = []
  for (;;) {
    const rows = await read(kept.at(-1))
    kept.push(...rows)
    if (rows.length < portion) return kept
  }
}

export function readHistory(tx: DatabaseTransaction): Promise<Entry[]> {
  const { referenceNumber, sequence } = history
  return inPortions(async (last) => {
    const rows = await tx
      .select()
      .from(history)
      .where(last && sql`(${referenceNumber}, ${sequence}) > (${last.chain}, ${last.sequence})`)
      .orderBy(asc(referenceNumber), asc(sequence))
      .limit(portion)
    return rows.map((row) => {
      const { previousHash, hash, contentErasedAt, ...facts } = row
      return {
        chain: facts.referenceNumber,
        sequence: facts.sequence,
        ...{ previousHash, hash, contentErasedAt },
        ...{ event: facts.event, toStatus: facts.toStatus, version: facts.version },
        hasContent: facts.actorId !== '' || [facts.actorName, facts.reason, facts.facts].some((fact) => fact !== null),
        isChanged: contentErasedAt === null && linkHash(previousHash, facts) !== hash,
        remains: contentErasedAt === null ? undefined : row,
        remainsDigest: facts.event === 'erase' ? remainsSchema.safeParse(facts.facts).data?.remains : undefined,
      }
    })
  })
}

export function readEvents(tx: DatabaseTransaction, balances: Balances): Promise<Event[]> {
  const { chain, sequence } = auditEvents
  return inPortions(async (last) => {
    const rows = await tx
      .select()
      .from(auditEvents)
      .where(last && sql`(${chain}, ${sequence}) > (${last.chain}, ${last.sequence})`)
      .orderBy(asc(chain), asc(sequence))
      .limit(portion)
    return rows.map(({ previousHash, hash, ...facts }) => {
      const traces = detailsSchema.safeParse(facts.details).data
      for (const [table, id, found, left] of traces?.rows ?? []) {
        const row = `${table} ${id}`
        balances.set(row, (balances.get(row) ?? 0n) + numberOf(left) - numberOf(found))
      }
      return {
        chain: facts.chain,
        sequence: facts.sequence,
        ...{ previousHash, hash },
        named: traces?.heads ?? [],
        isChanged: linkHash(previousHash, facts) !== hash,
      }
    })
  })
}

export function readStanding(tx: DatabaseTransaction) {
  const { referenceNumber, status, version, submittedAt, deletedAt, erasedAt, document } = applications
  const written = sql<unknown>`${document} -> 'applicationStatus'`
  return tx
    .select({ referenceNumber, status, version, submittedAt, deletedAt, erasedAt, written })
    .from(applications)
    .orderBy(asc(referenceNumber))
}

export type StandingRow = Awaited<ReturnType<typeof readStanding>>[number]
