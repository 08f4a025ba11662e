import { z } from 'zod'
import { forgetAnswersBefore } from '../db/repositories/idempotency-keys.ts'
import { forgetJobsBefore } from '../db/repositories/jobs.ts'
import { deleteLoginAttemptsBefore } from '../db/repositories/login-attempts.ts'
import { deleteSessionsBefore } from '../db/repositories/sessions.ts'
import { defineJob } from './job.ts'

const hour = 3_600_000
const day = 24 * hour

/** Forgets what has had its time: ended sessions, attempts to log in, and answers and housekeeping older than 30 days. */
export const cleanUp = defineJob(z.unknown(), async ({ transactions, now }) => {
  const before = (age: number) => new Date(now().getTime() - age)
  await transactions.run({ audience: 'system' }, async (tx) => {
    await deleteSessionsBefore(tx, before(3 * hour))
    await deleteLoginAttemptsBefore(tx, before(hour))
    await forgetAnswersBefore(tx, before(30 * day))
    await forgetJobsBefore(tx, before(30 * day))
  })
})
