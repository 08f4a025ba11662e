import type { CaseComplaining, Complaining } from '@eksport/api'
import { complaintDeadline, decisionsIn, hasRight, isLate } from '@eksport/domain'
import { complaintFiles } from '../acts/complaints.ts'
import { findComplaint } from '../db/repositories/complaints.ts'
import { listAttachments } from '../db/repositories/files.ts'
import { listHistory } from '../db/repositories/history.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { readOrRefuse } from '../standing/load.ts'

interface Reading {
  readonly tx: Transaction
  readonly deps: Pick<Deps, 'referenceData'>
  readonly session: ActiveSession
  readonly referenceNumber: number
}

async function complaintOf(tx: Transaction, referenceNumber: number) {
  const complaint = await findComplaint(tx, referenceNumber)
  if (complaint === undefined) return undefined
  const { state, words, filedAt, filedBy, deadline, decisions } = complaint
  const filedTime = filedAt.toISOString()
  const attachments = await listAttachments(tx, referenceNumber, complaintFiles)
  return {
    deadline,
    complaint: { state, words, filedTime, filedBy, isLate: isLate(filedTime, deadline), attachments, decisions },
  }
}

/** [ADM-08] The refusal of an application and the complaint about it, for the exporter, without the officers' names. */
export async function readComplaining({ tx, deps, session, referenceNumber }: Reading): Promise<Complaining> {
  const { refusal } = (await readOrRefuse(tx, referenceNumber)).document
  if (refusal === undefined) throw new Refusal('NOT_FOUND')
  const { decidedDateTime: refusedTime } = refusal
  const filed = await complaintOf(tx, referenceNumber)
  if (filed === undefined) {
    return { refusedTime, deadline: complaintDeadline(refusedTime, deps.referenceData['public-holidays']) }
  }
  const { deadline, complaint } = filed
  const decisions = complaint.decisions.map(({ by, ...decided }) =>
    session.audience === 'caseworker' ? { ...decided, ...(by !== undefined && { by }) } : decided,
  )
  return { refusedTime, deadline, complaint: { ...complaint, decisions } }
}

/** [ADM-08] The same for an officer, with who refused and which decisions this officer can make. */
export async function readCaseComplaining(reading: Reading): Promise<CaseComplaining> {
  const { tx, session, referenceNumber } = reading
  const complaining = await readComplaining(reading)
  const { complaint } = complaining
  const refused = (await listHistory(tx, referenceNumber)).findLast(({ event }) => event === 'refuse')
  const mayDecide = complaint !== undefined && hasRight(session.person.roles, 'decide-complaint')
  return {
    ...complaining,
    ...(refused?.actor.name !== undefined && { refusedBy: refused.actor.name }),
    offered: mayDecide ? [...decisionsIn(complaint.state)] : [],
  }
}
