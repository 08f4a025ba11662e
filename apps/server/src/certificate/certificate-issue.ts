import { randomUUID } from 'node:crypto'
import { type ApplicationStatus, formatReference, unissuedStatuses } from '@eksport/domain'
import { certificateNumber, type IssuedNumber, issueNumber } from '@eksport/domain/documents'
import type { ApplicationDocument } from '../db/application-document.ts'
import { insertIssue, latestIssue, putOnPaper } from '../db/repositories/certificate-issues.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import { hashOf } from '../session/secret.ts'

/** [CRT-09] The issue that a certificate is drawn for. */
export interface PlannedIssue extends IssuedNumber {
  readonly id: string
  /** Whether the issue exists already: printing a signed certificate on paper does not create another issue. */
  readonly stands: boolean
}

/** The issue that the next file belongs to: the valid one, or else the next one of the number. */
export async function planIssue(tx: Transaction, document: ApplicationDocument, now: Date): Promise<PlannedIssue> {
  const last = await latestIssue(tx, document.referenceNumber)
  if (last === undefined) {
    return { id: randomUUID(), number: certificateNumber(document, now.toISOString()), issue: 1, stands: false }
  }
  const { id, number, issue, retiredAt } = last
  return retiredAt === null
    ? { id, number, issue, stands: true }
    : { id: randomUUID(), number, issue: issue + 1, stands: false }
}

const unissued: ReadonlySet<ApplicationStatus> = new Set(unissuedStatuses)

/**
 * [CRT-09] The number with its issue, as printed on the application's certificate now or later. After a withdrawn
 * approval the next issue follows, so it depends on the stored issues and not on the application alone.
 */
export async function numberOnCertificate(
  tx: Transaction,
  document: ApplicationDocument,
  now: Date,
): Promise<string | undefined> {
  const { applicationStatus, referenceNumber } = document
  if (applicationStatus === 'UNDER_REGISTRERING') return undefined
  const isAhead = unissued.has(applicationStatus)
  const named = isAhead ? await planIssue(tx, document, now) : await latestIssue(tx, referenceNumber)
  return named && issueNumber(named.number, named.issue)
}

interface IssuedFile {
  readonly planned: PlannedIssue
  readonly code: string
  readonly sha256: string
  readonly paperSerial?: string | undefined
  readonly now: Date
}

/**
 * Stores the issue of a file that is stored in the same transaction. Refuses if another issue was made since the file
 * was drawn.
 */
export async function keepIssue(
  tx: Transaction,
  { document, organisationNumber }: StoredApplication,
  { planned, code, sha256, paperSerial, now }: IssuedFile,
): Promise<void> {
  const { referenceNumber, certificateTemplate, countryOfDestination } = document
  const current = await planIssue(tx, document, now)
  if (current.issue !== planned.issue || current.stands !== planned.stands) throw new Refusal('STALE_VERSION')
  if (planned.stands) {
    if (paperSerial !== undefined) await putOnPaper(tx, planned.id, paperSerial)
    return
  }
  await insertIssue(tx, {
    id: planned.id,
    referenceNumber,
    organisationNumber,
    number: planned.number,
    issue: planned.issue,
    codeHash: hashOf(code),
    certificateTemplate,
    country: countryOfDestination,
    sha256,
    paperSerial: paperSerial ?? null,
    issuedAt: now,
  })
}

/** The file name under which an issue is saved. */
export function issuedFilename({ number, issue }: IssuedNumber, ending: 'signert' | 'papir'): string {
  return filename(issueNumber(number, issue), ending)
}

/** The file name of a marked copy, by the printed number. */
export const copyFilename = (number: string): string => filename(number, 'kopi')

/** The file name of a preview: by application, as in its header, since it has no certificate number. */
export function previewFilename({ referenceNumber }: ApplicationDocument): string {
  return filename(formatReference(referenceNumber).slice(1), 'utkast')
}

const filename = (number: string, ending: string) => `helsesertifikat-${number.replace(/[^\w.-]+/g, '-')}-${ending}.pdf`
