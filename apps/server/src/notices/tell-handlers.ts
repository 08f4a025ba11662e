import { type NoticeKind, today } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { findApplication } from '../db/repositories/applications.ts'
import { isOneAtWork } from '../db/repositories/officers.ts'
import type { Transaction } from '../db/transaction.ts'
import { addNotice } from './notices.ts'

interface Telling {
  readonly kind: NoticeKind
  readonly now: Date
  readonly occasion?: string
  readonly byMail?: boolean
}

/**
 * [ACT-13] Notifies the officer of a case. If there is none, or they are away or may not have cases any more, everybody
 * at its office is notified as well. If none of these is at work, as for an electronic certificate approved
 * automatically, leaders are notified.
 */
export async function tellHandlers(tx: Transaction, document: ApplicationDocument, telling: Telling): Promise<void> {
  const { referenceNumber, caseworker, caseOffice, certificateRetrieval } = document
  const office = caseOffice ?? certificateRetrieval?.office ?? caseworker?.office
  const circles = [caseworker && { personId: caseworker.id }, office && { office }, 'leaders' as const]
  for (const to of circles) {
    const receivers = to ? await addNotice(tx, { ...telling, referenceNumber, to }) : []
    if (await isOneAtWork(tx, receivers, today(telling.now.toISOString()))) return
  }
}

interface Failed extends Omit<Telling, 'kind'> {
  /** Failures that nobody can retry have their own kind. */
  readonly kind?: 'JOB_FAILED' | 'AUTHORITY_NOT_TOLD'
  readonly occasion: string
}

/** [ACT-13] Notifies officers that a job of a case was given up. Does nothing if the application is gone. */
export async function tellFailed(
  tx: Transaction,
  referenceNumber: number,
  { kind = 'JOB_FAILED', ...telling }: Failed,
): Promise<void> {
  const stored = await findApplication(tx, referenceNumber)
  if (stored !== undefined) await tellHandlers(tx, stored.document, { ...telling, kind })
}
