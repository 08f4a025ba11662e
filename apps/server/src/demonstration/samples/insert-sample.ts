import { randomUUID } from 'node:crypto'
import {
  type Actor,
  type Attachment,
  copyFee,
  type FeeRate,
  paperFateTexts,
  retirementIn,
  serialsInWords,
} from '@eksport/domain'
import { learnAddresses } from '../../acts/address-book.ts'
import { issuedFilename, keepIssue } from '../../certificate/certificate-issue.ts'
import type { ApplicationDocument } from '../../db/application-document.ts'
import { insertApplication } from '../../db/repositories/applications.ts'
import { insertDelivery } from '../../db/repositories/certificate-deliveries.ts'
import { retireIssue } from '../../db/repositories/certificate-issues.ts'
import { insertCopyOrder, updateCopyOrder } from '../../db/repositories/confirmed-copies.ts'
import { insertMessageFile, insertPdf } from '../../db/repositories/files.ts'
import { sha256 } from '../../db/repositories/hash-chain.ts'
import { insertMessage } from '../../db/repositories/messages.ts'
import { insertPrintedSheet, voidPrint } from '../../db/repositories/paper-sheets.ts'
import { insertSnapshot } from '../../db/repositories/snapshots.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import type { Transaction } from '../../db/transaction.ts'
import { contentHash } from '../../standing/content.ts'
import { recordEvent } from '../../standing/record-change.ts'
import type { KeptFile, SampleFiles } from './draw-sample.ts'
import { type GrownSample, officer } from './grow-sample.ts'
import type { LifeEvent } from './life-of.ts'

/** Inserts a sample's copy orders: ordered at its issue, and waiting for the printer since. */
async function insertCopies(
  tx: Transaction,
  { stored, life, times }: GrownSample,
  rates: readonly FeeRate[],
  now: Date,
): Promise<void> {
  const { organisationNumber, document } = stored
  const { referenceNumber, confirmedCopies = [] } = document
  const orderedAt = times[life.findLastIndex(({ event }) => event === 'issue')] ?? now
  for (const { numberOfCopies, collectionLocation = '', collectionDate = '', collectionTime = '' } of confirmedCopies) {
    const id = randomUUID()
    const { amount: fee } = copyFee(numberOfCopies, orderedAt.toISOString(), rates)
    const request = { numberOfCopies, collectionLocation, collectionDate, collectionTime }
    await insertCopyOrder(tx, { id, referenceNumber, organisationNumber, fee, orderedAt, ...request })
    await updateCopyOrder(tx, id, { toPrintSince: orderedAt })
  }
}

const officerRoles = { caseworker: 'B', signer: 'V', leader: 'L' } as const

function actorOf(who: LifeEvent['who'], { sender }: ApplicationDocument): Actor {
  if (who === 'system') return { role: 'S', id: 'system', name: 'Eksport' }
  if (who !== 'exporter') {
    const role = officerRoles[who]
    const { id, name } = officer(role)
    return { role, id, name }
  }
  const { firstName = '', lastName = '' } = sender?.contactPerson ?? {}
  return { role: 'I', id: 'sample-exporter', name: `${firstName} ${lastName}`.trim() }
}

async function insertSnapshots(
  tx: Transaction,
  { document, organisationNumber }: StoredApplication,
  life: readonly LifeEvent[],
  times: readonly Date[],
) {
  for (const [index, { event }] of life.entries()) {
    if (event !== 'send' && event !== 'approve') continue
    await insertSnapshot(tx, {
      referenceNumber: document.referenceNumber,
      organisationNumber,
      kind: event === 'send' ? 'SUBMITTED' : 'APPROVED',
      version: index + 1,
      document,
      sha256: contentHash(document),
      createdAt: times[index] ?? new Date(),
    })
  }
}

async function insertFiles(tx: Transaction, grown: GrownSample, files: SampleFiles) {
  const { sample, stored, times } = grown
  const { drawn, signed, printed, filledIn } = files
  const { document, organisationNumber, createdAt } = stored
  const insert = (type: Attachment['type'], filename: string, content: Uint8Array, at: Date, belongsTo?: string) =>
    insertPdf(tx, {
      referenceNumber: document.referenceNumber,
      organisationNumber,
      type,
      filename,
      content,
      createdAt: at,
      ...(belongsTo === undefined ? {} : { belongsTo }),
    })
  for (const { type, filename } of sample.attachments) {
    if (type === 'HEALTH_CERTIFICATE_DRAFT' && filledIn) await insert(type, filename, filledIn, createdAt)
  }
  const first = signed ?? printed
  if (drawn === undefined || first === undefined) return
  const { issue, code, at } = drawn
  const { paperSerial } = document
  await keepIssue(tx, stored, {
    planned: issue,
    code,
    sha256: sha256(Buffer.from(first.content)),
    paperSerial,
    now: at,
  })
  const keep = (type: Attachment['type'], ending: 'signert' | 'papir', file: KeptFile | undefined) =>
    file && insert(type, issuedFilename(issue, ending), file.content, file.at, issue.id)
  await keep('ELECTRONICALLY_SIGNED_CERTIFICATE', 'signert', signed)
  await keep('HEALTH_CERTIFICATE', 'papir', printed)
  await insertMessageFile(tx, stored, first.message, issue.id, at)
  const { applicationStatus, replacedByApplicationReferences = [] } = document
  const as = retirementIn(applicationStatus, replacedByApplicationReferences.length > 0)
  if (as === undefined) return
  const successorReference = replacedByApplicationReferences.at(-1)
  await retireIssue(tx, document.referenceNumber, { as, at: times.at(-1) ?? at, successorReference })
}

/** [CRT-14] Inserts the message of an electronically issued sample, accepted when it was issued. */
async function insertAccepted(tx: Transaction, { stored, life, times }: GrownSample, { drawn }: SampleFiles) {
  const { referenceNumber, certificateFormats, countryOfDestination } = stored.document
  const answeredAt = times[life.findIndex(({ event }) => event === 'issue')]
  if (drawn === undefined || answeredAt === undefined || !certificateFormats.includes('E_CERT')) return
  await insertDelivery(tx, {
    referenceNumber,
    organisationNumber: stored.organisationNumber,
    issueId: drawn.issue.id,
    status: 'issued',
    country: countryOfDestination,
    state: 'DELIVERED',
    attempts: 1,
    answeredAt,
    createdAt: answeredAt,
  })
}

/** The sheets of a sample were printed before its office had a stock. */
async function insertSheets(tx: Transaction, { stored }: GrownSample, { drawn, printed }: SampleFiles) {
  const { referenceNumber, paperFate } = stored.document
  if (drawn === undefined || printed === undefined) return
  const office = officer('B').office ?? ''
  for (const serial of printed.serials)
    await insertPrintedSheet(tx, { serial, referenceNumber, office, issueId: drawn.issue.id, changedAt: printed.at })
  if (paperFate === undefined) return
  const { id: voidedBy, name: voidedName } = officer('B')
  const reason = `Papiret: ${paperFateTexts[paperFate.fate].nb.toLowerCase()}.`
  await voidPrint(tx, referenceNumber, { reason, voidedBy, voidedName, voidedAt: new Date(paperFate.recordedTime) })
}

/** The number of sheets is known after drawing. */
function onItsSheets(grown: GrownSample, { printed }: SampleFiles): GrownSample {
  if (printed === undefined) return grown
  const { stored } = grown
  const document = { ...stored.document, paperSerial: serialsInWords(printed.serials) }
  return { ...grown, stored: { ...stored, document } }
}

/** Adds the addresses of sent samples to the address book. */
async function teachBook(tx: Transaction, { stored, life, times }: GrownSample) {
  const sent = times[life.findLastIndex(({ event }) => event === 'send')]
  if (sent !== undefined) await learnAddresses(tx, stored.document, sent)
}

/** Inserts one sample application with its history, snapshots, messages and files. */
export async function insertSample(
  tx: Transaction,
  lived: GrownSample,
  files: SampleFiles,
  { rates, now }: { readonly rates: readonly FeeRate[]; readonly now: Date },
): Promise<void> {
  const grown = onItsSheets(lived, files)
  const { sample, stored, life, times } = grown
  const { document } = stored
  await insertApplication(tx, stored, now)
  await insertSnapshots(tx, stored, life, times)
  await insertFiles(tx, grown, files)
  await insertAccepted(tx, grown, files)
  await insertSheets(tx, grown, files)
  await insertCopies(tx, grown, rates, now)
  await teachBook(tx, grown)
  for (const [index, { event, to, who, reason, facts }] of life.entries()) {
    const from = life[index - 1]?.to ?? null
    const actor = actorOf(who, document)
    const at = times[index] ?? now
    await recordEvent(
      tx,
      { ...stored, document: { ...document, version: index + 1 } },
      from,
      { event, to, actor, reason, ...(facts && { facts }) },
      at,
    )
  }
  for (const { messageType, message, createdTime } of sample.messages) {
    const fromOfficer = messageType === 'APPLICATION_CLARIFICATION_REQUEST'
    const actor = actorOf(fromOfficer ? 'caseworker' : 'exporter', document)
    await insertMessage(tx, {
      referenceNumber: document.referenceNumber,
      organisationNumber: stored.organisationNumber,
      messageType,
      message,
      senderRole: fromOfficer ? 'BEHANDLER' : 'INNSENDER',
      senderName: actor.name,
      createdAt: new Date(Math.min(Date.parse(createdTime), now.getTime())),
    })
  }
}
