import type { Retirement } from '@eksport/domain'
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { certificateIssues } from '../schema/case-records.ts'
import type { Transaction } from '../transaction.ts'

/** [CRT-09] One issue of a certificate. */
export type CertificateIssueRow = typeof certificateIssues.$inferSelect
type NewIssue = typeof certificateIssues.$inferInsert

export async function insertIssue(tx: Transaction, issue: NewIssue): Promise<void> {
  await tx.insert(certificateIssues).values(issue)
}

/** Changes one issue and returns it; undefined if there is none. */
async function changeIssue(
  tx: Transaction,
  which: SQL | undefined,
  change: Partial<NewIssue>,
): Promise<CertificateIssueRow | undefined> {
  const [changed] = await tx.update(certificateIssues).set(change).where(which).returning()
  return changed
}

/** The newest issue of an application, valid or not. */
export async function latestIssue(tx: Transaction, referenceNumber: number): Promise<CertificateIssueRow | undefined> {
  const [row] = await tx
    .select()
    .from(certificateIssues)
    .where(eq(certificateIssues.referenceNumber, referenceNumber))
    .orderBy(desc(certificateIssues.issue))
    .limit(1)
    .prepare('latest issue')
    .execute()
  return row
}

/** Every issue of an application, valid or not, oldest first. */
export async function listIssues(tx: Transaction, referenceNumber: number): Promise<CertificateIssueRow[]> {
  return tx
    .select()
    .from(certificateIssues)
    .where(eq(certificateIssues.referenceNumber, referenceNumber))
    .orderBy(asc(certificateIssues.issue))
}

// An issue exists from the signature or the print on. What happened while it was valid is only in the history.
const whileValid = sql`h.reference_number = certificate_issues.reference_number
  and h.time between certificate_issues.issued_at and coalesce(certificate_issues.retired_at, 'infinity')`

/** [CRT-10] The application was issued with this issue. */
const wasIssued = sql`exists (select from history h where ${whileValid} and h.to_status = 'UTSTEDT')`

/** Its print was confirmed and not voided later. */
const isOnSheets = sql`exists (select from history h where ${whileValid} and h.event = 'confirm-print'
  and not exists (select from history v where v.reference_number = h.reference_number
    and v.event = 'void-print' and v.sequence > h.sequence))`

/** Whether an issue, valid or not, was ever issued. */
export async function everIssued(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: certificateIssues.id })
    .from(certificateIssues)
    .where(and(eq(certificateIssues.id, id), wasIssued))
  return row !== undefined
}

/**
 * [CPY-01] Those of the applications whose newest issue, valid or not, is a certificate: it was issued, or printed on
 * its sheets.
 */
export async function certificatesMade(
  tx: Transaction,
  referenceNumbers: readonly number[],
): Promise<ReadonlySet<number>> {
  if (referenceNumbers.length === 0) return new Set()
  const { referenceNumber } = certificateIssues
  const isNewest = sql`not exists (select from certificate_issues later
    where later.reference_number = certificate_issues.reference_number and later.issue > certificate_issues.issue)`
  const rows = await tx
    .select({ referenceNumber })
    .from(certificateIssues)
    .where(and(sql`${referenceNumber} = any(${sql.param(referenceNumbers)})`, isNewest, or(wasIssued, isOnSheets)))
    .prepare('certificates made')
    .execute()
  return new Set(rows.map((row) => row.referenceNumber))
}

export async function validIssue(tx: Transaction, referenceNumber: number): Promise<CertificateIssueRow | undefined> {
  const [row] = await tx
    .select()
    .from(certificateIssues)
    .where(and(eq(certificateIssues.referenceNumber, referenceNumber), isNull(certificateIssues.retiredAt)))
  return row
}

export async function findIssueByCode(tx: Transaction, codeHash: string): Promise<CertificateIssueRow | undefined> {
  const [row] = await tx.select().from(certificateIssues).where(eq(certificateIssues.codeHash, codeHash))
  return row
}

/** Stores the sheets that an issue is printed on; null after its print was voided. */
export async function putOnPaper(tx: Transaction, id: string, paperSerial: string | null): Promise<void> {
  await changeIssue(tx, eq(certificateIssues.id, id), { paperSerial })
}

interface RetiredIssue {
  readonly as: Retirement
  readonly at: Date
  /** The application whose certificate replaces it. */
  readonly successorReference?: number | undefined
}

/** Retires the valid issue of an application and returns it; undefined if there is none. */
export function retireIssue(
  tx: Transaction,
  referenceNumber: number,
  { as, at, successorReference }: RetiredIssue,
): Promise<CertificateIssueRow | undefined> {
  const valid = and(eq(certificateIssues.referenceNumber, referenceNumber), isNull(certificateIssues.retiredAt))
  return changeIssue(tx, valid, {
    retiredAs: as,
    retiredAt: at,
    ...(successorReference === undefined ? {} : { successorReference }),
  })
}
