import type { Certifier, ReplacedCertificate } from '@eksport/domain/documents'
import { relevantDocument } from '@eksport/domain/templates'
import type { ApplicationDocument } from '../db/application-document.ts'
import { lastSigner } from '../db/repositories/history.ts'
import { latestSnapshot, type Snapshot } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { AttachedFile } from '../documents/index.ts'
import { Refusal } from '../refusals/refusal.ts'
import { contentHash } from '../standing/content.ts'
import { type PlannedIssue, planIssue } from './certificate-issue.ts'
import { issuedCertificate, signatureOf, signingReason } from './documents-of.ts'
import { replacedBy } from './replaced-certificate.ts'

/** [EXP-11] The time of pickup is not printed on certificates, and may change after the approval. */
function withoutPickupTime({ certificateRetrieval, ...document }: ApplicationDocument): ApplicationDocument {
  if (certificateRetrieval === undefined) return document
  const { date: _, time: __, ...where } = certificateRetrieval
  return { ...document, certificateRetrieval: where }
}

/**
 * Whether the application still says what was approved: the hash of the stored snapshot is right, and both have the
 * same content when converted to the current shape.
 */
export async function matchesApproval(tx: Transaction, document: ApplicationDocument): Promise<boolean> {
  const approved = await latestSnapshot(tx, document.referenceNumber, 'APPROVED')
  if (approved === undefined || approved.sha256 !== contentHash(approved.stored)) return false
  const [before, today] = [approved.document, relevantDocument(document)].map(withoutPickupTime).map(contentHash)
  return before === today
}

/** The certificate of an approval, drawn before the transaction that stores it: signed, or for numbered sheets. */
export interface DrawnCertificate {
  /** The approval that it was drawn from. */
  readonly approval: Pick<Snapshot, 'sha256' | 'createdAt'>
  readonly pdf: Uint8Array
  /** Whether it is signed; false on paper. */
  readonly isSigned: boolean
  readonly message: AttachedFile
  readonly issue: PlannedIssue
  /** [CRT-10] The verification code printed on it. */
  readonly code: string
  readonly pages: number
  /** On paper: the serial of each page's sheet. */
  readonly paperSerials?: readonly string[]
}

interface Drawing {
  readonly referenceNumber: number
  readonly now: Date
  readonly certifier: Certifier
  /** Prints on sheets with these serials instead of leaving room for a signature. */
  readonly paperSerials?: readonly string[]
}

interface Approved {
  readonly issue: PlannedIssue
  readonly approved: Snapshot
  readonly replaces: ReplacedCertificate | undefined
  readonly signer: Certifier | undefined
}

async function readApproved(tx: Transaction, referenceNumber: number, now: Date): Promise<Approved | undefined> {
  const approved = await latestSnapshot(tx, referenceNumber, 'APPROVED')
  if (approved === undefined) return undefined
  const signer = await lastSigner(tx, referenceNumber, approved.createdAt)
  const issue = await planIssue(tx, approved.document, now)
  return { approved, signer, issue, replaces: await replacedBy(tx, approved.document) }
}

/**
 * [CRT-13] Draws the approved certificate with certifier and day of issue, and signs it unless it is for paper.
 * Undefined if nothing is approved. Rejects with `SealAway` if the services for the signature cannot be reached.
 */
export async function drawApproved(
  deps: Pick<Deps, 'transactions' | 'lookups' | 'documents' | 'verification' | 'signer'>,
  { referenceNumber, now, certifier, paperSerials }: Drawing,
): Promise<DrawnCertificate | undefined> {
  const read = await deps.transactions.run({ audience: 'caseworker' }, (tx) => readApproved(tx, referenceNumber, now))
  if (read === undefined) return undefined
  const { approved, signer, issue, replaces } = read
  const verification = deps.verification.of(issue.id)
  const certificate = issuedCertificate(approved.document, deps.lookups, {
    ...(paperSerials === undefined ? { certifier } : { certifier: signer ?? certifier, paperSerials }),
    number: issue.number,
    issue: issue.issue,
    verification,
    replaces,
    at: now.toISOString(),
  })
  const { pdf, pages, signature: place, attached: message } = await deps.documents.keep(certificate, now)
  if (message === undefined) throw new Error('A certificate has no message attached')
  const drawn = { approval: approved, issue, code: verification.code, message, pages }
  if (place === undefined) return { ...drawn, pdf, isSigned: false, ...(paperSerials && { paperSerials }) }
  const { pdf: appearance } = await deps.documents.keep(signatureOf(certifier, now, place), now)
  const details = { name: certifier.name, reason: signingReason, location: 'Norway', at: now.toISOString() }
  return { ...drawn, isSigned: true, pdf: await deps.signer.sign(pdf, details, { place, appearance }) }
}

/**
 * The drawing, checked to be of the current approval. If there is another approval since, the officer must see that
 * certificate first.
 */
export async function drawnFor(
  tx: Transaction,
  referenceNumber: number,
  drawn: DrawnCertificate | undefined,
): Promise<DrawnCertificate> {
  const approved = await latestSnapshot(tx, referenceNumber, 'APPROVED')
  if (approved === undefined || drawn === undefined) throw new Refusal('NOT_APPROVED')
  const { sha256, createdAt } = drawn.approval
  if (approved.sha256 !== sha256 || approved.createdAt.getTime() !== createdAt.getTime()) {
    throw new Refusal('STALE_VERSION')
  }
  return drawn
}
