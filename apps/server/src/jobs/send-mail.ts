import {
  addressOfOrganisation,
  draftExpiry,
  draftPeriods,
  formatReference,
  type MailSource,
  noticeCatalogue,
  type PlainDate,
  today,
  writeMail,
} from '@eksport/domain'
import { issueNumber } from '@eksport/domain/documents'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { latestIssue } from '../db/repositories/certificate-issues.ts'
import { findWaitingMail, settleMail, type WaitingMail } from '../db/repositories/notice-mails.ts'
import { unsentDraft } from '../db/repositories/reminders.ts'
import type { Transaction } from '../db/transaction.ts'
import { tellFailed } from '../notices/tell-handlers.ts'
import { periodsOn } from '../reference-data/settings.ts'
import { defineJob, JobFailure, type WorkerDeps } from './job.ts'

type Portals = Pick<Config, 'submitter' | 'caseworker'>

function linkOf(
  { kind, referenceNumber, organisationNumber }: WaitingMail,
  { submitter, caseworker }: Portals,
): string {
  // A draft has no details page; the link opens its form where it was left.
  const page = `/soeknader/${referenceNumber}${kind === 'DRAFT_REMINDER' ? '' : '/detaljer'}`
  const links = {
    exporter: submitter.publicUrl + addressOfOrganisation(organisationNumber, page),
    officer: `${caseworker.publicUrl}/soeknader/${referenceNumber}`,
    authority: `${submitter.publicUrl}/kontroller`,
  }
  return links[noticeCatalogue[kind].to]
}

type Facts = Pick<MailSource, 'reference' | 'link' | 'day'>

/** Authorities abroad know the certificate's number, not the application's; the link leads to the certificate's verification. */
async function factsForAuthority(tx: Transaction, mail: WaitingMail, deps: WorkerDeps): Promise<Facts> {
  const issue = await latestIssue(tx, mail.referenceNumber)
  // Certificates from before verification codes have no verification page.
  const link = issue?.codeHash == null ? linkOf(mail, deps.config) : deps.verification.of(issue.id).address
  return { reference: issue ? issueNumber(issue.number, issue.issue) : formatReference(mail.referenceNumber), link }
}

/** [ACT-14] The day on which a draft will be deleted if it is not changed; undefined once it was sent or deleted. */
async function lastDayOf(tx: Transaction, referenceNumber: number, deps: WorkerDeps): Promise<PlainDate | undefined> {
  const draft = await unsentDraft(tx, referenceNumber)
  if (draft === undefined) return undefined
  const periods = periodsOn(deps.referenceData, today(deps.now().toISOString()))
  const { expiryDays } = draftPeriods(periods, draft.originalReference !== null)
  return today(draftExpiry(draft.touchedAt, expiryDays).toISOString())
}

/** The facts for a mail besides its kind; undefined if there is nothing left to say, or its reader may no longer read it. */
async function factsOf(tx: Transaction, mail: WaitingMail, deps: WorkerDeps): Promise<Facts | undefined> {
  const { kind, referenceNumber, mayBeRead } = mail
  if (!mayBeRead) return undefined
  if (noticeCatalogue[kind].to === 'authority') return factsForAuthority(tx, mail, deps)
  const facts = { reference: formatReference(referenceNumber), link: linkOf(mail, deps.config) }
  if (kind !== 'DRAFT_REMINDER') return facts
  const day = await lastDayOf(tx, referenceNumber, deps)
  return day === undefined ? undefined : { ...facts, day }
}

/** [ACT-13] Sends the mail of a notice and records the result. If it is interrupted, the mail is sent again under the same id. */
export const sendMail = defineJob(z.object({ noticeId: z.uuid() }), async (deps, { noticeId: id }) => {
  const { transactions, now, mailer } = deps
  const found = await transactions.run({ audience: 'system' }, async (tx) => {
    const mail = await findWaitingMail(tx, id, now())
    return mail && { mail, facts: await factsOf(tx, mail, deps) }
  })
  if (found === undefined) return
  const { mail, facts } = found
  const settle = (outcome: Parameters<typeof settleMail>[2]) =>
    transactions.run({ audience: 'system' }, async (tx) => {
      await settleMail(tx, id, outcome)
      // Authorities have no notices in the app, so nobody has been told.
      if (outcome.mailState === 'FAILED' && noticeCatalogue[mail.kind].to === 'authority')
        await tellFailed(tx, mail.referenceNumber, { kind: 'AUTHORITY_NOT_TOLD', now: now(), occasion: id })
    })
  if (mail.address === null) return settle({ mailState: 'FAILED', mailProblem: 'NO_ADDRESS' })
  if (facts === undefined) return settle({ mailState: 'NONE' })
  const written = writeMail({ kind: mail.kind, locale: mail.locale, ...facts })
  const answer = await mailer.send({ id, to: mail.address, ...written })
  if (answer === 'taken') return settle({ mailState: 'SENT', mailProblem: null, mailedAt: now() })
  if (answer === 'refused') return settle({ mailState: 'FAILED', mailProblem: 'REFUSED' })
  await settle({ mailState: 'WAITING', mailProblem: 'NO_ANSWER' })
  throw new JobFailure('NO_ANSWER')
})
