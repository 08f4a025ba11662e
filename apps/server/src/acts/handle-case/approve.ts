import { contentHash } from '../../application/content.ts'
import { insertSnapshot } from '../../db/repositories/snapshots.ts'
import { type HandlingStep, officerOf } from './handling-step.ts'

/** Row 15: what is approved is fixed; the certificate is drawn from it, and the signer signs nothing else. */
export const approve: HandlingStep = async (command) => {
  const { tx, stored, now } = command
  const document = { ...stored.document, approvedDateTime: now.toISOString(), caseworker: officerOf(command) }
  await insertSnapshot(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    kind: 'APPROVED',
    version: document.version + 1,
    document,
    sha256: contentHash(document),
    createdAt: now,
  })
  return document
}
