import { issuedStatuses } from '@eksport/domain'
import type { CertificateDocument } from '@eksport/domain/documents'
import type { Locale } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import { latestIssue, validIssue } from '../db/repositories/certificate-issues.ts'
import { latestSnapshot } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { certifiedOf } from './certified.ts'
import { issuedView, type Preview } from './documents-of.ts'
import { replacedBy } from './replaced-certificate.ts'

/**
 * [CRT-09] What is shown of a certificate while its issue is valid: what was approved, with the number that it was
 * issued under and without a mark. Undefined while none is issued, and of one that was called back.
 */
export async function issuedFor(
  tx: Transaction,
  { applicationStatus, referenceNumber }: ApplicationDocument,
  { lookups, verification }: Pick<Deps, 'lookups' | 'verification'>,
): Promise<CertificateDocument | undefined> {
  if (!issuedStatuses.includes(applicationStatus)) return undefined
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
    replaces: await replacedBy(tx, approved.document),
    at: at.toISOString(),
  })
}

/** How a certificate is looked at that is not issued, or no longer: another one may be in the place of its paper, which is still to come back. */
export async function previewFor(tx: Transaction, document: ApplicationDocument, locale: Locale): Promise<Preview> {
  const { applicationStatus, referenceNumber } = document
  const last = issuedStatuses.includes(applicationStatus) ? await latestIssue(tx, referenceNumber) : undefined
  const isRetired = last !== undefined && last.retiredAt !== null
  return { locale, replaces: await replacedBy(tx, document), isRetired }
}
