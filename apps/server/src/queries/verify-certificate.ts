import type { CertificateVerification } from '@eksport/api'
import { type NamedList, readVerificationCode } from '@eksport/domain'
import { issueNumber } from '@eksport/domain/documents'
import { unissuedOf } from '../db/repositories/applications.ts'
import {
  type CertificateIssueRow,
  everIssued,
  findIssueByCode,
  validIssue,
} from '../db/repositories/certificate-issues.ts'
import { listVoidOfIssue } from '../db/repositories/paper-sheets.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import { hashOf } from '../session/secret.ts'

/** Facts that the row of an issue lacks: issues exist from the signature or print on. */
interface Issuing {
  /** Those of the applications of a code that are not issued. */
  readonly unissued: ReadonlySet<number>
  /** Whether the issue itself was ever issued. */
  readonly once: boolean
  /** Its void sheets; for a retired issue only those spoilt in the printer. */
  readonly voidSheets: Awaited<ReturnType<typeof listVoidOfIssue>>
}

interface VerifyCertificate {
  readonly tx: Transaction
  readonly deps: Pick<Deps, 'lookups'>
  readonly code: string
  readonly issuing: Issuing
  readonly now: Date
}

const issueWith = (tx: Transaction, code: string) => findIssueByCode(tx, hashOf(readVerificationCode(code) ?? code))

/**
 * [CRT-10] What is issued for a code. Read beforehand as the system, because visitors without a login can read neither
 * applications nor their history.
 */
export async function issuingBehind({ transactions }: Pick<Deps, 'transactions'>, code: string): Promise<Issuing> {
  return transactions.run({ audience: 'system' }, async (tx) => {
    const issue = await issueWith(tx, code)
    if (issue === undefined) return { unissued: new Set(), once: false, voidSheets: [] }
    const { id, referenceNumber, successorReference } = issue
    const references = [referenceNumber, ...(successorReference === null ? [] : [successorReference])]
    return {
      unissued: await unissuedOf(tx, references),
      once: await everIssued(tx, id),
      voidSheets: await listVoidOfIssue(tx, { issueId: id, spoiltAlone: issue.retiredAt !== null }),
    }
  })
}

/** What is valid instead of an issue: a later issue of the same application, or the replacement. */
async function successorOf(
  tx: Transaction,
  { referenceNumber, successorReference, retiredAt }: CertificateIssueRow,
  { unissued }: Issuing,
) {
  const successor = successorReference ?? referenceNumber
  if (retiredAt === null || unissued.has(successor)) return undefined
  const valid = await validIssue(tx, successor)
  return valid && { number: issueNumber(valid.number, valid.issue), issuedAt: valid.issuedAt.toISOString() }
}

/** [CRT-10] The state of the issue with a code. Malformed codes are looked up and answered like unknown ones. */
export async function verifyCertificate({
  tx,
  deps,
  code,
  issuing,
  now,
}: VerifyCertificate): Promise<CertificateVerification> {
  const issue = await issueWith(tx, code)
  if (issue === undefined) throw new Refusal('NOT_FOUND')
  const nameOf = (list: NamedList, key: string) => {
    const { nb = key, nn = key, en = key } = deps.lookups.name(list, key) ?? {}
    return { nb, nn, en }
  }
  const facts = {
    number: issueNumber(issue.number, issue.issue),
    template: { code: issue.certificateTemplate, name: nameOf('certificate-templates', issue.certificateTemplate) },
    from: nameOf('countries', 'NO'),
    to: nameOf('countries', issue.country),
    checkedAt: now.toISOString(),
  }
  if (issue.retiredAs === null && issuing.unissued.has(issue.referenceNumber)) return { state: 'NOT_ISSUED', ...facts }
  const successor = await successorOf(tx, issue, issuing)
  const { once, voidSheets } = issuing
  return {
    state: issue.retiredAs ?? 'VALID',
    ...facts,
    ...(once ? { issuedAt: issue.issuedAt.toISOString(), sha256: issue.sha256 } : {}),
    ...(issue.retiredAt === null ? {} : { retiredAt: issue.retiredAt.toISOString() }),
    ...(successor && { successor }),
    ...(issue.paperSerial === null ? {} : { paperSerial: issue.paperSerial }),
    ...(voidSheets.length === 0
      ? {}
      : { voidSheets: voidSheets.map(({ serial, since }) => ({ serial, since: since.toISOString() })) }),
  }
}
