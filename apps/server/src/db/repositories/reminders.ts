import { deadlineOf, type NoticeKind } from '@eksport/domain'
import { relevantDocument } from '@eksport/domain/templates'
import { and, asc, eq, gte, isNotNull, isNull, lt, lte, max, or, sql } from 'drizzle-orm'
import { applicationDocumentSchema } from '../application-document.ts'
import { applications } from '../schema/applications.ts'
import { messages } from '../schema/case-records.ts'
import { notices } from '../schema/notices.ts'
import { persons } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'
import { waitsForExporter } from './waits-for-exporter.ts'

/** A question that an exporter has not answered yet. */
interface OpenQuestion {
  readonly askedAt: Date
  /** The authority's deadline. Its clock is stopped while the question is open, so no column holds it. */
  readonly deadline: Date | undefined
}

/** The deadline in a stored document. */
function deadlineIn(document: unknown): Date | undefined {
  const deadline = deadlineOf(relevantDocument(applicationDocumentSchema.parse(document)))
  return deadline && new Date(deadline.at)
}

const isOpenQuestion = and(
  waitsForExporter,
  isNull(applications.deletedAt),
  eq(messages.messageType, 'APPLICATION_CLARIFICATION_REQUEST'),
)

/** Applications with a question that waits for an answer or a correction. */
export async function openQuestions(tx: Transaction): Promise<number[]> {
  const { referenceNumber } = applications
  const rows = await tx
    .selectDistinct({ referenceNumber })
    .from(applications)
    .innerJoin(messages, eq(messages.referenceNumber, referenceNumber))
    .where(isOpenQuestion)
    .orderBy(asc(referenceNumber))
  return rows.map((row) => row.referenceNumber)
}

/** The open question of an application, and when it was last asked; undefined once it was answered. */
export async function findQuestion(tx: Transaction, of: number): Promise<OpenQuestion | undefined> {
  const { referenceNumber, document } = applications
  const [row] = await tx
    .select({ document, askedAt: max(messages.createdAt) })
    .from(applications)
    .innerJoin(messages, eq(messages.referenceNumber, referenceNumber))
    .where(and(isOpenQuestion, eq(referenceNumber, of)))
    .groupBy(referenceNumber)
  if (row === undefined || row.askedAt === null) return undefined
  return { askedAt: row.askedAt, deadline: deadlineIn(row.document) }
}

const draftFacts = {
  referenceNumber: applications.referenceNumber,
  touchedAt: applications.updatedAt,
  originalReference: applications.originalReference,
}

const isUnsentDraft = and(
  eq(applications.status, 'UNDER_REGISTRERING'),
  isNull(applications.submittedAt),
  isNull(applications.deletedAt),
)

/** A draft that was not changed since this moment may need a reminder. */
export interface QuietSince {
  readonly draft: Date
  /** For drafts that replace one of our certificates. */
  readonly replacement: Date
}

/**
 * Drafts that were never sent or changed since the given moments, with the certificate that they replace and the time
 * of their last reminder.
 */
export async function quietDrafts(tx: Transaction, { draft, replacement }: QuietSince) {
  const { originalReference, referenceNumber, updatedAt } = applications
  const kind: NoticeKind = 'DRAFT_REMINDER'
  const lastReminded = tx
    .select({ at: max(notices.createdAt) })
    .from(notices)
    .where(and(eq(notices.referenceNumber, referenceNumber), eq(notices.kind, kind)))
  return tx
    .select({ ...draftFacts, remindedAt: sql<Date | null>`(${lastReminded})`.mapWith(notices.createdAt) })
    .from(applications)
    .where(
      and(
        isUnsentDraft,
        or(
          and(isNull(originalReference), lte(updatedAt, draft)),
          and(isNotNull(originalReference), lte(updatedAt, replacement)),
        ),
      ),
    )
    .orderBy(asc(applications.referenceNumber))
}

/** The same facts for one draft; undefined once it was sent or deleted. */
export async function unsentDraft(tx: Transaction, referenceNumber: number) {
  const [row] = await tx
    .select(draftFacts)
    .from(applications)
    .where(and(isUnsentDraft, eq(applications.referenceNumber, referenceNumber)))
  return row
}

/** Whether a notice of a kind was given about an application since a moment. */
export async function wasNotifiedSince(
  tx: Transaction,
  kind: NoticeKind,
  referenceNumber: number,
  since: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.referenceNumber, referenceNumber), eq(notices.kind, kind), gte(notices.createdAt, since)))
    .limit(1)
  return rows.length > 0
}

export async function forgetNoticesBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(notices).where(lt(notices.createdAt, moment))
}

/** [AUT-06] Removes contact e-mails of exporters that were not saved or confirmed since a moment. */
export async function forgetMailsBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx
    .update(persons)
    .set({ mail: null, mailUpdatedAt: null })
    .where(and(eq(persons.audience, 'submitter'), lt(persons.mailUpdatedAt, moment)))
}
