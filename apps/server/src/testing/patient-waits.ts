import type { DatabaseWaits, Waits } from '../waits.ts'

const database: DatabaseWaits = {
  ...{ connection: 120_000, statement: 120_000, lock: 120_000, idleInTransaction: 120_000, silence: 130_000 },
}

/**
 * Time limits for test servers: they end what hangs, even on a machine thirty times slower. The effect of a limit is
 * tested with its own value.
 */
export const patientWaits: Waits = { requests: database, jobs: database, register: 60_000, jobsToEnd: 120_000 }
