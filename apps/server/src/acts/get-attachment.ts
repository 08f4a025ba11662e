import { readOrRefuse } from '../application/load.ts'
import { findAttachment } from '../db/repositories/files.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'

/** A stored file as it was sent in, with the type that was found in it. */
export async function getAttachment(tx: Transaction, referenceNumber: number, id: string) {
  await readOrRefuse(tx, referenceNumber)
  const file = await findAttachment(tx, referenceNumber, id)
  if (file === undefined) throw new Refusal('NOT_FOUND')
  const { filename, mimeType, content } = file
  return { filename, mimeType, content }
}
