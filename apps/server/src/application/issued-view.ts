import { type ApplicationStatus, isElectronic, unissuedStatuses } from '@eksport/domain'
import type { CertificateDocument, Certifier } from '@eksport/domain/documents'
import type { ApplicationDocument } from '../db/application-document.ts'
import { type CertificateIssueRow, validIssue } from '../db/repositories/certificate-issues.ts'
import { lastPrint, lastSigner } from '../db/repositories/history.ts'
import { sheetsOfIssue } from '../db/repositories/paper-sheets.ts'
import { latestSnapshot, type Snapshot } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { issuedView } from './documents-of.ts'

interface Certified {
  readonly certifier: Certifier
  readonly at: Date
  readonly paperSerials?: readonly string[]
}

/** Whose name stands under an issue, and when it was made: the signed one, on paper alone what was printed last. */
async function certifiedOf(
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

const unissued: ReadonlySet<ApplicationStatus> = new Set(unissuedStatuses)

/**
 * [CRT-09] What an officer sees of a certificate while its issue is valid: what was approved, with the number that it was
 * issued under and without a mark. Nothing while none is issued, and of one that was called back.
 */
export async function issuedFor(
  tx: Transaction,
  { applicationStatus, referenceNumber }: ApplicationDocument,
  { lookups, verification }: Pick<Deps, 'lookups' | 'verification'>,
): Promise<CertificateDocument | undefined> {
  if (unissued.has(applicationStatus)) return undefined
  const issue = await validIssue(tx, referenceNumber)
  const approved = await latestSnapshot(tx, referenceNumber, 'APPROVED')
  if (issue === undefined || approved === undefined) return undefined
  const certified = await certifiedOf(tx, issue, approved)
  if (certified === undefined) return undefined
  const { at, ...facts } = certified
  return issuedView(approved.document, lookups, {
    ...facts,
    number: issue.number,
    issue: issue.issue,
    verification: verification.of(issue.id),
    at: at.toISOString(),
  })
}
