/**
 * [SEC-22] [SEC-23] Time limits for the database, in milliseconds. We enforce `silence` ourselves and the server the
 * others, because a frozen server enforces nothing.
 */
export interface DatabaseWaits {
  /** For a connection to become free or be opened. */
  readonly connection: number
  readonly statement: number
  readonly lock: number
  readonly idleInTransaction: number
  /** Between two packets of a connection; longer than the slowest statement. */
  readonly silence: number
}

/** How long our programs wait for others, in milliseconds. */
export interface Waits {
  readonly requests: DatabaseWaits
  readonly jobs: DatabaseWaits
  /** For one attempt at a register; there are two. */
  readonly register: number
  /** For running jobs to end; less than the time that a program has to end (`supervision/keep-running.ts`). */
  readonly jobsToEnd: number
}

export const usualWaits: Waits = {
  // A person waits, for five seconds at most.
  requests: { connection: 4_000, statement: 4_000, lock: 3_000, idleInTransaction: 4_500, silence: 4_500 },
  // Nobody waits for a job, and some have much to read.
  jobs: { connection: 5_000, statement: 30_000, lock: 15_000, idleInTransaction: 30_000, silence: 35_000 },
  register: 1_500,
  jobsToEnd: 10_000,
}

/** A migration may rewrite a large table, or wait for another process that does. */
export const ownerWaits: DatabaseWaits = {
  ...{ connection: 5_000, statement: 600_000, lock: 600_000, idleInTransaction: 60_000, silence: 610_000 },
}
