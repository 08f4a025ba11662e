import { isOriginalAccountedFor } from '@eksport/domain'
import { deliver } from '../certificate/delivery.ts'
import { validIssue } from '../db/repositories/certificate-issues.ts'
import { onDocument } from './effect.ts'

/**
 * [CRT-14] Sends the message to the receiving authority: for a certificate without paper when it is signed, because its
 * acceptance issues it; for one also on paper when it is issued. That of a replacement waits until the original's paper
 * is accounted for, since two certificates of one consignment must not be in use at once.
 */
export const sendElectronicCertificate = onDocument(async ({ tx, to, context, now }, document) => {
  const { certificateFormats, referenceNumber } = document
  if (!certificateFormats.includes('E_CERT')) return document
  if (certificateFormats.includes('PAPER') && to !== 'UTSTEDT') return document
  if (!isOriginalAccountedFor(document, context.original)) return document
  const issue = await validIssue(tx, referenceNumber)
  if (issue !== undefined) await deliver(tx, { issue, status: 'issued', now })
  return document
})
