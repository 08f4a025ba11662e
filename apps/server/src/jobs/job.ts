import type { JobProblem } from '@eksport/domain'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { Mailer } from '../integrations/mail/mailer.ts'
import type { ReceivingAuthorities } from '../integrations/receiving-authorities/receiving-authorities.ts'
import type { Scanner } from '../integrations/scanner/scanner.ts'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** What jobs work with: what requests have, without those who ask, and with the world outside. */
export interface WorkerDeps
  extends Pick<
    Deps,
    | 'config'
    | 'transactions'
    | 'seal'
    | 'referenceData'
    | 'lookups'
    | 'documents'
    | 'signer'
    | 'verification'
    | 'registers'
    | 'archive'
    | 'now'
  > {
  readonly receivers: ReceivingAuthorities
  readonly log: Log
  readonly metrics: Metrics
  readonly mailer: Mailer
  /** Absent where none is configured: files are then not scanned. */
  readonly scanner: Scanner | undefined
  /** Says what came to nothing in a job that goes on with the rest. */
  readonly report: (line: string) => void
}

/** A job as the queue runs it: at least once, so that an attempt after the first must find out what is left to do. */
export interface Job {
  run(deps: WorkerDeps, payload: unknown): Promise<void>
}

/** Why an attempt came to nothing, said by the job itself. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  readonly problem: JobProblem

  constructor(problem: JobProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A job whose payload is checked before it is begun. */
export function defineJob<Payload>(
  payload: z.ZodType<Payload>,
  work: (deps: WorkerDeps, payload: Payload) => Promise<void>,
): Job {
  return { run: (deps, given) => work(deps, payload.parse(given)) }
}
