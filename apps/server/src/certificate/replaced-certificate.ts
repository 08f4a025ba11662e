import { today } from '@eksport/domain'
import { issueNumber, type ReplacedCertificate } from '@eksport/domain/documents'
import type { ApplicationDocument } from '../db/application-document.ts'
import { latestIssue } from '../db/repositories/certificate-issues.ts'
import { latestSnapshot } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'
import { certifiedOf } from './certified.ts'

/**
 * [decisions.md, row 28] The certificate that this one replaces: the newest issue of its original with the printed day,
 * or the number of the older service that the exporter gave. Undefined if it replaces none.
 */
export async function replacedBy(
  tx: Transaction,
  document: ApplicationDocument,
): Promise<ReplacedCertificate | undefined> {
  const { originalApplicationReference, originalReferenceNumberFromSkjematjenesten: number } = document
  if (number !== undefined) return { number, issuedOn: document.replacementInformation?.originalCertificateIssuedDate }
  if (document.applicationType !== 'ERSTATNINGSSERTIFIKAT' || originalApplicationReference === undefined)
    return undefined
  const issue = await latestIssue(tx, originalApplicationReference)
  const approved = await latestSnapshot(tx, originalApplicationReference, 'APPROVED')
  if (issue === undefined || approved === undefined) return undefined
  const certified = await certifiedOf(tx, issue, approved)
  return { number: issueNumber(issue.number, issue.issue), issuedOn: certified && today(certified.at.toISOString()) }
}
