/** [SEC-22] [SEC-23] How long each wait on the database may take, in milliseconds. `silence` is ours and the others the server's: a server that is frozen keeps none of its own limits. */
export interface DatabaseWaits {
  /** For a connection: to be free, or to be made. */
  readonly connection: number
  readonly statement: number
  readonly lock: number
  readonly idleInTransaction: number
  /** Between two signs of life of a connection; the slowest statement is answered before it. */
  readonly silence: number
}

/** How long a program of ours waits for others, in milliseconds. */
export interface Waits {
  readonly requests: DatabaseWaits
  readonly jobs: DatabaseWaits
  /** For a register to answer one attempt; there are two. */
  readonly register: number
  /** For jobs under way to end; less than a program may take to end (`supervision/keep-running.ts`). */
  readonly jobsToEnd: number
}

export const usualWaits: Waits = {
  // Somebody waits for an answer, for five seconds at most.
  requests: { connection: 4_000, statement: 4_000, lock: 3_000, idleInTransaction: 4_500, silence: 4_500 },
  // Nobody waits for a job, and one of them may have a lot to look through.
  jobs: { connection: 5_000, statement: 30_000, lock: 15_000, idleInTransaction: 30_000, silence: 35_000 },
  register: 1_500,
  jobsToEnd: 10_000,
}

/** A migration may write a large table anew, and waits for another process that does. */
export const ownerWaits: DatabaseWaits = {
  ...{ connection: 5_000, statement: 600_000, lock: 600_000, idleInTransaction: 60_000, silence: 610_000 },
}
