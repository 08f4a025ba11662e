import { Logger, parseCrontab, type Runner, run } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Deps } from '../deps.ts'
import type { Mailer } from '../integrations/mail/index.ts'
import { describeError } from '../log/describe-error.ts'
import { cleanUpJob } from './clean-up.ts'
import { deliverCertificateJob, deliverDueJob } from './deliver-certificate.ts'
import { renderReceiptJob } from './render-receipt.ts'
import { sendMailJob } from './send-mail.ts'

export type JobLog = (level: string, message: string) => void

/** [SEC-21] The queue keeps and logs the words of a failure: they must not be a statement with all its values. */
function withoutValues(task: (payload: unknown) => Promise<void>): (payload: unknown) => Promise<void> {
  return async (payload) => {
    try {
      await task(payload)
    } catch (error) {
      const { type, code, message } = describeError(error)
      throw new Error([type, code, message].filter((part) => part !== undefined).join(' '))
    }
  }
}

/** Starts the worker of the outbox. Jobs are added by the transactions that need them, and run at least once. */
export async function startJobs(
  owner: Pool,
  deps: Pick<
    Deps,
    'transactions' | 'lookups' | 'documents' | 'receivers' | 'referenceData' | 'signer' | 'now' | 'config'
  > & { readonly mailer: Mailer },
  log: JobLog,
): Promise<Runner> {
  const runner = await run({
    pgPool: owner,
    // A receiver that does not answer holds one for as long as an attempt may take.
    concurrency: 4,
    noHandleSignals: true,
    parsedCronItems: [...parseCrontab('17 3 * * * clean-up\n* * * * * deliver-due')],
    taskList: {
      'render-receipt': withoutValues(renderReceiptJob(deps)),
      'deliver-certificate': withoutValues(deliverCertificateJob(deps)),
      'deliver-due': withoutValues(deliverDueJob(deps)),
      'send-mail': withoutValues(sendMailJob(deps)),
      'clean-up': withoutValues(cleanUpJob(deps)),
    },
    logger: new Logger(() => (level, message) => log(level, message)),
  })
  // What the last process was doing when it ended is not left until the next minute.
  await runner.addJob('deliver-due', {}, { jobKey: 'deliver-due at start' })
  return runner
}
