import type { DatabaseWaits, Waits } from '../waits.ts'

const database: DatabaseWaits = {
  ...{ connection: 120_000, statement: 120_000, lock: 120_000, idleInTransaction: 120_000, silence: 130_000 },
}

/** For servers of tests: ends for what hangs, on a machine thirty times slower with other work beside. What a limit does is tested with one of its own. */
export const patientWaits: Waits = { requests: database, jobs: database, register: 60_000, jobsToEnd: 120_000 }
