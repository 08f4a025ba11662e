import { noticeOfEvent } from '@eksport/domain'
import { isTakenBack } from '../db/repositories/certificate-deliveries.ts'
import { latestIssue } from '../db/repositories/certificate-issues.ts'
import { addNotice } from '../notices/notices.ts'
import { tellHandlers } from '../notices/tell-handlers.ts'
import { onDocument } from './effect.ts'
import { isAnswer } from './submission.ts'

/** [ACT-13] Notifies the exporter of what an event means for them. */
export const notifyExporter = onDocument(async ({ tx, event, to, now }, document) => {
  const kind = noticeOfEvent(event, to)
  if (kind === undefined) throw new Error(`No notice is said of the event ${event}`)
  await addNotice(tx, { kind, referenceNumber: document.referenceNumber, to: 'exporter', now })
  return document
})

/** [ACT-13] Rows 4, 9 and 10: notifies officers of an answer, or of a changed application sent again. */
export const notifyOfficer = onDocument(async ({ tx, event, now }, document) => {
  if (event !== 'send' || isAnswer(document)) await tellHandlers(tx, document, { kind: 'CLARIFICATION_ANSWERED', now })
  return document
})

/** Rows 21 and 22: notifies that paper is ready at its office, or an electronic certificate with the application. */
export const readyForPickup = onDocument(async ({ tx, now }, document) => {
  const { referenceNumber, certificateFormats } = document
  const kind = certificateFormats.includes('PAPER') ? 'READY_FOR_PICKUP' : 'CERTIFICATE_ISSUED'
  await addNotice(tx, { kind, referenceNumber, to: 'exporter', now })
  return document
})

/**
 * Row 31: notifies the authority of the importing country. If it may have the certificate as a message, the withdrawal
 * message does this; otherwise it gets a mail, because the certificate may still reach it on paper. If its address is
 * unknown, the officer is told to notify it.
 */
export const notifyAuthority = onDocument(async ({ tx, deps, actor, now }, document) => {
  const { referenceNumber, countryOfDestination } = document
  const issue = await latestIssue(tx, referenceNumber)
  if (issue === undefined || (await isTakenBack(tx, issue.id))) return document
  const authority = deps.referenceData['importing-authorities'].find(({ code }) => code === countryOfDestination)
  const notice = { referenceNumber, now }
  if (authority === undefined)
    await addNotice(tx, { ...notice, kind: 'AUTHORITY_NOT_TOLD', to: { personId: actor.id } })
  else await addNotice(tx, { ...notice, kind: 'AUTHORITY_ANNULLED', to: { address: authority.mail } })
  return document
})
