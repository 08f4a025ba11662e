import { countUnscanned } from '../db/repositories/file-scans.ts'
import { readQueue, type WaitingJobs } from '../db/repositories/queue.ts'
import type { Transactions } from '../db/transaction.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Check } from './keep-checking.ts'

const system = { audience: 'system' } as const

/**
 * [OPS-08] Measures the queue and the files that wait for the scanner at each scrape. Done by the worker, since the
 * numbers are the same for all servers.
 */
export function watchQueue(transactions: Transactions, { read }: Pick<Metrics, 'read'>): void {
  // One query per scrape, shared by all metrics.
  let reading: Promise<readonly WaitingJobs[]> | undefined
  const queue = () => {
    reading ??= transactions.run(system, readQueue).finally(() => {
      reading = undefined
    })
    return reading
  }
  const gauge = (name: string, help: string, value: (waiting: WaitingJobs) => number) =>
    read({
      ...{ name, help, type: 'gauge' },
      read: async () => (await queue()).map((waiting) => ({ labels: { job: waiting.job }, value: value(waiting) })),
    })
  gauge('eksport_queue_due', 'Jobs that are due and not begun.', ({ due }) => due)
  gauge('eksport_queue_oldest_seconds', 'How long the oldest of those has been due.', ({ oldest }) => oldest)
  gauge('eksport_queue_retrying', 'Jobs that failed and wait for their next attempt.', ({ retrying }) => retrying)
  gauge('eksport_queue_failed', 'Jobs that were given up.', ({ failed }) => failed)
  read({
    ...{ name: 'eksport_files_unscanned', help: 'Files that wait for a verdict of the scanner.', type: 'gauge' },
    async read() {
      const found = await transactions.run(system, countUnscanned)
      const counted = new Map(found.map(({ scan, files }) => [scan, files]))
      return ['WAITING', 'DELAYED'].map((scan) => ({ labels: { scan }, value: counted.get(scan) ?? 0 }))
    },
  })
}

/** [OPS-08] Whether every due job is of a kind that this release can run. After a downgrade, newer kinds would never be taken. */
export const jobsCheck = (transactions: Transactions, known: ReadonlySet<string>): Check => ({
  ...{ dependency: 'jobs', every: 60 },
  ask: async () => (await transactions.run(system, readQueue)).every(({ job, due }) => due === 0 || known.has(job)),
})
