import type { JobProblem } from '@eksport/domain'
import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { Mailer } from '../integrations/mail/mailer.ts'
import type { ReceivingAuthorities } from '../integrations/receiving-authorities/receiving-authorities.ts'
import type { Scanner } from '../integrations/scanner/scanner.ts'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** What jobs can use: as requests, without sessions but with external services. */
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
  /** Undefined if none is configured; files are then not scanned. */
  readonly scanner: Scanner | undefined
  /** Reports a failure in a job that continues. */
  readonly report: (line: string) => void
}

/** A job as the queue runs it: at least once, so that later attempts must find out what is left to do. */
export interface Job {
  run(deps: WorkerDeps, payload: unknown): Promise<void>
}

/** A failure whose reason the job states itself. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  readonly problem: JobProblem

  constructor(problem: JobProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Defines a job whose payload is validated before it starts. */
export function defineJob<Payload>(
  payload: z.ZodType<Payload>,
  work: (deps: WorkerDeps, payload: Payload) => Promise<void>,
): Job {
  return { run: (deps, given) => work(deps, payload.parse(given)) }
}
