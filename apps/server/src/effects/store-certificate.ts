import { serialsInWords } from '@eksport/domain'
import { issuedFilename, keepIssue } from '../certificate/certificate-issue.ts'
import { drawnFor } from '../certificate/final-certificate.ts'
import { insertMessageFile, insertPdf, setScanAside } from '../db/repositories/files.ts'
import { sha256 } from '../db/repositories/hash-chain.ts'
import { printOnSheets } from '../db/repositories/paper-sheets.ts'
import { Refusal } from '../refusals/refusal.ts'
import { given, type InsideHandler, onDocument } from './effect.ts'
import { keepFiles } from './keep-files.ts'

/** Stores the approved certificate as it was signed; it is never drawn again. */
export const storeSignedCertificate = onDocument(async ({ tx, stored, input, now }, document) => {
  const { pdf, message, isSigned, issue, code } = await drawnFor(tx, document.referenceNumber, input.drawn)
  if (!isSigned) throw new Refusal('NOT_APPROVED')
  const content = Buffer.from(pdf)
  await keepIssue(tx, stored, { planned: issue, code, sha256: sha256(content), now })
  await insertPdf(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    type: 'ELECTRONICALLY_SIGNED_CERTIFICATE',
    belongsTo: issue.id,
    filename: issuedFilename(issue, 'signert'),
    content,
    createdAt: now,
  })
  await insertMessageFile(tx, stored, message, issue.id, now)
  return document
})

/**
 * [CRT-15] Stores what is printed on the numbered sheets, with their numbers. Refuses if a reservation has expired, so
 * that it is drawn again.
 */
export const storePaperCertificate: InsideHandler = async ({ tx, stored, input, now }, progress) => {
  const { referenceNumber } = progress.document
  const { pdf, message, issue, code, paperSerials: serials } = await drawnFor(tx, referenceNumber, input.drawn)
  if (serials === undefined) throw new Refusal('NOT_APPROVED')
  const paperSerial = serialsInWords(serials)
  await keepIssue(tx, stored, { planned: issue, code, sha256: sha256(Buffer.from(pdf)), paperSerial, now })
  const printed = await printOnSheets(tx, { serials, referenceNumber, issueId: issue.id, now })
  if (printed !== serials.length) throw new Refusal('OVERLOADED')
  await insertPdf(tx, {
    referenceNumber,
    organisationNumber: stored.organisationNumber,
    type: 'HEALTH_CERTIFICATE',
    belongsTo: issue.id,
    filename: issuedFilename(issue, 'papir'),
    content: pdf,
    createdAt: now,
  })
  // A signed certificate already has the message of the issue.
  if (!issue.stands) await insertMessageFile(tx, stored, message, issue.id, now)
  return { ...progress, document: { ...progress.document, paperSerial }, facts: { ...progress.facts, paperSerial } }
}

/** Stores the scan of the signed paper, replacing an earlier one. */
export const storeScan = onDocument(async (command, document) => {
  const { tx, stored, now } = command
  const files = given(command, 'attachments')
  await setScanAside(tx, document.referenceNumber)
  await keepFiles(tx, stored, { files, type: 'SCANNED_HEALTH_CERTIFICATE', now })
  return document
})
