import type { Retirement } from '@eksport/domain'
import { and, desc, eq, inArray, isNull } from '../drizzle.ts'
import { certificateIssues } from '../schema/case-records.ts'
import type { Transaction } from '../transaction.ts'

/** [CRT-09] One issue of a certificate. */
export type CertificateIssueRow = typeof certificateIssues.$inferSelect
type NewIssue = typeof certificateIssues.$inferInsert

export async function insertIssue(tx: Transaction, issue: NewIssue): Promise<void> {
  await tx.insert(certificateIssues).values(issue)
}

/** The newest issue of an application, valid or not. */
export async function latestIssue(tx: Transaction, referenceNumber: number): Promise<CertificateIssueRow | undefined> {
  const [row] = await tx
    .select()
    .from(certificateIssues)
    .where(eq(certificateIssues.referenceNumber, referenceNumber))
    .orderBy(desc(certificateIssues.issue))
    .limit(1)
  return row
}

/** Which of these applications have had an issue, valid or not. */
export async function everIssued(tx: Transaction, referenceNumbers: readonly number[]): Promise<ReadonlySet<number>> {
  if (referenceNumbers.length === 0) return new Set()
  const { referenceNumber } = certificateIssues
  const rows = await tx
    .selectDistinct({ referenceNumber })
    .from(certificateIssues)
    .where(inArray(referenceNumber, [...referenceNumbers]))
  return new Set(rows.map((row) => row.referenceNumber))
}

/** The issue of an application that is valid now. */
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

/** The sheets that the issue stands on; nothing when its print was voided. */
export async function putOnPaper(tx: Transaction, id: string, paperSerial: string | null): Promise<void> {
  await tx.update(certificateIssues).set({ paperSerial }).where(eq(certificateIssues.id, id))
}

interface RetiredIssue {
  readonly as: Retirement
  readonly at: Date
  /** The application whose certificate stands in its place. */
  readonly successorReference?: number | undefined
}

/** Retires the valid issue of an application and answers it, if there is one. */
export async function retireIssue(
  tx: Transaction,
  referenceNumber: number,
  { as, at, successorReference }: RetiredIssue,
): Promise<CertificateIssueRow | undefined> {
  const [row] = await tx
    .update(certificateIssues)
    .set({ retiredAs: as, retiredAt: at, ...(successorReference === undefined ? {} : { successorReference }) })
    .where(and(eq(certificateIssues.referenceNumber, referenceNumber), isNull(certificateIssues.retiredAt)))
    .returning()
  return row
}
