import { listNotices } from '@eksport/api'
import { remind } from '../jobs/remind.ts'
import type { LoggedIn } from './index.ts'
import { exporter, server } from './shared-server.ts'

export const hour = 3_600_000

export const day = 24 * hour

/** Runs the scheduled job with the clock this much later. */
export const after = (milliseconds: number) => {
  const moment = new Date(Date.now() + milliseconds)
  return remind.run({ ...server.worker.deps, now: () => moment }, {})
}

export async function noticesOf(referenceNumber: number, reader: LoggedIn = exporter): Promise<string[]> {
  const { notices } = await reader.client.call(listNotices)
  return notices.filter((notice) => notice.referenceNumber === referenceNumber).map(({ kind }) => kind)
}
