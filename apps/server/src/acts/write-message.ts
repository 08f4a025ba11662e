import type { Message } from '@eksport/domain'
import { addJob } from '../db/repositories/jobs.ts'
import { insertMessage, listMessages } from '../db/repositories/messages.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { archiveJob } from '../effects/archive.ts'
import { keepFiles } from '../effects/keep-files.ts'
import { addNotice } from '../notices/notices.ts'
import { tellHandlers } from '../notices/tell-handlers.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { hold } from '../standing/load.ts'
import { requireRight } from '../standing/require-right.ts'

interface WriteMessage {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly message: string
  /** Already checked. */
  readonly attachments: readonly File[]
  readonly now: Date
}

/** [ACT-13] Notifies the other side: everyone who acts for the applicant, or the officers of the case. */
async function tell(tx: Transaction, { audience }: ActiveSession, { document }: StoredApplication, now: Date) {
  const { referenceNumber } = document
  if (audience === 'submitter') await tellHandlers(tx, document, { kind: 'MESSAGE_TO_OFFICER', now })
  else await addNotice(tx, { kind: 'MESSAGE_TO_EXPORTER', referenceNumber, to: 'exporter', now })
}

/** [ADM-06] Messages from before the case was taken are archived when somebody takes it. */
async function archiveIfCase(tx: Transaction, { document }: StoredApplication) {
  const { caseworker, approvedDateTime, archiveCaseInfo, referenceNumber } = document
  if (caseworker === undefined && approvedDateTime === undefined && archiveCaseInfo === undefined) return
  const { task, payload, key } = archiveJob(referenceNumber)
  await addJob(tx, task, payload, key)
}

/**
 * [MSG-01] Sends a message of either side with its files. Refused for a draft that was never sent, since nobody would
 * read it.
 */
export async function writeMessage(command: WriteMessage): Promise<Message> {
  const { tx, session, referenceNumber, message, attachments: files, now } = command
  if (session.audience === 'caseworker') requireRight(session, 'write-message')
  const stored = await hold(tx, referenceNumber)
  if (stored.document.submittedDateTime === undefined) {
    throw new Refusal('TRANSITION_REFUSED', { reason: 'not-possible' })
  }
  const id = await insertMessage(tx, {
    referenceNumber,
    organisationNumber: stored.organisationNumber,
    messageType: 'APPLICATION_MESSAGE',
    message,
    senderRole: session.audience === 'submitter' ? 'INNSENDER' : 'BEHANDLER',
    senderName: session.person.name,
    createdAt: now,
  })
  await keepFiles(tx, stored, { files, type: 'MESSAGE_ATTACHMENT', belongsTo: id, now })
  await tell(tx, session, stored, now)
  await archiveIfCase(tx, stored)
  const written = (await listMessages(tx, referenceNumber)).find((one) => one.id === id)
  if (written === undefined) throw new Error('A message that was written is not there')
  return written
}
