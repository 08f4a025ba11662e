import type { ApplicationDocument } from '../db/application-document.ts'
import { latestSnapshot } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { certificateNumber, renderCertificate } from '../integrations/documents/index.ts'
import { Refusal } from '../refusals/refusal.ts'
import { contentHash } from './content.ts'

/** Whether what was approved is what the application still says. */
export async function matchesApproval(tx: Transaction, document: ApplicationDocument): Promise<boolean> {
  const approved = await latestSnapshot(tx, document.referenceNumber, 'APPROVED')
  return approved !== undefined && approved.sha256 === contentHash(document)
}

/** The certificate as it was approved, drawn from the approved snapshot. */
export async function finalCertificate(
  tx: Transaction,
  { lookups }: Pick<Deps, 'lookups'>,
  referenceNumber: number,
): Promise<Buffer> {
  const approved = await latestSnapshot(tx, referenceNumber, 'APPROVED')
  if (approved === undefined) throw new Refusal('NOT_APPROVED')
  const now = approved.createdAt.toISOString()
  return renderCertificate({ ...approved.document, actions: [] }, lookups, { kind: 'final', now })
}

/** What the file is called when it is saved. */
export function certificateFilename(
  document: ApplicationDocument,
  ending: 'signert' | 'papir' | 'utkast',
  now: Date,
): string {
  const number = certificateNumber(document, now.toISOString())
  return `helsesertifikat-${number.replace(/[^\w.-]+/g, '-')}-${ending}.pdf`
}
