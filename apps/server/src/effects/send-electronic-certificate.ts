import { isOriginalAccountedFor } from '@eksport/domain'
import { deliver } from '../certificate/delivery.ts'
import { validIssue } from '../db/repositories/certificate-issues.ts'
import { onDocument } from './effect.ts'

/**
 * [CRT-14] The message goes to the receiving authority: of a certificate without paper when it is signed, for its acceptance is
 * what issues it; of one that is on paper as well when that is issued. That of a replacement waits until the paper of its original
 * is accounted for: two certificates of one consignment must not be in use at once.
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
