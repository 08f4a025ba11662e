import type { AfterHandler, Job } from './effect.ts'

/** [ADM-06] One job per case: it hands over whatever the archive does not have yet. */
export const archiveJob = (referenceNumber: number): Job => ({
  task: 'archive-case',
  key: `archive-${referenceNumber}`,
  payload: { referenceNumber },
})

/** A first submission is no archive case until somebody takes it or the system decides it. */
export const archive: AfterHandler = async ({ event, stored: { document } }) =>
  event === 'send' && document.revision === 1 ? undefined : archiveJob(document.referenceNumber)
