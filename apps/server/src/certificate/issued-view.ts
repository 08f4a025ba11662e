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
 * [CRT-09] The certificate while its issue is valid: the approved content under its issued number, without a mark.
 * Undefined if none is issued, or if it was withdrawn.
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

/**
 * The preview of a certificate that is not issued, or no longer valid. A replaced one counts as retired while its paper
 * is still to be returned.
 */
export async function previewFor(tx: Transaction, document: ApplicationDocument, locale: Locale): Promise<Preview> {
  const { applicationStatus, referenceNumber } = document
  const last = issuedStatuses.includes(applicationStatus) ? await latestIssue(tx, referenceNumber) : undefined
  const isRetired = last !== undefined && last.retiredAt !== null
  return { locale, replaces: await replacedBy(tx, document), isRetired }
}
