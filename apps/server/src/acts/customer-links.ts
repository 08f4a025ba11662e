import { randomUUID } from 'node:crypto'
import type { CustomerAnswer, Remark } from '@eksport/api'
import { customerStage, takesRemarks, today } from '@eksport/domain'
import type { Issue } from '@eksport/forms'
import { sharedDraft } from '../certificate/shared-draft.ts'
import {
  type CustomerLinkRow,
  countOpenLinks,
  endCustomerLink as end,
  insertCustomerLink,
  keepAnswer,
} from '../db/repositories/customer-links.ts'
import { appendHistory } from '../db/repositories/history.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { addNotice } from '../notices/notices.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type ActiveSession, actorsOf } from '../session/active-session.ts'
import { hashOf } from '../session/secret.ts'
import { hold } from '../standing/load.ts'
import { recordEvent } from '../standing/record-change.ts'
import { requireLevel } from '../standing/require-right.ts'

/** The most open links that an application may have. */
const maxLinks = 5

const day = 86_400_000

/**
 * [EXP-12] A 256-bit token derived from a key outside the database: the exporter can copy the address again, a copy of
 * the table does not reveal it.
 */
export const customerToken = ({ pseudonyms }: Pick<Deps, 'pseudonyms'>, id: string): string =>
  pseudonyms.fingerprintOf('customer link', id)

interface Sharing {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly now: Date
}

async function record({ tx, session, now }: Sharing, stored: StoredApplication, event: string, facts: object) {
  const [actor] = actorsOf(session)
  if (actor === undefined) throw new TypeError('Only somebody who acts for an exporter shares')
  const to = stored.document.applicationStatus
  await recordEvent(tx, stored, to, { event, to, actor, facts: { ...facts } }, now)
}

const stageOf = ({ document }: StoredApplication, now: Date) => customerStage(document, today(now.toISOString()))

interface Asked {
  readonly boxes: readonly string[]
  readonly days: number
}

/** [EXP-12] Creates a link that shows the draft as it is when opened; returns the link's id. */
export async function createCustomerLink(
  call: Sharing & { readonly deps: Pick<Deps, 'lookups' | 'pseudonyms'> },
  asked: Asked,
): Promise<string> {
  const { tx, deps, session, referenceNumber, now } = call
  requireLevel(session)
  const stored = await hold(tx, referenceNumber)
  if (!takesRemarks(stageOf(stored, now))) throw new Refusal('REMARKS_CLOSED')
  if ((await countOpenLinks(tx, referenceNumber, now)) >= maxLinks) {
    throw new Refusal('TOO_MANY_LINKS', { limit: maxLinks })
  }
  const { boxes } = await sharedDraft(tx, stored.document, deps, 'en')
  const unknown = asked.boxes.filter((no) => !boxes.some((box) => box.no === no))
  if (unknown.length > 0) {
    throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'boxes', code: 'invalid' }] })
  }
  const id = randomUUID()
  const link = { id, boxes: [...new Set(asked.boxes)], endsAt: new Date(now.getTime() + asked.days * day) }
  const { organisationNumber } = stored
  const tokenHash = hashOf(customerToken(deps, id))
  await insertCustomerLink(tx, { ...link, referenceNumber, organisationNumber, tokenHash, createdAt: now })
  await record(call, stored, 'share-with-customer', { ...link, endsAt: link.endsAt.toISOString() })
  return id
}

/** [EXP-12] Ends a link. Does nothing if it has ended already. */
export async function endCustomerLink(call: Sharing & { readonly id: string }): Promise<void> {
  const { tx, session, referenceNumber, id, now } = call
  requireLevel(session)
  const stored = await hold(tx, referenceNumber)
  if (await end(tx, { referenceNumber, id, now })) await record(call, stored, 'end-sharing', { id })
}

interface Given {
  readonly right: readonly string[]
  readonly remarks: readonly { readonly box: string; readonly path?: string | undefined; readonly text: string }[]
}

interface AnswerLink {
  readonly tx: Transaction
  readonly deps: Pick<Deps, 'lookups'>
  readonly link: CustomerLinkRow
  readonly given: Given
  readonly now: Date
}

/** Visible text: spaces, joiners and direction marks alone do not count. */
const isLegible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Each remark with the value it is about; if two are about the same field, the later one. */
async function remarksOf({ tx, deps, given }: AnswerLink, { document }: StoredApplication): Promise<Remark[]> {
  const { boxes } = await sharedDraft(tx, document, deps, 'en')
  const issues: Issue[] = []
  const remarks = new Map<string, Remark>()
  if (given.right.length + given.remarks.length === 0) issues.push({ path: 'remarks', code: 'required' })
  for (const [index, { box: no, path, text }] of given.remarks.entries()) {
    if (!isLegible.test(text)) issues.push({ path: `remarks.${index}.text`, code: 'required' })
    const box = boxes.find((one) => one.no === no)
    const answer = box?.answers.find((one) => one.path === path)
    if (box === undefined || (path !== undefined && answer === undefined)) {
      issues.push({ path: `remarks.${index}.box`, code: 'invalid' })
    }
    remarks.set(`${no} ${path ?? ''}`, { box: no, ...(answer && { path: answer.path, was: answer.value }), text })
  }
  for (const [index, no] of given.right.entries()) {
    if (!boxes.some((box) => box.no === no)) issues.push({ path: `right.${index}`, code: 'invalid' })
  }
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
  return [...remarks.values()]
}

/**
 * [EXP-12] Stores the receiver's answer in place of the one before; the history keeps every answer. The application
 * does not change. An identical answer notifies only once.
 */
export async function answerCustomerLink(call: AnswerLink): Promise<CustomerAnswer> {
  const { tx, link, given, now } = call
  const { referenceNumber, id } = link
  const stored = await hold(tx, referenceNumber)
  if (!takesRemarks(stageOf(stored, now))) throw new Refusal('REMARKS_CLOSED')
  const remarks = await remarksOf(call, stored)
  const right = [...new Set(given.right)].filter((no) => !remarks.some(({ box }) => box === no))
  const answer = { answeredAt: now.toISOString(), right, remarks }
  // The link may have been ended while the lock on the application was awaited.
  if (!(await keepAnswer(tx, id, answer, now))) throw new Refusal('NOT_FOUND')
  const { applicationStatus: status, version } = stored.document
  await appendHistory(tx, {
    referenceNumber,
    organisationNumber: stored.organisationNumber,
    event: 'customer-answered',
    fromStatus: status,
    toStatus: status,
    actorRole: 'MOTTAKER',
    actorId: id,
    actorName: null,
    reason: null,
    version,
    time: now,
    facts: { id, right, remarks },
  })
  const occasion = `${id} ${hashOf(JSON.stringify({ right, remarks }))}`
  await addNotice(tx, { kind: 'CUSTOMER_ANSWERED', referenceNumber, to: 'exporter', now, occasion })
  return answer
}
