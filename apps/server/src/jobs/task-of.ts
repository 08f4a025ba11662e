import { randomUUID } from 'node:crypto'
import type { JobProblem } from '@eksport/domain'
import type { Task } from 'graphile-worker'
import { type AskedJob, findAskedJob, type JobOutcome, settleJob } from '../db/repositories/jobs.ts'
import type { Transaction } from '../db/transaction.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { wordsOf } from '../log/describe-error.ts'
import { withTrace } from '../log/trace.ts'
import { tellFailed } from '../notices/tell-handlers.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type Job, JobFailure, type WorkerDeps } from './job.ts'

const system = { audience: 'system' } as const

function problemOf(error: unknown): JobProblem {
  if (error instanceof JobFailure) return error.problem
  if (error instanceof Refusal && error.code === 'OVERLOADED') return 'OVERLOADED'
  return isUnavailable(error) ? 'NO_ANSWER' : 'UNEXPECTED'
}

/** [SEC-21] The queue stores and logs the message of a failure, so it must not contain a statement with its values. */
const withoutValues = (error: unknown) => new Error(wordsOf(error))

/** The queue's own delays: e to the power of the attempt, in seconds; after the tenth about six hours each. */
const pauseAfter = (attempts: number) => Math.exp(Math.min(attempts, 10)) * 1000

function failed(error: unknown, { attempts, last }: { attempts: number; last: boolean }, now: Date): JobOutcome {
  const dueAt = last ? null : new Date(now.getTime() + pauseAfter(attempts))
  return { state: last ? 'FAILED' : 'WAITING', problem: problemOf(error), dueAt, attempts, changedAt: now }
}

interface Attempted extends AskedJob {
  readonly key: string
  readonly name: string
}

/**
 * Records the result of an attempt. If a job is given up, officers are notified; but not by mail of a mail that cannot
 * be sent.
 */
async function record(tx: Transaction, { key, name, revision, referenceNumber }: Attempted, outcome: JobOutcome) {
  await settleJob(tx, key, revision, outcome)
  if (outcome.state !== 'FAILED' || referenceNumber === null) return
  const telling = { now: outcome.changedAt, occasion: `${key} ${revision}`, byMail: name !== 'send-mail' }
  await tellFailed(tx, referenceNumber, telling)
}

/** [OPS-08] Measures and logs an attempt, under the id of the request that asked for the job. */
function attemptOf({ metrics, log }: WorkerDeps, job: string, attempt: number) {
  const began = performance.now()
  return (outcome: 'done' | 'failed' | 'given up', problem?: JobProblem) => {
    const seconds = (performance.now() - began) / 1000
    metrics.jobs.add({ job, outcome })
    metrics.jobSeconds.observe({ job }, seconds)
    log[problem === undefined ? 'info' : 'warn']({ job, attempt, outcome, problem, seconds }, 'job ended')
  }
}

/** [ACT-03] Wraps a job as the queue runs it, recording the result of each attempt for the officers of its case. */
export function taskOf(job: Job, deps: WorkerDeps): Task {
  const { transactions, now } = deps
  return async (payload, { job: { key, attempts, max_attempts, task_identifier: name } }) => {
    const asked = key === null ? undefined : await transactions.run(system, (tx) => findAskedJob(tx, key))
    // Without a request, the attempt gets its own id, which the jobs it adds keep.
    return withTrace(asked?.requestId ?? randomUUID(), async () => {
      const ended = attemptOf(deps, name, attempts)
      const settle = async (outcome: JobOutcome) => {
        if (key !== null && asked !== undefined)
          await transactions.run(system, (tx) => record(tx, { ...asked, key, name }, outcome))
      }
      try {
        await job.run(deps, payload)
      } catch (error) {
        const last = attempts >= max_attempts
        ended(last ? 'given up' : 'failed', problemOf(error))
        await settle(failed(error, { attempts, last }, now()))
        throw withoutValues(error)
      }
      await settle({ state: 'DONE', problem: null, dueAt: null, attempts: attempts - 1, changedAt: now() })
      ended('done')
    })
  }
}
