import { relevantDocument } from '@eksport/domain/templates'
import type { ApplicationDocument } from '../db/application-document.ts'
import { findApplication } from '../db/repositories/applications.ts'
import { latestSubmissions } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'
import { assessedOf } from './assessed.ts'

/** A draft that was sent before has been reopened: what was sent last is what it differs from. */
const isReopened = ({ applicationStatus }: ApplicationDocument) => applicationStatus === 'UNDER_REGISTRERING'

/**
 * [CHG-01] What an application is compared with. A replacement: the certificate that it replaces, as far as the reader may
 * see it. Any other: the same as it was sent the time before.
 */
export async function findOriginal(
  tx: Transaction,
  document: ApplicationDocument,
): Promise<ApplicationDocument | undefined> {
  const { applicationType, originalApplicationReference, referenceNumber } = document
  if (applicationType === 'ERSTATNINGSSERTIFIKAT') {
    if (originalApplicationReference === undefined) return undefined
    const original = await findApplication(tx, originalApplicationReference)
    return original && relevantDocument(original.document)
  }
  const assessed = await assessedOf(tx, document)
  // A question that has changed nothing leaves what was shown before it.
  if (assessed !== undefined && assessed.revision !== document.revision) return assessed
  const [last, before] = await latestSubmissions(tx, referenceNumber)
  return (isReopened(document) ? last : before)?.document
}
