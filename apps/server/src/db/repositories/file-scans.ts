import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { files } from '../schema/case-records.ts'
import type { Transaction } from '../transaction.ts'

const isOpen = inArray(files.scan, ['WAITING', 'DELAYED'])

/** A file that waits for its scan; undefined if it is scanned or gone. */
export async function findUnscanned(tx: Transaction, id: string) {
  const { content, sha256, scan, referenceNumber, organisationNumber } = files
  const [row] = await tx
    .select({ content, sha256, scan, referenceNumber, organisationNumber })
    .from(files)
    .where(and(eq(files.id, id), isOpen))
  return row
}

/** Ids of files that wait for their scan, oldest first. */
export async function listUnscanned(tx: Transaction, limit: number): Promise<string[]> {
  const rows = await tx.select({ id: files.id }).from(files).where(isOpen).orderBy(asc(files.createdAt)).limit(limit)
  return rows.map(({ id }) => id)
}

/** Stores the scan state, unless there is a verdict already. An infected file loses its content and keeps its hash. */
export async function settleScan(
  tx: Transaction,
  id: string,
  scan: 'CLEAN' | 'DELAYED' | 'INFECTED',
): Promise<boolean> {
  const gone = scan === 'INFECTED' ? { content: Buffer.alloc(0) } : {}
  const settled = await tx
    .update(files)
    .set({ scan, ...gone })
    .where(and(eq(files.id, id), isOpen))
    .returning({ id: files.id })
  return settled.length > 0
}

const portion = 500

type Change = 'await' | 'forget'

const meantBy: Readonly<Record<Change, { readonly which: SQL; readonly scan: 'WAITING' | null }>> = {
  await: { which: sql`${files.scan} is null and not eksport_is_own_file(${files.type})`, scan: 'WAITING' },
  forget: { which: sql`${isOpen}`, scan: null },
}

/** Queues files that were never scanned, or ends all waiting, one portion at a time; returns whether it was the last portion. */
export async function changeWaiting(tx: Transaction, change: Change): Promise<{ readonly isLast: boolean }> {
  const { which, scan } = meantBy[change]
  const found = await tx.select({ id: files.id }).from(files).where(which).limit(portion).for('update')
  const ids = found.map(({ id }) => id)
  if (ids.length > 0) await tx.update(files).set({ scan }).where(inArray(files.id, ids))
  return { isLast: found.length < portion }
}

/** [OPS-08] How many files wait for their scan, by state. */
export async function countUnscanned(tx: Transaction): Promise<{ scan: string; files: number }[]> {
  const rows = await tx.select({ scan: files.scan, files: count() }).from(files).where(isOpen).groupBy(files.scan)
  return rows.map(({ scan, ...counted }) => ({ scan: scan ?? '', ...counted }))
}
