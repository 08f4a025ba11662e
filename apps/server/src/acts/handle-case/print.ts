import { certificateFilename, finalCertificate } from '../../application/final-certificate.ts'
import { insertPdf } from '../../db/repositories/files.ts'
import type { HandlingStep } from './handling-step.ts'

/** Row 19: what went onto the numbered paper is kept with its number. */
export const print: HandlingStep = async ({ tx, deps, stored, handling, now }) => {
  const { document, organisationNumber } = stored
  await insertPdf(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber,
    type: 'HEALTH_CERTIFICATE',
    filename: certificateFilename(document, 'papir', now),
    content: await finalCertificate(tx, deps, document.referenceNumber),
    createdAt: now,
  })
  return handling.paperSerial === undefined ? document : { ...document, paperSerial: handling.paperSerial }
}
