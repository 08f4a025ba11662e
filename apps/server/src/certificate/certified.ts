import { isElectronic } from '@eksport/domain'
import type { Certifier } from '@eksport/domain/documents'
import type { CertificateIssueRow } from '../db/repositories/certificate-issues.ts'
import { lastPrint, lastSigner } from '../db/repositories/history.ts'
import { sheetsOfIssue } from '../db/repositories/paper-sheets.ts'
import type { Snapshot } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'

/** Who certified a certificate and when, as printed on it. */
export interface Certified {
  readonly certifier: Certifier
  readonly at: Date
  readonly paperSerials?: readonly string[]
}

/** The certifier and time of an issue: of its signature, or if it is only on paper, of the last print. */
export async function certifiedOf(
  tx: Transaction,
  { id, issuedAt }: CertificateIssueRow,
  { document, createdAt }: Snapshot,
): Promise<Certified | undefined> {
  const { referenceNumber } = document
  const signer = await lastSigner(tx, referenceNumber, createdAt)
  if (signer !== undefined && isElectronic(document)) return { certifier: signer, at: issuedAt }
  const printed = await lastPrint(tx, referenceNumber, createdAt)
  if (printed === undefined) return undefined
  return { certifier: signer ?? printed.printer, at: printed.time, paperSerials: await sheetsOfIssue(tx, id) }
}
