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

/** The reference data as it is now, and what documents ask of it. */
export interface CurrentReferenceData extends Held {
  /** Resolves when it looks no more. */
  stop(): Promise<void>
}

/** What is kept at first, and what it is looked after with. */
interface Kept extends Held {
  readonly transactions: Transactions
  readonly now: () => Date
}

/**
 * [REG-03] Keeps the reference data as it was read, and looks every second whether it has changed or another day has begun. Rows that
 * cannot be read leave what was read before standing, and are told once until they can be.
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
