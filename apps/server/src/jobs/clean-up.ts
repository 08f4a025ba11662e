import { forgetAnswersBefore } from '../db/repositories/idempotency-keys.ts'
import { deleteLoginAttemptsBefore } from '../db/repositories/login-attempts.ts'
import { deleteSessionsBefore } from '../db/repositories/sessions.ts'
import type { Deps } from '../deps.ts'

const hour = 3_600_000
const day = 24 * hour

/** Forgets what has had its time: ended sessions, attempts to log in, and answers older than 30 days. */
export function cleanUpJob({ transactions, now }: Pick<Deps, 'transactions' | 'now'>) {
  return async (): Promise<void> => {
    const before = (age: number) => new Date(now().getTime() - age)
    await transactions.run({ audience: 'nobody' }, async (tx) => {
      await deleteSessionsBefore(tx, before(3 * hour))
      await deleteLoginAttemptsBefore(tx, before(hour))
      await forgetAnswersBefore(tx, before(30 * day))
    })
  }
}
