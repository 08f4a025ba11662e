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

/** A question that an exporter has not answered. */
interface OpenQuestion {
  readonly askedAt: Date
  /** Until when the authority must be done; its clock stands still meanwhile, so that no column holds it. */
  readonly deadline: Date | undefined
}

/** The deadline of an application as it is stored, by what counts of it. */
function deadlineIn(document: unknown): Date | undefined {
  const deadline = deadlineOf(relevantDocument(applicationDocumentSchema.parse(document)))
  return deadline && new Date(deadline.at)
}

const isOpenQuestion = and(
  waitsForExporter,
  isNull(applications.deletedAt),
  eq(messages.messageType, 'APPLICATION_CLARIFICATION_REQUEST'),
)

/** The applications with a question that waits for its answer, in words or by a correction. */
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

/** The question of one of them, with when it was asked last; nothing once it was answered. */
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

/** Since when nobody has changed a draft of which something may be due. */
export interface QuietSince {
  readonly draft: Date
  /** One that is to replace a certificate of ours. */
  readonly replacement: Date
}

/**
 * Drafts that were never sent, and not changed for a while; with the certificate of ours that one is to replace, and when it was
 * reminded of last.
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

/** The same of one of them; nothing once it was sent or deleted. */
export async function unsentDraft(tx: Transaction, referenceNumber: number) {
  const [row] = await tx
    .select(draftFacts)
    .from(applications)
    .where(and(isUnsentDraft, eq(applications.referenceNumber, referenceNumber)))
  return row
}

/** Whether a notice of a kind has been given of an application since a moment. */
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

/** [AUT-06] Contact e-mails of exporters that nobody has saved since. */
export async function forgetMailsBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx
    .update(persons)
    .set({ mail: null, mailUpdatedAt: null })
    .where(and(eq(persons.audience, 'submitter'), lt(persons.mailUpdatedAt, moment)))
}
