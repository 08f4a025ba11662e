import type { DecidingComplaint } from '@eksport/api'
import {
  type ComplaintState,
  complaintDeadline,
  complaintLetterOf,
  type DecidedComplaint,
  eventOfDecision,
  stateAfter,
} from '@eksport/domain'
import type { DecisionLetterDocument } from '@eksport/domain/documents'
import { type ComplaintRow, findComplaint, insertComplaint, keepDecision } from '../db/repositories/complaints.ts'
import { insertPdf } from '../db/repositories/files.ts'
import { addJob } from '../db/repositories/jobs.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { archiveJob } from '../effects/archive.ts'
import { keepFiles } from '../effects/keep-files.ts'
import { complaintText } from '../notices/decision-letter.ts'
import { addNotice } from '../notices/notices.ts'
import { tellHandlers } from '../notices/tell-handlers.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type ActiveSession, actorsOf } from '../session/active-session.ts'
import { hold, readOrRefuse } from '../standing/load.ts'
import { recordEvent } from '../standing/record-change.ts'
import { requireRight } from '../standing/require-right.ts'
import { requestAccess } from './request-access.ts'

interface Acting {
  readonly tx: Transaction
  readonly deps: Pick<Deps, 'referenceData'>
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly now: Date
}

/** What the attachments and letters of a complaint belong to; an application has one complaint at most. */
export const complaintFiles = 'complaint'

interface Happened {
  readonly event: string
  readonly reason: string
  readonly facts?: Readonly<Record<string, unknown>>
}

async function record({ tx, session, now }: Acting, stored: StoredApplication, happened: Happened) {
  const [actor] = actorsOf(session)
  if (actor === undefined) throw new TypeError('Whoever acts on a complaint has a role')
  const to = stored.document.applicationStatus
  await recordEvent(tx, stored, to, { ...happened, to, actor }, now)
  const { task, payload, key } = archiveJob(stored.document.referenceNumber)
  await addJob(tx, task, payload, key)
}

/** [ADM-08] Files a complaint, once per application and with no time limit, and notifies the case's officer. */
export async function fileComplaint(
  acting: Acting,
  { words, attachments: files }: { readonly words: string; readonly attachments: readonly File[] },
): Promise<void> {
  const { tx, deps, session, referenceNumber, now } = acting
  const stored = await hold(tx, referenceNumber)
  const { refusal } = stored.document
  if (refusal === undefined) throw new Refusal('TRANSITION_REFUSED', { reason: 'not-possible' })
  if ((await findComplaint(tx, referenceNumber)) !== undefined) throw new Refusal('COMPLAINT_KNOWN')
  await insertComplaint(tx, {
    referenceNumber,
    organisationNumber: stored.organisationNumber,
    words,
    filedAt: now,
    filedBy: session.person.name,
    deadline: complaintDeadline(refusal.decidedDateTime, deps.referenceData['public-holidays']),
  })
  await keepFiles(tx, stored, { files, type: 'COMPLAINT_ATTACHMENT', belongsTo: complaintFiles, now })
  await record(acting, stored, { event: 'complain', reason: words })
  await tellHandlers(tx, stored.document, { kind: 'COMPLAINT_RECEIVED', now })
}

interface Letter extends Pick<DecidedComplaint, 'decision' | 'reason' | 'language'> {
  readonly officer: { readonly name: string; readonly office?: string }
  readonly at: Date
}

/** The data of a decision letter. */
export const complaintLetter = (
  { lookups, referenceData }: Pick<Deps, 'lookups' | 'referenceData'>,
  document: StoredApplication['document'],
  { filedAt }: Pick<ComplaintRow, 'filedAt'>,
  { at, ...letter }: Letter,
): DecisionLetterDocument =>
  complaintLetterOf(document, lookups, {
    ...letter,
    filed: filedAt.toISOString(),
    complaint: complaintText(referenceData),
    at: at.toISOString(),
  })

interface Decidable {
  readonly complaint: ComplaintRow
  readonly after: ComplaintState
}

/**
 * The complaint and its state after the decision. Refuses officers without the right, and decisions that its state does
 * not allow.
 */
async function decidable(
  tx: Transaction,
  { session, referenceNumber }: Pick<Acting, 'session' | 'referenceNumber'>,
  { decision }: Pick<DecidingComplaint, 'decision'>,
): Promise<Decidable> {
  requireRight(session, 'decide-complaint')
  const complaint = await findComplaint(tx, referenceNumber)
  const after = complaint && stateAfter(complaint.state, decision)
  if (complaint === undefined || after === undefined)
    throw new Refusal('TRANSITION_REFUSED', { reason: 'not-possible' })
  return { complaint, after }
}

/** [ADM-08] The letter of a decision with this text; refused if the decision is not possible. */
export async function writeComplaintLetter(
  acting: Omit<Acting, 'deps'> & { readonly deps: Pick<Deps, 'lookups' | 'referenceData'> },
  deciding: DecidingComplaint,
): Promise<DecisionLetterDocument> {
  const { tx, deps, session, referenceNumber, now } = acting
  const { document } = await readOrRefuse(tx, referenceNumber)
  const { complaint } = await decidable(tx, acting, deciding)
  return complaintLetter(deps, document, complaint, { ...deciding, officer: session.person, at: now })
}

/** The file name of the stored letter. */
export const complaintLetterName = (referenceNumber: number) => `klagesvar-${referenceNumber}.pdf`

/**
 * [ADM-08] Stores the decision and its letter, and notifies the exporter. For the appeal body the whole case is put
 * together unredacted, as for an access request; it is not sent from here.
 */
export async function decideComplaint(
  acting: Acting,
  { decision, reason, language }: DecidingComplaint,
  letter: Uint8Array | undefined,
): Promise<void> {
  const { tx, session, referenceNumber, now } = acting
  const stored = await hold(tx, referenceNumber)
  const { complaint, after } = await decidable(tx, acting, { decision })
  // The letter could not be drawn before the transaction, but the decision has become possible since.
  if (letter === undefined) throw new Refusal('STALE_VERSION')
  const by = session.person.name
  await keepDecision(tx, complaint, after, { decision, reason, language, by, time: now.toISOString() })
  const { organisationNumber } = stored
  await insertPdf(tx, {
    ...{ referenceNumber, organisationNumber, type: 'COMPLAINT_LETTER', belongsTo: complaintFiles },
    ...{ filename: complaintLetterName(referenceNumber), content: letter, createdAt: now },
  })
  await record(acting, stored, { event: eventOfDecision(decision), reason, facts: { language } })
  await addNotice(tx, { kind: 'COMPLAINT_DECIDED', referenceNumber, to: 'exporter', now })
  if (decision === 'send-on') {
    await requestAccess({ tx, session, referenceNumber, locale: 'nb', known: [], parties: [], words: [] })
  }
}
