import type { Retirement } from '@eksport/domain'
import { and, desc, eq, isNull } from '../drizzle.ts'
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
