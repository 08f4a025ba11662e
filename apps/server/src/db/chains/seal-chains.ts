import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { roles } from '../access.ts'
import { eachGuardedPortion } from '../guarded-rows.ts'
import { programNames } from '../program-name.ts'
import { auditChains, auditUnnamed, lastLink, moveHead } from '../repositories/audit-events.ts'
import { isSealOfHeads } from '../repositories/chain-heads.ts'
import { chainStart, headText, type Seal } from '../repositories/hash-chain.ts'
import { noteHead } from '../repositories/history-heads.ts'
import { noteWritten } from '../repositories/written-rows.ts'
import { history } from '../schema/case-records.ts'
import { auditHeads } from '../schema/system.ts'
import type { Transaction, Transactions } from '../transaction.ts'

const action = 'seal-chains'

const readHeads = (tx: Transaction) => tx.select().from(auditHeads).orderBy(asc(auditHeads.chain))

const neverSealed = (heads: readonly (typeof auditHeads.$inferSelect)[]): readonly number[] =>
  heads.filter(({ sequence }) => sequence === null).map(({ chain }) => chain)

const portion = 1_000

/** Names the ends of all histories in audit events. */
async function nameHistories(tx: Transaction): Promise<void> {
  const { referenceNumber, sequence, hash } = history
  for (let last = 0; ; ) {
    const rows = await tx
      .selectDistinctOn([referenceNumber], { referenceNumber, sequence, hash })
      .from(history)
      .where(sql`${referenceNumber} > ${last}`)
      .orderBy(asc(referenceNumber), desc(sequence))
      .limit(portion)
    for (const row of rows) noteHead(tx, { ...row, after: 0 })
    await auditUnnamed(tx, action)
    if (rows.length < portion) return
    last = rows.at(-1)?.referenceNumber ?? last
  }
}

/**
 * [OPS-06] How far the chains of a database are. Claimed are those that a start has put a seal on without a place: links are added as the
 * release before does, and whoever comes with another key is found before anything is sealed with it.
 */
export type ChainsState = 'unclaimed' | 'claimed' | 'sealed'

/** The state of the chains; also of a database that an older release has migrated. */
export async function stateOfChains(owner: Pool): Promise<ChainsState> {
  const { rows } = await owner.query<{ known: boolean }>(`select to_regclass('audit_heads') is not null as known`)
  if (rows[0]?.known !== true) return 'unclaimed'
  const heads = await owner.query<{ sealed: boolean; claimed: boolean }>(
    'select bool_or(sequence is not null) as sealed, bool_or(seal is not null) as claimed from audit_heads',
  )
  if (heads.rows[0]?.sealed === true) return 'sealed'
  return heads.rows[0]?.claimed === true ? 'claimed' : 'unclaimed'
}

/** Whether a product was ever started on the database: each start loads what it brings along. */
async function isUsed(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ used: boolean }>(
    sql`select exists (select from reference_versions) or exists (select from audit_events) as used`,
  )
  return rows[0]?.used === true
}

/** Whether a program of a release that does not seal is at work on the database: ours say who they are. */
async function isOlderAtWork(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and usename in (${roles.listeners}, ${roles.worker})
      and coalesce(application_name, '') !~ ${programNames} limit 1`,
  )
  return rows.length > 0
}

async function claimHeads(tx: Transaction, seal: Seal): Promise<void> {
  for (const chain of auditChains)
    await tx
      .update(auditHeads)
      .set({ seal: seal(headText({ chain, sequence: 0, hash: chainStart })) })
      .where(and(eq(auditHeads.chain, chain), isNull(auditHeads.sequence), isNull(auditHeads.seal)))
}

/** What the database holds is taken for right, and named. */
async function nameAll(tx: Transaction): Promise<void> {
  await nameHistories(tx)
  await eachGuardedPortion(tx, async (rows) => {
    for (const { table, id, row } of rows) noteWritten(tx, { table, id, after: row })
    await auditUnnamed(tx, action)
  })
}

interface Sealing {
  /** No heads were kept outside before. Otherwise the chain can be gone on with, under a head that is not sealed. */
  readonly isFirst: boolean
  /** Somebody says that no older release is to be started on the database any more. */
  readonly isAsked: boolean
}

/**
 * What became of it: sealed; not ours to seal, for somebody has claimed them under another key; or not yet, since an older release has
 * used the database and may again, or is at work on it now.
 */
export type Sealed = 'sealed' | 'foreign' | 'used' | 'older at work'

/** Places those heads that have no place, and takes what the database holds for right where it is the first time. */
async function placeHeads(tx: Transaction, chains: readonly number[], seal: Seal | undefined): Promise<Sealed> {
  if (await isOlderAtWork(tx)) return 'older at work'
  for (const chain of chains) await moveHead(tx, await lastLink(tx, chain), seal)
  if (seal !== undefined) await nameAll(tx)
  return 'sealed'
}

/**
 * [OPS-06] Begins the chains that have no head: what the database holds now is taken for right, once. By the owner. From then on no release
 * that does not seal may write any more, so that a start does it by itself only where none ever has.
 */
export function sealChains(owner: Transactions, seal: Seal, { isFirst, isAsked }: Sealing): Promise<Sealed> {
  return owner.run({ audience: 'system' }, async (tx) => {
    const waits = isFirst && !isAsked && (await isUsed(tx))
    if (waits) await claimHeads(tx, seal)
    // Whoever adds a link holds one of them: their transactions have ended, or find the head that we leave.
    const unsealed = neverSealed(waits ? await readHeads(tx) : await readHeads(tx).for('update'))
    if (!(await isSealOfHeads(tx, seal))) return 'foreign'
    if (unsealed.length === 0) return 'sealed'
    return waits ? 'used' : placeHeads(tx, unsealed, isFirst ? seal : undefined)
  })
}
