import type { Replacement } from '@eksport/api'
import { listAttachments, replacementFiles } from '../db/repositories/files.ts'
import { findReplacementOf } from '../db/repositories/replacements.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { answersOf } from '../drafting/replacement-information.ts'
import { Refusal } from '../refusals/refusal.ts'
import { readOrRefuse } from '../standing/load.ts'

async function present(tx: Transaction, original: number, { document }: StoredApplication): Promise<Replacement> {
  const { referenceNumber, applicationStatus, version, replacementInformation } = document
  return {
    originalReferenceNumber: original,
    applicationReferenceNumber: referenceNumber,
    applicationStatus,
    version,
    replacementInformation: {
      ...answersOf(replacementInformation),
      attachments: await listAttachments(tx, referenceNumber, replacementFiles),
    },
  }
}

/** A replacement, if it replaces that original. */
export async function getReplacement(tx: Transaction, original: number, referenceNumber: number): Promise<Replacement> {
  const stored = await readOrRefuse(tx, referenceNumber)
  if (stored.document.originalApplicationReference !== original) throw new Refusal('NOT_FOUND')
  return present(tx, original, stored)
}

export async function getCurrentReplacement(tx: Transaction, original: number): Promise<Replacement> {
  await readOrRefuse(tx, original)
  const stored = await findReplacementOf(tx, original)
  if (stored === undefined) throw new Refusal('NOT_FOUND')
  return present(tx, original, stored)
}
