import type { StatusEvent } from '@eksport/domain'
import type { InsideHandler } from './effect.ts'

/** Lets the system start the next event, if the table allows it. */
export const systemTries =
  (event: StatusEvent): InsideHandler =>
  async ({ stored }, progress) => {
    const next = { referenceNumber: stored.document.referenceNumber, event, force: 'may' } as const
    return { ...progress, follow: [...progress.follow, next] }
  }
