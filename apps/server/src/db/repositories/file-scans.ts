import { and, asc, count, eq, inArray } from '../drizzle.ts'
import { files } from '../schema/case-records.ts'
import type { Transaction } from '../transaction.ts'

const isOpen = inArray(files.scan, ['WAITING', 'DELAYED'])

/** A file that waits for its verdict; nothing when it has one, or is gone. */
export async function findUnscanned(tx: Transaction, id: string) {
  const { content, sha256, scan, referenceNumber, organisationNumber } = files
  const [row] = await tx
    .select({ content, sha256, scan, referenceNumber, organisationNumber })
    .from(files)
    .where(and(eq(files.id, id), isOpen))
  return row
}

/** Ids of files that wait for their verdict, the oldest first. */
export async function listUnscanned(tx: Transaction, limit: number): Promise<string[]> {
  const rows = await tx.select({ id: files.id }).from(files).where(isOpen).orderBy(asc(files.createdAt)).limit(limit)
  return rows.map(({ id }) => id)
}

/** Writes how far the scan is, unless there is a verdict already. Of an infected file the content goes, and its hash stays. */
export async function settleScan(
  tx: Transaction,
  id: string,
  scan: 'CLEAN' | 'DELAYED' | 'INFECTED',
): Promise<boolean> {
  const gone = scan === 'INFECTED' ? { content: Buffer.alloc(0) } : {}
  const rows = await tx
    .update(files)
    .set({ scan, ...gone })
    .where(and(eq(files.id, id), isOpen))
    .returning({ id: files.id })
  return rows.length > 0
}

/** [OPS-08] How many files wait for their verdict, by how they wait. */
export async function countUnscanned(tx: Transaction): Promise<{ scan: string; files: number }[]> {
  const rows = await tx.select({ scan: files.scan, files: count() }).from(files).where(isOpen).groupBy(files.scan)
  return rows.map(({ scan, ...counted }) => ({ scan: scan ?? '', ...counted }))
}
