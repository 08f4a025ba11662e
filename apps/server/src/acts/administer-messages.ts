import { randomUUID } from 'node:crypto'
import type { ManagedMessage, NewMessage } from '@eksport/api'
import { htmlOfWritten, messageLocales, operatingMessageIssues } from '@eksport/domain'
import {
  holdMessage,
  listManagedMessages,
  type PublishedMessage,
  writeMessage,
} from '../db/repositories/operating-messages.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { requireRight } from '../standing/require-right.ts'

interface Asked {
  readonly tx: Transaction
  readonly session: ActiveSession
}

interface Writing extends Asked {
  readonly body: NewMessage
  readonly now: Date
}

interface Seen {
  readonly params: { readonly messageId: string }
  /** [SEC-04] The version that the officer saw. */
  readonly ifMatch: number
}

type Texts = NewMessage['title']

const each = (texts: Texts, change: (text: string) => string): Texts => {
  const [nb, nn, en] = messageLocales.map((locale) => change(texts[locale]))
  return { nb: nb ?? '', nn: nn ?? '', en: en ?? '' }
}

/** [SEC-15] Converts what was written to its published form; refuses faulty text at its field. */
function published({ text, ...body }: NewMessage): PublishedMessage {
  const title = each(body.title, (words) => words.trim().replace(/\s+/g, ' '))
  const issues = operatingMessageIssues({ ...body, title, text })
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
  return { ...body, title, description: each(text, htmlOfWritten) }
}

/** [CW-03] All messages, for administrators. */
export function messagesToAdminister({ tx, session }: Asked): Promise<ManagedMessage[]> {
  requireRight(session, 'administer')
  return listManagedMessages(tx)
}

/** [CW-03] Publishes a message. */
export function publishNewMessage({ tx, session, body, now }: Writing): Promise<ManagedMessage> {
  requireRight(session, 'administer')
  const changedName = session.person.name
  return writeMessage(tx, {
    id: randomUUID(),
    version: 1,
    message: published(body),
    withdrawnAt: null,
    changedName,
    now,
  })
}

async function holdSeen({ tx, session, params, ifMatch }: Asked & Seen): Promise<ManagedMessage> {
  requireRight(session, 'administer')
  const known = await holdMessage(tx, params.messageId)
  if (known === undefined) throw new Refusal('NOT_FOUND')
  if (known.version !== ifMatch) throw new Refusal('STALE_VERSION')
  return known
}

/** [CW-03] [SEC-04] Rewrites a message; one that was taken down is published again. */
export async function changePublishedMessage(call: Writing & Seen): Promise<ManagedMessage> {
  const { tx, session, body, now } = call
  const { id, version } = await holdSeen(call)
  const changedName = session.person.name
  return writeMessage(tx, { id, version: version + 1, message: published(body), withdrawnAt: null, changedName, now })
}

/** [CW-03] [SEC-04] Takes a message down. Does nothing if it is down already. */
export async function takeMessageDown(call: Asked & Seen & Pick<Writing, 'now'>): Promise<ManagedMessage> {
  const { tx, session, now } = call
  const known = await holdSeen(call)
  if (known.withdrawnAt !== undefined) return known
  const { id, version } = known
  const changedName = session.person.name
  return writeMessage(tx, { id, version: version + 1, message: known, withdrawnAt: now, changedName, now })
}
