import { insertSnapshot } from '../db/repositories/snapshots.ts'
import { contentHash } from '../standing/content.ts'
import { type InsideHandler, officerOf } from './effect.ts'
import { judgedBy } from './judged-by.ts'

/** What is approved is fixed: the certificate is drawn from it, and the signer signs nothing else. */
export const approvalStamp: InsideHandler = async (command, progress) => {
  const { tx, stored, actor, now } = command
  // What approves itself has no officer.
  const caseworker = actor.role === 'S' ? {} : { caseworker: officerOf(command) }
  const document = { ...progress.document, ...caseworker, approvedDateTime: now.toISOString() }
  await insertSnapshot(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    kind: 'APPROVED',
    version: document.version + 1,
    document,
    sha256: contentHash(document),
    createdAt: now,
  })
  return { ...progress, document, facts: { ...progress.facts, ...judgedBy(command) } }
}
