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
 * [ACT-13] Whoever has the case is told. Of one without an owner, or whose owner is away or may have no cases any more, everybody at
 * its office is told as well. Where that leaves nobody who is at work, as of an electronic certificate that approved itself, those who
 * lead are.
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
  /** What nobody can try again has a kind of its own. */
  readonly kind?: 'JOB_FAILED' | 'AUTHORITY_NOT_TOLD'
  readonly occasion: string
}

/** [ACT-13] Something that was to be done for a case was given up. An application that is gone has nobody to be told. */
export async function tellFailed(
  tx: Transaction,
  referenceNumber: number,
  { kind = 'JOB_FAILED', ...telling }: Failed,
): Promise<void> {
  const stored = await findApplication(tx, referenceNumber)
  if (stored !== undefined) await tellHandlers(tx, stored.document, { ...telling, kind })
}
