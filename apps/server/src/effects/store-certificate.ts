import { signingReason } from '../application/documents-of.ts'
import { certificateFilename, drawnFor } from '../application/final-certificate.ts'
import { insertMessageFile, insertPdf } from '../db/repositories/files.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { EffectHandler } from './effect.ts'

/** The approved certificate is signed and kept; it is never drawn again. */
export const storeSignedCertificate: EffectHandler = async ({ tx, deps, stored, session, drawn, now }, document) => {
  const { pdf, message, visible } = await drawnFor(tx, document.referenceNumber, drawn)
  if (visible === undefined) throw new Refusal('NOT_APPROVED')
  const { name } = session.person
  const details = { name, reason: signingReason, location: 'Norway', at: now.toISOString() }
  await insertPdf(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    type: 'ELECTRONICALLY_SIGNED_CERTIFICATE',
    filename: certificateFilename(document, 'signert', now),
    content: await deps.signer.sign(pdf, details, visible),
    createdAt: now,
  })
  await insertMessageFile(tx, stored, message, now)
  return document
}

/** What went onto the numbered paper is kept with its number. */
export const storePaperCertificate: EffectHandler = async ({ tx, stored, input, drawn, now }, document) => {
  const { pdf, message } = await drawnFor(tx, document.referenceNumber, drawn)
  await insertPdf(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    type: 'HEALTH_CERTIFICATE',
    filename: certificateFilename(document, 'papir', now),
    content: pdf,
    createdAt: now,
  })
  // Beside a signed certificate its message stands already: one number has one message.
  const isPaperOnly = document.certificateFormats.every((format) => format === 'PAPER')
  if (isPaperOnly) await insertMessageFile(tx, stored, message, now)
  return input.paperSerial === undefined ? document : { ...document, paperSerial: input.paperSerial }
}
