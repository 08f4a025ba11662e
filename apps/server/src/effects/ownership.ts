import { hasOfficers, type NoticeKind, noticeToOwner } from '@eksport/domain'
import { allOfficers, findOfficer } from '../db/repositories/officers.ts'
import { addNotice } from '../notices/notices.ts'
import { tellHandlers } from '../notices/tell-handlers.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type EffectCommand, given, type InsideHandler, onDocument } from './effect.ts'

const unknownReceiver = () => new Refusal('INVALID_REQUEST', { issues: [{ path: 'transferTo', code: 'invalidValue' }] })

/** [ACT-05] Removes the owner of the case; its assessed points stay. */
export const unassignCaseworker = onDocument(async (_, { caseworker: __, ...document }) => document)

/** Notifies the former owner, unless they did it themselves or keep the case. */
async function tellFormerOwner({ tx, stored, person, now }: EffectCommand, receiver?: string): Promise<void> {
  const { referenceNumber, caseworker } = stored.document
  if (caseworker === undefined || caseworker.id === person.id || caseworker.id === receiver) return
  await addNotice(tx, { kind: 'CASE_TRANSFERRED_FROM_YOU', referenceNumber, to: { personId: caseworker.id }, now })
}

/** [ACT-05] Row 35: transfers the case to another officer or office, and notifies the receiver and the former owner. */
export const handOver: InsideHandler = async (command, progress) => {
  const { tx, deps, now } = command
  const { caseworker: _, caseOffice: __, ...document } = progress.document
  const { referenceNumber } = document
  const to = given(command, 'transferTo')
  const notice = { referenceNumber, now }
  if ('office' in to) {
    const office = deps.referenceData['certificate-offices'].find(({ code, active }) => active && code === to.office)
    if (office === undefined) throw unknownReceiver()
    if (!hasOfficers(office.code, await allOfficers(tx))) throw new Refusal('OFFICE_WITHOUT_OFFICERS')
    await addNotice(tx, { ...notice, kind: 'CASE_TRANSFERRED_TO_OFFICE', to: { office: office.code } })
    await tellFormerOwner(command)
    const facts = { ...progress.facts, transferredTo: office.names.nb }
    return { ...progress, facts, document: { ...document, caseOffice: office.code } }
  }
  const officer = await findOfficer(tx, to.personId)
  if (officer === undefined) throw unknownReceiver()
  await addNotice(tx, { ...notice, kind: 'CASE_TRANSFERRED', to: { personId: officer.id } })
  await tellFormerOwner(command, officer.id)
  const facts = { ...progress.facts, transferredTo: officer.name }
  return { ...progress, facts, document: { ...document, caseworker: officer } }
}

/** Notices that require an action; the others only report that nothing is left to do. */
const waits: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['CANCELLATION_REQUESTED', 'SIGNING_REJECTED'])

/**
 * [ACT-05] [ACT-13] Notifies the owner of what somebody else did to the case: rows 7, 11, 17, 31 and 34. If an action
 * is required and the owner is away, others at the office are notified.
 */
export const notifyOwner = onDocument(async ({ tx, stored, event, to, person, now }, document) => {
  const kind = noticeToOwner(event, to)
  if (kind === undefined) throw new Error(`No notice to an owner is said of the event ${event}`)
  const { referenceNumber, caseworker } = stored.document
  if (caseworker === undefined || caseworker.id === person.id) return document
  if (waits.has(kind)) await tellHandlers(tx, stored.document, { kind, now })
  else await addNotice(tx, { kind, referenceNumber, to: { personId: caseworker.id }, now })
  return document
})

/** [ACT-06] Row 37: notifies the owner, or everybody at the office if there is none. */
export const notifyOverdue = onDocument(async ({ tx, now }, document) => {
  await tellHandlers(tx, document, { kind: 'CASE_OVERDUE', now })
  return document
})
