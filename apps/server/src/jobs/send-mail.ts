import { addressOfOrganisation, formatReference, noticeCatalogue, writeMail } from '@eksport/domain'
import { z } from 'zod'
import { tellFailed } from '../application/tell-handlers.ts'
import type { Config } from '../config.ts'
import { latestIssue } from '../db/repositories/certificate-issues.ts'
import { findWaitingMail, settleMail, type WaitingMail } from '../db/repositories/notice-mails.ts'
import type { Transaction } from '../db/transaction.ts'
import { defineJob, JobFailure } from './job.ts'

type Portals = Pick<Config, 'submitter' | 'caseworker'>

function linkOf(
  { kind, referenceNumber, organisationNumber }: WaitingMail,
  { submitter, caseworker }: Portals,
): string {
  // A draft has no details; its form opens where it was left.
  const page = `/soeknader/${referenceNumber}${kind === 'DRAFT_REMINDER' ? '' : '/detaljer'}`
  const links = {
    exporter: submitter.publicUrl + addressOfOrganisation(organisationNumber, page),
    officer: `${caseworker.publicUrl}/soeknader/${referenceNumber}`,
    authority: `${submitter.publicUrl}/kontroller`,
  }
  return links[noticeCatalogue[kind].to]
}

/** An authority abroad knows the number of the certificate, not that of its application. */
async function referenceOf(tx: Transaction, { kind, referenceNumber }: WaitingMail): Promise<string> {
  const issue = noticeCatalogue[kind].to === 'authority' ? await latestIssue(tx, referenceNumber) : undefined
  return issue?.number ?? formatReference(referenceNumber)
}

/** [ACT-13] Sends the mail of a notice and records what became of it. Ended in between it leaves once more under the same id. */
export const sendMail = defineJob(
  z.object({ noticeId: z.uuid() }),
  async ({ transactions, config, now, mailer }, { noticeId: id }) => {
    const found = await transactions.run({ audience: 'system' }, async (tx) => {
      const mail = await findWaitingMail(tx, id)
      return mail && { mail, reference: await referenceOf(tx, mail) }
    })
    if (found === undefined) return
    const { mail, reference } = found
    const settle = (outcome: Parameters<typeof settleMail>[2]) =>
      transactions.run({ audience: 'system' }, async (tx) => {
        await settleMail(tx, id, outcome)
        // An authority has no bell: nobody has been told.
        if (outcome.mailState === 'FAILED' && noticeCatalogue[mail.kind].to === 'authority')
          await tellFailed(tx, mail.referenceNumber, { now: now(), occasion: id })
      })
    if (mail.address === null) return settle({ mailState: 'FAILED', mailProblem: 'NO_ADDRESS' })
    const written = writeMail({ kind: mail.kind, reference, link: linkOf(mail, config), locale: mail.locale })
    const answer = await mailer.send({ id, to: mail.address, ...written })
    if (answer === 'taken') return settle({ mailState: 'SENT', mailProblem: null, mailedAt: now() })
    if (answer === 'refused') return settle({ mailState: 'FAILED', mailProblem: 'REFUSED' })
    await settle({ mailState: 'WAITING', mailProblem: 'NO_ANSWER' })
    throw new JobFailure('NO_ANSWER')
  },
)
