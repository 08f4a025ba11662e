import { writeLoginMail } from '@eksport/domain'
import { z } from 'zod'
import {
  addToken,
  countRequests,
  endOtherLinks,
  type LoginLink,
  lockLoginLink,
} from '../db/repositories/login-links.ts'
import { findByNationalId } from '../db/repositories/national-ids.ts'
import type { Transaction } from '../db/transaction.ts'
import { countedFor, isFresh, isOverLimit, requestLimits } from '../session/login-link.ts'
import { hashOf, newSecret } from '../session/secret.ts'
import { defineJob, JobFailure } from './job.ts'

async function isTooMany(tx: Transaction, link: LoginLink): Promise<boolean> {
  const since = new Date(link.requestedAt.getTime() - countedFor)
  return isOverLimit(await countRequests(tx, link, { since, limits: requestLimits }))
}

/** A token of the link and its recipient; undefined if no mail is to be sent. */
async function prepare(tx: Transaction, linkId: string, now: Date) {
  const link = await lockLoginLink(tx, linkId)
  if (link === undefined || link.endedAt !== null || !isFresh(link.requestedAt, now)) return undefined
  if (await isTooMany(tx, link)) return undefined
  const person = await findByNationalId(tx, link.fingerprint)
  if (person === undefined || person.mail === null) return undefined
  const token = newSecret()
  await addToken(tx, link.id, person.id, hashOf(token))
  await endOtherLinks(tx, person.id, link.id, now)
  return { token, to: person.mail, locale: person.locale ?? link.locale }
}

/**
 * [SEC-11] [SEC-12] Decides whether a link is sent, and sends it. Every attempt has a new token, because earlier ones
 * are only stored as hashes; the mail's id stays the same. An unavailable mail server is retried for as long as the
 * link is valid.
 */
export const sendLoginLink = defineJob(
  z.object({ linkId: z.uuid() }),
  async ({ transactions, config, now, mailer }, { linkId }) => {
    const prepared = await transactions.run({ audience: 'system' }, (tx) => prepare(tx, linkId, now()))
    if (prepared === undefined) return
    const { token, to, locale } = prepared
    // What comes after # never reaches a server's log.
    const mail = writeLoginMail(`${config.submitter.publicUrl}/innlogging/lenke#${token}`, locale)
    const answer = await mailer.send({ id: linkId, to, ...mail })
    if (answer === 'unreached') throw new JobFailure('NO_ANSWER')
  },
)
