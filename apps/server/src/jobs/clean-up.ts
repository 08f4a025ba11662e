import { today } from '@eksport/domain'
import { z } from 'zod'
import { deleteCallCountsBefore } from '../db/repositories/call-counts.ts'
import { draftsDeletedBefore, eraseDraft } from '../db/repositories/deleted-drafts.ts'
import { forgetAnswersBefore } from '../db/repositories/idempotency-keys.ts'
import { forgetJobsBefore } from '../db/repositories/jobs.ts'
import { deleteLoginAttemptsBefore } from '../db/repositories/login-attempts.ts'
import { deleteLoginLinksBefore } from '../db/repositories/login-links.ts'
import { deleteSessionsBefore } from '../db/repositories/sessions.ts'
import { deleteUsedLogoutTokensBefore } from '../db/repositories/used-logout-tokens.ts'
import { periodsOn } from '../reference-data/settings.ts'
import { createAttempts } from './attempts.ts'
import { defineJob } from './job.ts'

const hour = 3_600_000
const day = 24 * hour

const system = { audience: 'system' } as const

/**
 * [ACT-14] Deletes what has expired: ended sessions, login attempts and links, call counts, old answers and jobs, and
 * the content of deleted drafts.
 */
export const cleanUp = defineJob(z.unknown(), async ({ transactions, referenceData, report, now }) => {
  const moment = now()
  const before = (age: number) => new Date(moment.getTime() - age)
  const { answerDays, jobDays, deletedDraftDays } = periodsOn(referenceData, today(moment.toISOString()))
  const attempts = createAttempts(report)
  await attempts.each('clean-up', () =>
    transactions.run(system, async (tx) => {
      await deleteSessionsBefore(tx, before(3 * hour))
      await deleteLoginAttemptsBefore(tx, before(hour))
      await deleteLoginLinksBefore(tx, before(day))
      await deleteUsedLogoutTokensBefore(tx, before(hour))
      await deleteCallCountsBefore(tx, before(hour))
      await forgetAnswersBefore(tx, before(answerDays * day))
      await forgetJobsBefore(tx, before(jobDays * day))
    }),
  )
  const drafts = await transactions.run(system, (tx) => draftsDeletedBefore(tx, before(deletedDraftDays * day)))
  for (const draft of drafts)
    await attempts.each(`clean-up ${draft}`, () => transactions.run(system, (tx) => eraseDraft(tx, draft, moment)))
  attempts.end()
})
