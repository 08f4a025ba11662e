import { createHash } from 'node:crypto'
import { type NoticeKind, noticeCatalogue } from '@eksport/domain'
import { addJob } from '../db/repositories/jobs.ts'
import {
  insertNotices,
  type NoticeReader,
  readersAmongOfficers,
  readersOfOrganisation,
} from '../db/repositories/notices.ts'
import type { Transaction } from '../db/transaction.ts'
import { readOrRefuse } from '../standing/load.ts'

export type NoticeRecipient =
  /** Everyone who may act for the applicant that day. */
  | 'exporter'
  /** One officer. */
  | { readonly personId: string }
  /** Every officer of an office. */
  | { readonly office: string }
  /** Every leader, of any office. */
  | 'leaders'
  /** The authority of the importing country, by mail only. */
  | { readonly address: string }

export interface NewNotice {
  readonly kind: NoticeKind
  readonly referenceNumber: number
  readonly to: NoticeRecipient
  readonly now: Date
  /** Distinguishes notices of the same kind; by default the time does. Jobs that may run twice must set it. */
  readonly occasion?: string
  /** False to show it in the app only, whatever the recipient has chosen. */
  readonly byMail?: boolean
}

/** The id of a notice, derived from its content and recipient, so that the same notice is stored once. */
function noticeId(parts: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

async function readersOf(
  tx: Transaction,
  to: Exclude<NoticeRecipient, { readonly address: string }>,
  organisationNumber: string,
  now: Date,
): Promise<readonly NoticeReader[]> {
  return to === 'exporter' ? readersOfOrganisation(tx, organisationNumber, now) : readersAmongOfficers(tx, to)
}

/**
 * [ACT-13] Notifies of an application, in the transaction of the event: one row per recipient, and a job for each mail
 * that they want. A rollback removes both. Returns the recipients, who may be none.
 */
export async function addNotice(tx: Transaction, notice: NewNotice): Promise<readonly string[]> {
  const { kind, referenceNumber, to, now, occasion = now.toISOString(), byMail = true } = notice
  const { organisationNumber } = await readOrRefuse(tx, referenceNumber)
  const { to: side } = noticeCatalogue[kind]
  const facts = { kind, side, referenceNumber, organisationNumber, createdAt: now }
  const idFor = (reader: string) => noticeId([kind, referenceNumber, reader, occasion])
  if (typeof to === 'object' && 'address' in to) {
    const id = idFor(to.address)
    await insertNotices(tx, [{ ...facts, id, mailState: 'WAITING', address: to.address }])
    await sendLater(tx, id, referenceNumber)
    return [to.address]
  }
  const readers = await readersOf(tx, to, organisationNumber, now)
  const rows = readers.map(({ personId, mail, withoutMail }) => {
    const isMailed = byMail && mail !== null && withoutMail?.includes(kind) !== true
    return { ...facts, id: idFor(personId), personId, mailState: isMailed ? ('WAITING' as const) : ('NONE' as const) }
  })
  await insertNotices(tx, rows)
  for (const { id, mailState } of rows) if (mailState === 'WAITING') await sendLater(tx, id, referenceNumber)
  return readers.map(({ personId }) => personId)
}

const sendLater = (tx: Transaction, noticeId: string, referenceNumber: number) =>
  addJob(tx, 'send-mail', { noticeId, referenceNumber }, `send-mail ${noticeId}`)
