import type { NoticeKind } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { findApplication } from '../db/repositories/applications.ts'
import type { Transaction } from '../db/transaction.ts'
import { addNotice } from './notices.ts'

interface Telling {
  readonly kind: NoticeKind
  readonly now: Date
  readonly occasion?: string
  readonly byMail?: boolean
}

/**
 * [ACT-13] Whoever has the case is told; of a case without an owner everybody at its office. Where that leaves nobody, as of an
 * electronic certificate that approved itself, those who lead are told.
 */
export async function tellHandlers(tx: Transaction, document: ApplicationDocument, telling: Telling): Promise<void> {
  const { referenceNumber, caseworker, caseOffice, certificateRetrieval } = document
  const office = caseOffice ?? certificateRetrieval?.office
  const notice = { ...telling, referenceNumber }
  const nearest = caseworker ? { personId: caseworker.id } : office !== undefined && { office }
  const heard = nearest ? await addNotice(tx, { ...notice, to: nearest }) : 0
  if (heard === 0) await addNotice(tx, { ...notice, to: 'leaders' })
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
