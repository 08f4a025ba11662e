import { deadlineOf, type NoticeKind } from '@eksport/domain'
import { relevantDocument } from '@eksport/domain/templates'
import { applicationDocumentSchema } from '../application-document.ts'
import { and, eq, gte, isNull, lt, max } from '../drizzle.ts'
import { applications } from '../schema/applications.ts'
import { messages } from '../schema/case-records.ts'
import { notices } from '../schema/notices.ts'
import { persons } from '../schema/people.ts'
import type { Transaction } from '../transaction.ts'
import { waitsForExporter } from './waits-for-exporter.ts'

/** A question that an exporter has not answered. */
export interface OpenQuestion {
  readonly referenceNumber: number
  readonly caseworkerId: string | null
  readonly askedAt: Date
  /** Until when the authority must be done; its clock stands still meanwhile, so that no column holds it. */
  readonly deadline: Date | undefined
}

/** The deadline of an application as it is stored, by what counts of it. */
function deadlineIn(document: unknown): Date | undefined {
  const deadline = deadlineOf(relevantDocument(applicationDocumentSchema.parse(document)))
  return deadline && new Date(deadline.at)
}

/** Every question that waits for its answer, in words or by a correction, with when it was asked last. */
export async function openQuestions(tx: Transaction): Promise<OpenQuestion[]> {
  const { referenceNumber, caseworkerId, document } = applications
  const rows = await tx
    .select({ referenceNumber, caseworkerId, document, askedAt: max(messages.createdAt) })
    .from(applications)
    .innerJoin(messages, eq(messages.referenceNumber, applications.referenceNumber))
    .where(
      and(
        waitsForExporter,
        isNull(applications.deletedAt),
        eq(messages.messageType, 'APPLICATION_CLARIFICATION_REQUEST'),
      ),
    )
    .groupBy(referenceNumber, caseworkerId)
  return rows.flatMap(({ askedAt, document: stored, ...question }) =>
    askedAt === null ? [] : [{ ...question, askedAt, deadline: deadlineIn(stored) }],
  )
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

/** Drafts that were never sent, and not changed since a moment; with the certificate of ours that one is to replace. */
export async function quietDrafts(tx: Transaction, since: Date) {
  return tx
    .select(draftFacts)
    .from(applications)
    .where(and(isUnsentDraft, lt(applications.updatedAt, since)))
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
export async function wasToldSince(
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
