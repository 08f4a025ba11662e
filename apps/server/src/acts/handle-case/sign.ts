import { certificateFilename, finalCertificate } from '../../application/final-certificate.ts'
import { insertPdf } from '../../db/repositories/files.ts'
import type { HandlingStep } from './handling-step.ts'

/** Row 16: the approved certificate is signed and kept; it is never drawn again. */
export const sign: HandlingStep = async ({ tx, deps, stored, session, now }) => {
  const { document, organisationNumber } = stored
  const certificate = await finalCertificate(tx, deps, document.referenceNumber)
  const content = await deps.signer.sign(certificate, {
    name: session.person.name,
    reason: 'Health certificate approved',
    location: 'Norway',
    at: now.toISOString(),
  })
  await insertPdf(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber,
    type: 'ELECTRONICALLY_SIGNED_CERTIFICATE',
    filename: certificateFilename(document, 'signert', now),
    content,
    createdAt: now,
  })
  return document
}
