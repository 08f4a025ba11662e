import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { paperBatches, paperSheets, paperVoids } from '../schema/paper-stock.ts'
import type { Transaction } from '../transaction.ts'
import { serialsMeant } from './printed-numbers.ts'

interface NewBatch extends Omit<typeof paperBatches.$inferInsert, 'id' | 'sheets'> {
  readonly serials: readonly string[]
}

/** [CRT-15] Registers a pile of sheets; returns those serials that were known already, which the caller refuses. */
export async function insertBatch(tx: Transaction, { serials, ...batch }: NewBatch): Promise<string[]> {
  const [row] = await tx
    .insert(paperBatches)
    .values({ ...batch, sheets: serials.length })
    .returning({ id: paperBatches.id })
  if (row === undefined) throw new Error('An insert answered no row')
  const { office, registeredAt: changedAt } = batch
  const sheets = serials.map((serial) => ({ serial, office, batchId: row.id, state: 'FREE' as const, changedAt }))
  const inserted = await tx
    .insert(paperSheets)
    .values(sheets)
    .onConflictDoNothing({ target: paperSheets.serial })
    .returning({ serial: paperSheets.serial })
  const isNew = new Set(inserted.map(({ serial }) => serial))
  return serials.filter((serial) => !isNew.has(serial))
}

/** Inserts a sheet that was printed on before its office had a stock. */
export async function insertPrintedSheet(
  tx: Transaction,
  sheet: Omit<typeof paperSheets.$inferInsert, 'state' | 'batchId'>,
): Promise<void> {
  await tx.insert(paperSheets).values({ ...sheet, state: 'PRINTED' })
}

const minutesHeld = 10

/** Free, or reserved for a certificate that was never finished. */
const isFree = (now: Date) =>
  or(
    eq(paperSheets.state, 'FREE'),
    and(eq(paperSheets.state, 'HELD'), lt(paperSheets.changedAt, new Date(now.getTime() - minutesHeld * 60_000))),
  )

interface Wanted {
  readonly office: string
  readonly referenceNumber: number
  readonly count: number
  readonly now: Date
}

/**
 * Reserves the next sheets of an office for a certificate to be drawn; fewer if the stock is short. Concurrent callers
 * get different sheets. Sheets already reserved for this application are taken first.
 */
export async function holdSheets(
  tx: Transaction,
  { office, referenceNumber, count, now }: Wanted,
): Promise<readonly string[]> {
  const own = and(eq(paperSheets.state, 'HELD'), eq(paperSheets.referenceNumber, referenceNumber))
  const next = await tx
    .select({ serial: paperSheets.serial })
    .from(paperSheets)
    .where(and(eq(paperSheets.office, office), or(own, isFree(now))))
    .orderBy(sql`(${own}) desc nulls last`, asc(paperSheets.position))
    .limit(count)
    .for('update', { skipLocked: true })
  const serials = next.map(({ serial }) => serial)
  if (serials.length === 0) return []
  await tx
    .update(paperSheets)
    .set({ state: 'HELD', referenceNumber, changedAt: now })
    .where(inArray(paperSheets.serial, serials))
  return serials
}

interface Print {
  readonly serials: readonly string[]
  readonly referenceNumber: number
  readonly issueId: string
  readonly now: Date
}

/** Marks the sheets reserved for an application as printed; returns how many there were. */
export async function printOnSheets(
  tx: Transaction,
  { serials, referenceNumber, issueId, now }: Print,
): Promise<number> {
  const printed = await tx
    .update(paperSheets)
    .set({ state: 'PRINTED', issueId, changedAt: now })
    .where(
      and(
        inArray(paperSheets.serial, [...serials]),
        eq(paperSheets.state, 'HELD'),
        eq(paperSheets.referenceNumber, referenceNumber),
      ),
    )
    .returning({ serial: paperSheets.serial })
  return printed.length
}

/** The sheets of an issue, one per page, in page order. */
export async function sheetsOfIssue(tx: Transaction, issueId: string): Promise<string[]> {
  const rows = await tx
    .select({ serial: paperSheets.serial })
    .from(paperSheets)
    .where(and(eq(paperSheets.issueId, issueId), eq(paperSheets.state, 'PRINTED')))
    .orderBy(asc(paperSheets.position))
  return rows.map(({ serial }) => serial)
}

/** [CW-04] The sheets that a typed or scanned number matches; digits alone match every series in stock. */
export async function findSheetsByNumber(tx: Transaction, text: string) {
  const serials = serialsMeant(text)
  if (serials === undefined) return []
  const { serial, state, referenceNumber } = paperSheets
  return tx.select({ serial, state, referenceNumber }).from(paperSheets).where(inArray(serial, serials)).orderBy(serial)
}

/** Why, by whom and when sheets are struck off. */
export type Voiding = Omit<typeof paperVoids.$inferInsert, 'serial'>

async function recordVoids(tx: Transaction, voided: readonly { serial: string }[], why: Voiding): Promise<string[]> {
  const serials = voided.map(({ serial }) => serial)
  if (serials.length === 0) return serials
  await tx.insert(paperVoids).values(serials.map((serial) => ({ serial, ...why })))
  return serials
}

/** Voids the sheets of an application's valid print. */
export async function voidPrint(tx: Transaction, referenceNumber: number, why: Voiding): Promise<string[]> {
  const voided = await tx
    .update(paperSheets)
    .set({ state: 'VOID', changedAt: why.voidedAt })
    .where(and(eq(paperSheets.referenceNumber, referenceNumber), eq(paperSheets.state, 'PRINTED')))
    .returning({ serial: paperSheets.serial })
  return recordVoids(tx, voided, why)
}

/** Voids unused sheets of an office; returns those that it had. */
export async function voidFreeSheets(
  tx: Transaction,
  office: string,
  serials: readonly string[],
  why: Voiding,
): Promise<string[]> {
  const voided = await tx
    .update(paperSheets)
    .set({ state: 'VOID', referenceNumber: null, changedAt: why.voidedAt })
    .where(and(eq(paperSheets.office, office), inArray(paperSheets.serial, [...serials]), isFree(why.voidedAt)))
    .returning({ serial: paperSheets.serial })
  return recordVoids(tx, voided, why)
}

const count = (state: 'PRINTED' | 'VOID') =>
  sql<number>`count(*) filter (where ${paperSheets.state} = ${state})`.mapWith(Number)

/** The piles of an office, newest first, with the states of their sheets. */
export async function listBatches(tx: Transaction, office: string) {
  return tx
    .select({
      first: paperBatches.first,
      last: paperBatches.last,
      sheets: paperBatches.sheets,
      registeredName: paperBatches.registeredName,
      registeredAt: paperBatches.registeredAt,
      printed: count('PRINTED'),
      void: count('VOID'),
    })
    .from(paperBatches)
    .innerJoin(paperSheets, eq(paperSheets.batchId, paperBatches.id))
    .where(eq(paperBatches.office, office))
    .groupBy(paperBatches.id)
    .orderBy(desc(paperBatches.registeredAt), desc(paperBatches.first))
}

/** How many sheets an office can print on now, and the first of them. */
export async function countFree(tx: Transaction, office: string, now: Date) {
  const [row] = await tx
    .select({
      free: sql<number>`count(*)`.mapWith(Number),
      next: sql<string | null>`(array_agg(${paperSheets.serial} order by ${paperSheets.position}))[1]`,
    })
    .from(paperSheets)
    .where(and(eq(paperSheets.office, office), isFree(now)))
  return { free: row?.free ?? 0, next: row?.next ?? undefined }
}

/** The latest voided sheets of an office, grouped by spoilt print or report. */
export async function listVoids(tx: Transaction, office: string, limit: number) {
  return tx
    .select({
      serials: sql<string[]>`array_agg(${paperSheets.serial} order by ${paperSheets.position})`,
      reason: paperVoids.reason,
      voidedName: paperVoids.voidedName,
      voidedAt: paperVoids.voidedAt,
      referenceNumber: paperSheets.referenceNumber,
    })
    .from(paperVoids)
    .innerJoin(paperSheets, eq(paperSheets.serial, paperVoids.serial))
    .where(eq(paperSheets.office, office))
    .groupBy(paperVoids.reason, paperVoids.voidedName, paperVoids.voidedAt, paperSheets.referenceNumber)
    .orderBy(desc(paperVoids.voidedAt))
    .limit(limit)
}

/** Voided with its print, and not because the paper was returned, destroyed or lost. */
const isSpoilt = sql`exists (select from history h where h.reference_number = paper_sheets.reference_number
  and h.event = 'void-print' and h.time = paper_sheets.changed_at)`

interface VoidsOf {
  readonly issueId: string
  /**
   * Only sheets that never were the certificate. False for an issue that is no longer valid: then its own sheets are
   * included.
   */
  readonly spoiltAlone: boolean
}

/** [CRT-10] The void sheets of an issue, and since when. */
export async function listVoidOfIssue(tx: Transaction, { issueId, spoiltAlone }: VoidsOf) {
  return tx
    .select({ serial: paperSheets.serial, since: paperSheets.changedAt })
    .from(paperSheets)
    .where(and(eq(paperSheets.issueId, issueId), eq(paperSheets.state, 'VOID'), spoiltAlone ? isSpoilt : undefined))
    .orderBy(asc(paperSheets.position))
}
