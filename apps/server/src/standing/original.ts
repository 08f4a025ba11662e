import { relevantDocument } from '@eksport/domain/templates'
import type { ApplicationDocument } from '../db/application-document.ts'
import { findApplication } from '../db/repositories/applications.ts'
import { latestSubmissions } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'
import { assessedOf } from './assessed.ts'

/** Whether a submitted draft was reopened; it is compared with its last submission. */
const isReopened = ({ applicationStatus }: ApplicationDocument) => applicationStatus === 'UNDER_REGISTRERING'

/**
 * [CHG-01] What an application is compared with: a replacement with the certificate it replaces, if the reader may see
 * it; any other with its previous submission.
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
  // If a question led to no change, the earlier comparison stays.
  if (assessed !== undefined && assessed.revision !== document.revision) return assessed
  const [last, before] = await latestSubmissions(tx, referenceNumber)
  return (isReopened(document) ? last : before)?.document
}
