import { createCloser } from '../closer.ts'
import type { Config } from '../config.ts'
import { placesOf } from '../db/address.ts'
import { answers, isDurable, isFollowed } from '../db/answers.ts'
import { endPool, jobPool, queuePool } from '../db/pool.ts'
import type { Transactions } from '../db/transaction.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { createRenderer, type Renderer, watchRenderer } from '../documents/index.ts'
import { ourArchive } from '../integrations/archive/index.ts'
import { createMailer } from '../integrations/mail/mailer.ts'
import { createReceivingAuthorities } from '../integrations/receiving-authorities/receiving-authorities.ts'
import { createScanner } from '../integrations/scanner/scanner.ts'
import { createLog } from '../log/create-log.ts'
import { sayNoAnswer, wordsOf } from '../log/describe-error.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { watchPools } from '../metrics/watch-pools.ts'
import { createHealth } from '../operator/health.ts'
import type { Check } from '../operator/keep-checking.ts'
import { createReadiness } from '../operator/readiness.ts'
import { startOperator } from '../operator/start-operator.ts'
import { jobsCheck, watchQueue } from '../operator/watch-queue.ts'
import { watchMailer, watchReceivers } from '../operator/watch-senders.ts'
import type { Starting } from '../prepare.ts'
import { keepCurrent } from '../reference-data/keep-current.ts'
import { hearProofs, openRegisters, readServices } from '../services.ts'
import { keepBeating } from './heartbeat.ts'
import type { WorkerDeps } from './job.ts'
import { startQueue } from './queue.ts'
import { jobs } from './registry.ts'
import { taskOf } from './task-of.ts'

/** How long a receiving authority or mail server may take to answer a request, in milliseconds. */
const answerLimit = 20_000

export interface WorkerOptions extends Starting {
  /** Where it runs. When another worker starts there, this one has ended. */
  readonly place: string
  /** The renderer to use; by default its own, which ends with it. */
  readonly documents?: Renderer
}

export interface RunningWorker {
  readonly deps: WorkerDeps
  /** Rejects if the worker ends by itself and must be started again. */
  readonly ended: Promise<void>
  /** Waits for running jobs to end. */
  stop(): Promise<void>
}

/** The receivers' addresses; in the demonstration our own receiver stands in for all countries [OPS-04]. */
async function receiversOf({ receivers, receiverPort, demonstration }: Config) {
  if (receivers !== undefined || !demonstration) return (country: string) => receivers?.[country]
  const { receiverAddress } = await import('../demonstration/receiver/receiver-address.ts')
  return (country: string) => receiverAddress(receiverPort, country)
}

/** [OPS-09] Every host besides the primary must be a standby that follows it. */
function standbyChecks(transactions: Transactions, { databaseUrl }: Config): readonly Check[] {
  const standbys = placesOf(databaseUrl).length - 1
  return standbys === 0 ? [] : [{ dependency: 'standby', every: 30, ask: () => isFollowed(transactions, standbys) }]
}

/** Starts the worker, which runs jobs: as its own process, or within tests. */
export async function startWorker({ config, now, report, place, ...options }: WorkerOptions): Promise<RunningWorker> {
  const { add, close } = createCloser()
  try {
    const log = createLog(config)
    const metrics = createMetrics()
    const health = createHealth({ now, metrics, log })
    const pool = jobPool(config.databaseUrl, {
      waits: config.waits.jobs,
      waited: (seconds) => metrics.connectionWait.observe({ pool: 'jobs' }, seconds),
    })
    add(() => endPool(pool))
    const queuing = queuePool(config.databaseUrl, config.waits.jobs)
    add(() => endPool(queuing))
    watchPools({ jobs: pool, queue: queuing }, metrics)
    const renderer = options.documents ?? createRenderer({ report })
    if (renderer !== options.documents) add(() => renderer.close())
    const note = (draws: boolean) => health.note('renderer', draws)
    const documents = watchRenderer(renderer, { metrics, log, isAway: isUnavailable, note })
    const watching = { metrics, health }
    const addressOf = await receiversOf(config)
    const asking = { milliseconds: answerLimit, noAnswer: sayNoAnswer(log) }
    const receivers = watchReceivers(createReceivingAuthorities({ addressOf, ...asking }), watching)
    const mailer = watchMailer(createMailer({ ...config.mail, ...asking }), metrics)
    add(() => mailer.close())
    const scanner = config.scanner && createScanner({ ...config.scanner, ...asking })
    const services = await readServices(pool, config, now, hearProofs({ log, health }))
    const { transactions, seal, signer, verification } = services
    const current = keepCurrent({ ...services, now }, (error) => sayNoAnswer(log)('reference data', error))
    add(() => current.stop())
    const registers = openRegisters({ transactions, now, current, config, log, health })
    const deps: WorkerDeps = {
      ...{ config, now, report, log, metrics, documents, receivers, mailer, scanner, registers },
      ...{ archive: ourArchive({ transactions, now, demonstration: config.demonstration }) },
      ...{ transactions, seal, signer, verification },
      get referenceData() {
        return current.referenceData
      },
      get lookups() {
        return current.lookups
      },
    }
    const tasks = Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, taskOf(job, deps)]))
    const queue = await startQueue({ pool: queuing, place, tasks, report, limit: config.waits.jobsToEnd })
    const beating = new AbortController()
    const { signal } = beating
    const beats = keepBeating(queuing, queue, { signal, note: (is) => health.note('heartbeat', is) })
    add(async () => {
      beating.abort()
      // If it cannot unregister, it is found dead by its missing heartbeats.
      await beats.catch(() => undefined)
    })
    add(() => queue.stop())
    add(() => receivers.close())
    add(() => scanner?.close())
    watchQueue(transactions, metrics)
    const readiness = createReadiness({ health, metrics, needs: { database: () => answers(transactions) } })
    const checks: readonly Check[] = [
      { dependency: 'mail', every: 60, ask: () => mailer.isThere() },
      { dependency: 'durability', every: 60, ask: () => isDurable(transactions) },
      jobsCheck(transactions, new Set(Object.keys(jobs))),
      ...standbyChecks(transactions, config),
      ...(scanner === undefined ? [] : [{ dependency: 'scanner', every: 15, ask: () => scanner.isThere() }]),
    ]
    await startOperator(
      { add },
      { program: 'worker', port: config.operator.workerPort, config, now, metrics, health, readiness, log, checks },
    )
    add(() => readiness.leave())
    return { deps, ended: Promise.race([queue.ended, beats]), stop: close }
  } catch (error) {
    // Throw the original error, and only report this one.
    await close().catch((also: unknown) => report(wordsOf(also)))
    throw error
  }
}
