import type { ApplicationDocument } from '../db/application-document.ts'
import { findFile } from '../db/repositories/files.ts'
import type { Transaction } from '../db/transaction.ts'

/**
 * [CRT-14] Whether the certificate is where it belongs. A signed PDF alone is, as soon as it is kept: the exporter fetches it.
 * One that goes to an authority as a message is not, while nobody delivers messages.
 */
export async function isDelivered(
  tx: Transaction,
  { referenceNumber, certificateFormats }: ApplicationDocument,
): Promise<boolean> {
  if (certificateFormats.length === 0 || certificateFormats.some((format) => format !== 'PDF')) return false
  return (await findFile(tx, referenceNumber, 'ELECTRONICALLY_SIGNED_CERTIFICATE')) !== undefined
}
