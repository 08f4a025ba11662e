import { mayFetch, portalFileOf } from '@eksport/domain'
import { readOrRefuse } from '../application/load.ts'
import { findAttachment } from '../db/repositories/files.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type ActiveSession, sideOf } from '../session/active-session.ts'

interface GetAttachment {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly id: string
}

/** [CRT-12] A stored file as it was sent in, with the type that was found in it, for the side that may fetch it now. */
export async function getAttachment({ tx, session, referenceNumber, id }: GetAttachment) {
  const { document } = await readOrRefuse(tx, referenceNumber)
  const file = await findAttachment(tx, referenceNumber, id)
  if (file === undefined || !mayFetch(sideOf(session), portalFileOf(file.type), document.applicationStatus)) {
    throw new Refusal('NOT_FOUND')
  }
  const { filename, mimeType, content } = file
  return { filename, mimeType, content }
}
