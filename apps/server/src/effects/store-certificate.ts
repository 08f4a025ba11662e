import { certificateFilename, finalCertificate } from '../application/final-certificate.ts'
import { insertPdf } from '../db/repositories/files.ts'
import type { EffectHandler } from './effect.ts'

/** The approved certificate is signed and kept; it is never drawn again. */
export const storeSignedCertificate: EffectHandler = async ({ tx, deps, stored, session, now }, document) => {
  const certificate = await finalCertificate(tx, deps, document.referenceNumber)
  const content = await deps.signer.sign(certificate, {
    name: session.person.name,
    reason: 'Health certificate approved',
    location: 'Norway',
    at: now.toISOString(),
  })
  await insertPdf(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    type: 'ELECTRONICALLY_SIGNED_CERTIFICATE',
    filename: certificateFilename(document, 'signert', now),
    content,
    createdAt: now,
  })
  return document
}

/** What went onto the numbered paper is kept with its number. */
export const storePaperCertificate: EffectHandler = async ({ tx, deps, stored, input, now }, document) => {
  await insertPdf(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    type: 'HEALTH_CERTIFICATE',
    filename: certificateFilename(document, 'papir', now),
    content: await finalCertificate(tx, deps, document.referenceNumber),
    createdAt: now,
  })
  return input.paperSerial === undefined ? document : { ...document, paperSerial: input.paperSerial }
}
