import type { StatusEvent } from '@eksport/domain'
import type { InsideHandler } from './effect.ts'

/** The system does the next thing by itself, where the table lets it. */
export const systemTries =
  (event: StatusEvent): InsideHandler =>
  async ({ stored }, progress) => {
    const next = { referenceNumber: stored.document.referenceNumber, event, force: 'may' } as const
    return { ...progress, follow: [...progress.follow, next] }
  }
