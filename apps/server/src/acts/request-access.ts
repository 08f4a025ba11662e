import { randomUUID } from 'node:crypto'
import type { Locale } from '@eksport/forms'
import { addJob } from '../db/repositories/jobs.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { requireRight } from '../standing/require-right.ts'

interface RequestAccess {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly locale: Locale
  /** The parties that the case names. */
  readonly known: readonly { readonly id: string; readonly texts: readonly string[] }[]
  /** The ids of those to redact. */
  readonly parties: readonly string[]
  readonly words: readonly string[]
  readonly askedBy?: string | undefined
}

/**
 * [ADM-07] Has the documents of a case put together. Refuses a party that the case does not name, since it could not be
 * redacted.
 */
export async function requestAccess(command: RequestAccess): Promise<{ readonly id: string; readonly texts: number }> {
  const { tx, session, referenceNumber, locale, known, parties, words, askedBy } = command
  requireRight(session, 'give-access')
  const marked = parties.map((id) => known.find((party) => party.id === id))
  const texts = [...new Set([...marked.flatMap((party) => party?.texts ?? []), ...words])]
  if (marked.includes(undefined)) throw new Refusal('NOT_FOUND')
  const accessId = randomUUID()
  const { id, name } = session.person
  const payload = {
    referenceNumber,
    accessId,
    locale,
    by: { id, name },
    texts,
    ...(askedBy !== undefined && { askedBy }),
  }
  await addJob(tx, 'draw-access', payload, `access-${accessId}`)
  return { id: accessId, texts: texts.length }
}
