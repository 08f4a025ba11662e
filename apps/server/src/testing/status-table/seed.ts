import { randomUUID } from 'node:crypto'
import type { ApplicationStatus } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { sql } from 'drizzle-orm'
import type { DrawnCertificate } from '../../certificate/final-certificate.ts'
import type { ApplicationDocument } from '../../db/application-document.ts'
import { insertApplication, nextReferenceNumber } from '../../db/repositories/applications.ts'
import { insertDelivery } from '../../db/repositories/certificate-deliveries.ts'
import { insertIssue } from '../../db/repositories/certificate-issues.ts'
import { insertCopyOrder, updateCopyOrder } from '../../db/repositories/confirmed-copies.ts'
import { insertMessageFile, insertPdf } from '../../db/repositories/files.ts'
import { holdSheets, printOnSheets } from '../../db/repositories/paper-sheets.ts'
import { insertSnapshot } from '../../db/repositories/snapshots.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import type { Transaction } from '../../db/transaction.ts'
import { contentHash } from '../../standing/content.ts'
import { recordEvent } from '../../standing/record-change.ts'
import { aDraft } from '../a-draft.ts'
import { type Officer, officers, organisation } from './people.ts'

/** The state of an application besides its status. */
export interface Fixture {
  readonly document?: Partial<ApplicationDocument>
  /** The status to which an undone cancellation returns. */
  readonly before?: ApplicationStatus
  readonly touched?: Date
  /** Its deadline has passed. */
  readonly overdue?: true
  /** A valid issue whose message is delivered, due, reserved by an attempt for a minute, or not sent yet. */
  readonly issue?: 'DELIVERED' | 'DUE' | 'HELD' | 'KEPT'
  /** The history says that it was issued. */
  readonly issued?: true
  /** Its issue is on a numbered sheet. */
  readonly onPaper?: true
  /** An order of two copies. */
  readonly copies?: 'ORDERED' | 'PRINTED'
  /** Without what certificates are drawn from. */
  readonly bare?: true
}

/** What every application of these tests is made of. */
export interface Materials {
  readonly base: StoredApplication
  /** A certificate of such an application, to be issued, delivered and copied; undefined until it is drawn. */
  readonly drawn: DrawnCertificate | undefined
}

/** An application as calls name it. */
export interface Case {
  readonly referenceNumber: number
  readonly version: number
  readonly copyId: string
}

export const moment = new Date()
export const cancellationId = 'c'
/** A working day and a time within opening hours. */
export const copyRequest = {
  numberOfCopies: 2,
  collectionLocation: officers.B.office,
  collectionDate: aDraft(moment).certificateRetrieval?.date ?? '',
  collectionTime: '10:30',
}
/** After ordinary hours, when a pickup costs more. */
export const laterPickup = { date: copyRequest.collectionDate, time: '16:30' }
/** Two weeks later than its departure. */
export const laterDeparture = addDays(aDraft(moment).transport?.dateOfDeparture ?? '', 14)
/** The version of an order: it was created, and queued for the printer. */
export const copyVersion = 2

const begun: readonly ApplicationStatus[] = ['UNDER_REGISTRERING', 'INNSENDT']

/** Two applications are two consignments: the same lot would be found as the same goods. */
const ownLots = ({ productLines = [] }: ApplicationDocument) =>
  productLines.map((line) => ({ ...line, lotNumber: `L-${randomUUID().slice(0, 8)}` }))

async function keepIssue(
  tx: Transaction,
  stored: StoredApplication,
  { issue: state, onPaper }: Pick<Fixture, 'issue' | 'onPaper'>,
  drawn: DrawnCertificate | undefined,
): Promise<void> {
  if (state === undefined) return
  if (drawn === undefined) throw new TypeError('An issue is of a certificate')
  const { pdf, message } = drawn
  const { organisationNumber, document } = stored
  const { referenceNumber, certificateTemplate, countryOfDestination: country } = document
  const issue = { id: randomUUID(), referenceNumber, organisationNumber, country }
  const made = { certificateTemplate, sha256: 'x', issuedAt: moment, codeHash: null, paperSerial: null }
  await insertIssue(tx, { ...issue, ...made, number: `T-${referenceNumber}`, issue: 1 })
  await insertMessageFile(tx, stored, message, issue.id, moment)
  const file = { referenceNumber, organisationNumber, filename: 'x.pdf', belongsTo: issue.id, createdAt: moment }
  await insertPdf(tx, { ...file, type: 'ELECTRONICALLY_SIGNED_CERTIFICATE', content: pdf })
  if (onPaper) {
    const serials = await holdSheets(tx, { office: officers.B.office, referenceNumber, count: 1, now: moment })
    await printOnSheets(tx, { serials, referenceNumber, issueId: issue.id, now: moment })
  }
  if (state === 'KEPT') return
  const { id: issueId, ...facts } = issue
  const delivery = { ...facts, issueId, createdAt: moment, status: 'issued' } as const
  const nextAttemptAt = state === 'HELD' ? new Date(Date.now() + 60_000) : moment
  if (state === 'DELIVERED') await insertDelivery(tx, { ...delivery, state, attempts: 1 })
  else await insertDelivery(tx, { ...delivery, state: 'WAITING', nextAttemptAt })
}

/** An application in a status, as if everything that leads there had happened. */
export async function anApplicationIn(
  tx: Transaction,
  { base, drawn }: Materials,
  { status, owner, ...fixture }: Fixture & { readonly status: ApplicationStatus; readonly owner: Officer },
): Promise<Case> {
  const referenceNumber = await nextReferenceNumber(tx)
  const copyId = randomUUID()
  const document: ApplicationDocument = {
    ...base.document,
    productLines: ownLots(base.document),
    ...(status === 'UNDER_REGISTRERING' ? {} : { submittedDateTime: moment.toISOString() }),
    ...(begun.includes(status) ? {} : { caseworker: owner }),
    ...fixture.document,
    referenceNumber,
    applicationStatus: status,
  }
  const stored = { ...base, document, statusBeforeCancellation: fixture.before }
  const { organisationNumber } = organisation
  await insertApplication(tx, stored, fixture.touched ?? moment)
  if (fixture.overdue)
    await tx.execute(sql`update applications set due_at = now() where reference_number = ${referenceNumber}`)
  if (!fixture.bare)
    for (const kind of ['SUBMITTED', 'APPROVED'] as const) {
      const snapshot = { referenceNumber, organisationNumber, createdAt: moment, kind, version: 1, document }
      await insertSnapshot(tx, { ...snapshot, sha256: contentHash(document) })
    }
  await keepIssue(tx, stored, fixture, drawn)
  if (fixture.issued) {
    const issuing = { event: 'issue', to: 'UTSTEDT', actor: { role: 'S', id: 'system', name: 'Eksport' } } as const
    await recordEvent(tx, stored, 'GODKJENT', issuing, moment)
  }
  if (fixture.copies !== undefined) {
    const order = { id: copyId, referenceNumber, organisationNumber, fee: 0, orderedAt: moment }
    await insertCopyOrder(tx, { ...order, ...copyRequest })
    if (fixture.copies === 'PRINTED')
      await updateCopyOrder(tx, copyId, {
        printedAt: moment,
        printedCopies: 2,
        printedOffice: copyRequest.collectionLocation,
      })
    else await updateCopyOrder(tx, copyId, { toPrintSince: moment })
  }
  return { referenceNumber, version: document.version, copyId }
}
