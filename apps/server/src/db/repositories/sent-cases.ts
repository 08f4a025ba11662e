import { type RegisterAnswers, registerAnswersSchema } from '@eksport/domain'
import { relevantDocument } from '@eksport/domain/templates'
import { and, count, desc, eq, gte, inArray, isNull } from 'drizzle-orm'
import { type ApplicationDocument, applicationDocumentSchema } from '../application-document.ts'
import { applications, snapshots } from '../schema/applications.ts'
import { registerChecks } from '../schema/registers.ts'
import type { Transaction } from '../transaction.ts'

const sentSince = (since: Date) => and(gte(applications.submittedAt, since), isNull(applications.deletedAt))

export interface SentNumber {
  readonly referenceNumber: number
  /** The current status. */
  readonly status: string
}

/** The applications first sent since a moment, newest first and at most `limit`, and how many there are in all. */
export async function sentNumbers(tx: Transaction, since: Date, limit: number) {
  const numbers: SentNumber[] = await tx
    .select({ referenceNumber: applications.referenceNumber, status: applications.status })
    .from(applications)
    .where(sentSince(since))
    .orderBy(desc(applications.submittedAt))
    .limit(limit)
  const [counted] = await tx.select({ sent: count() }).from(applications).where(sentSince(since))
  return { numbers, sent: counted?.sent ?? 0 }
}

/** An application as it was last sent, and what the registers answered then. */
export interface SentCase {
  readonly referenceNumber: number
  readonly document: ApplicationDocument
  readonly sentAt: Date
  readonly answers: RegisterAnswers | undefined
}

/** The last submissions of these applications; those without a stored snapshot are left out. */
export async function sentCases(tx: Transaction, numbers: readonly number[]): Promise<SentCase[]> {
  const { referenceNumber, kind, createdAt, document } = snapshots
  const sent = await tx
    .selectDistinctOn([referenceNumber], { referenceNumber, document, sentAt: createdAt })
    .from(snapshots)
    .where(and(inArray(referenceNumber, [...numbers]), eq(kind, 'SUBMITTED')))
    .orderBy(referenceNumber, desc(createdAt))
  const asked = await tx
    .selectDistinctOn([registerChecks.referenceNumber], {
      referenceNumber: registerChecks.referenceNumber,
      answers: registerChecks.answers,
    })
    .from(registerChecks)
    .where(and(inArray(registerChecks.referenceNumber, [...numbers]), eq(registerChecks.occasion, 'SENT')))
    .orderBy(registerChecks.referenceNumber, desc(registerChecks.askedAt))
  const answers = new Map(asked.map((one) => [one.referenceNumber, registerAnswersSchema.parse(one.answers)]))
  return sent.map((row) => ({
    ...row,
    document: relevantDocument(applicationDocumentSchema.parse(row.document)),
    answers: answers.get(row.referenceNumber),
  }))
}
