import type { CertificateVerification } from '@eksport/api'
import { type NamedList, readVerificationCode } from '@eksport/domain'
import { issueNumber } from '@eksport/domain/documents'
import { type CertificateIssueRow, findIssueByCode, validIssue } from '../db/repositories/certificate-issues.ts'
import { listVoidOfIssue } from '../db/repositories/paper-sheets.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import { hashOf } from '../session/secret.ts'

interface VerifyCertificate {
  readonly tx: Transaction
  readonly deps: Pick<Deps, 'lookups'>
  readonly code: string
  readonly now: Date
}

/** What is valid in the place of an issue: a later one of the same application, or the certificate that replaced it. */
async function successorOf(tx: Transaction, { referenceNumber, successorReference, retiredAt }: CertificateIssueRow) {
  if (retiredAt === null) return undefined
  const valid = await validIssue(tx, successorReference ?? referenceNumber)
  return valid && { number: issueNumber(valid.number, valid.issue), issuedAt: valid.issuedAt.toISOString() }
}

/** [CRT-10] What became of the issue with a code. One that cannot be a code is looked up like any other and answered alike. */
export async function verifyCertificate({ tx, deps, code, now }: VerifyCertificate): Promise<CertificateVerification> {
  const issue = await findIssueByCode(tx, hashOf(readVerificationCode(code) ?? code))
  if (issue === undefined) throw new Refusal('NOT_FOUND')
  const nameOf = (list: NamedList, key: string) => {
    const { nb = key, nn = key, en = key } = deps.lookups.name(list, key) ?? {}
    return { nb, nn, en }
  }
  const successor = await successorOf(tx, issue)
  const voidSheets = await listVoidOfIssue(tx, issue.id)
  return {
    state: issue.retiredAs ?? 'VALID',
    number: issueNumber(issue.number, issue.issue),
    template: { code: issue.certificateTemplate, name: nameOf('certificate-templates', issue.certificateTemplate) },
    from: nameOf('countries', 'NO'),
    to: nameOf('countries', issue.country),
    issuedAt: issue.issuedAt.toISOString(),
    ...(issue.retiredAt === null ? {} : { retiredAt: issue.retiredAt.toISOString() }),
    ...(successor && { successor }),
    sha256: issue.sha256,
    ...(issue.paperSerial === null ? {} : { paperSerial: issue.paperSerial }),
    ...(voidSheets.length === 0
      ? {}
      : { voidSheets: voidSheets.map(({ serial, since }) => ({ serial, since: since.toISOString() })) }),
    checkedAt: now.toISOString(),
  }
}
