import { copyDocument, issueNumber } from '@eksport/domain/documents'
import { certificatesMade, latestIssue } from '../db/repositories/certificate-issues.ts'
import { findCopyOrder } from '../db/repositories/confirmed-copies.ts'
import { findIssuedFile } from '../db/repositories/files.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { readOrRefuse } from '../standing/load.ts'

/** The confirmed copies of an order, ready for the printer. */
export interface DrawnCopies {
  /** The version of the application. */
  readonly version: number
  readonly pdf: Uint8Array
  readonly numberOfCopies: number
}

interface Drawing {
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly copyId: string
  readonly now: Date
}

async function readCertificate(tx: Transaction, { referenceNumber, copyId }: Drawing) {
  const made = await certificatesMade(tx, [referenceNumber])
  if (!made.has(referenceNumber)) return undefined
  const { version } = (await readOrRefuse(tx, referenceNumber)).document
  const order = await findCopyOrder(tx, referenceNumber, copyId)
  const issue = await latestIssue(tx, referenceNumber)
  const file = issue && (await findIssuedFile(tx, issue.id))
  return order && issue && file && { version, order, issue, file }
}

/**
 * [CPY-01] Draws the copies of an order from the stored file of the newest issue, with the officer who confirms them.
 * Copies of a retired issue say so. Undefined without such an order or certificate.
 */
export async function drawCopies(
  deps: Pick<Deps, 'transactions' | 'documents' | 'referenceData'>,
  drawing: Drawing,
): Promise<DrawnCopies | undefined> {
  const read = await deps.transactions.run({ audience: 'caseworker' }, (tx) => readCertificate(tx, drawing))
  if (read === undefined) return undefined
  const { session, referenceNumber, now } = drawing
  const { version, order, issue, file } = read
  const { name, office: code } = session.person
  const office = deps.referenceData['certificate-offices'].find((entry) => entry.code === code)?.names.nb ?? code
  const { retiredAs: as, retiredAt } = issue
  const document = copyDocument({
    referenceNumber,
    number: issueNumber(issue.number, issue.issue),
    numberOfCopies: order.numberOfCopies,
    confirmedBy: { name, office },
    at: now.toISOString(),
    ...(as === null || retiredAt === null ? {} : { retired: { as, at: retiredAt.toISOString() } }),
  })
  const sheets = await deps.documents.keep(document, now)
  const { confirmedCopiesOf } = await import('../documents/confirmed-copies.ts')
  const pdf = await confirmedCopiesOf(file.content, sheets.pdf, now)
  return { version, pdf, numberOfCopies: order.numberOfCopies }
}
