import { today } from '@eksport/domain'
import type { Lookups } from '@eksport/domain/documents'
import { type ReferenceData, readReferenceData, readRevision } from '../db/reference-data/read-reference-data.ts'
import type { Transactions } from '../db/transaction.ts'
import { documentLookups } from './document-lookups.ts'

const interval = 1_000

interface Held {
  readonly referenceData: ReferenceData
  readonly lookups: Lookups
}

/** The current reference data with its lookups. */
export interface CurrentReferenceData extends Held {
  /** Stops checking for changes; resolves when that has ended. */
  stop(): Promise<void>
}

/** The initial data, and what is needed to reload it. */
interface Kept extends Held {
  readonly transactions: Transactions
  readonly now: () => Date
}

/**
 * [REG-03] Caches the reference data, and checks every second whether they have changed or a new day has begun. If they
 * cannot be read, the earlier ones stay in use, which is reported once per failure.
 */
export function keepCurrent(
  { transactions, now, ...first }: Kept,
  report: (error: unknown) => void,
): CurrentReferenceData {
  let held: Held = first
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isStopped = false
  let isReported = false

  async function look(): Promise<void> {
    try {
      const revision = await transactions.run({ audience: 'nobody' }, readRevision)
      const day = today(now().toISOString())
      if (revision !== held.referenceData.revision || day !== held.referenceData.day) {
        const referenceData = await transactions.run({ audience: 'nobody' }, (tx) => readReferenceData(tx, day))
        held = { referenceData, lookups: documentLookups(referenceData) }
      }
      isReported = false
    } catch (error) {
      if (!isStopped && !isReported) report(error)
      isReported = true
    }
    lookLater()
  }

  function lookLater() {
    if (isStopped) return
    timer = setTimeout(() => {
      looking = look()
    }, interval)
    timer.unref()
  }

  lookLater()
  return {
    get referenceData() {
      return held.referenceData
    },
    get lookups() {
      return held.lookups
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
