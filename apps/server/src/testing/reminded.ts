import { listNotices } from '@eksport/api'
import type { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { remind } from '../jobs/remind.ts'
import { type LoggedIn, logInAs, startServer, type TestServer } from './index.ts'

export const hour = 3_600_000

export const day = 24 * hour

export let server: TestServer
export let exporter: LoggedIn
export let officer: LoggedIn
export let database: Client

/** Runs the scheduled job with the clock this much later. */
export const after = (milliseconds: number) => {
  const moment = new Date(Date.now() + milliseconds)
  return remind.run({ ...server.worker.deps, now: () => moment }, {})
}

export async function noticesOf(referenceNumber: number, reader: LoggedIn = exporter): Promise<string[]> {
  const { notices } = await reader.client.call(listNotices)
  return notices.filter((notice) => notice.referenceNumber === referenceNumber).map(({ kind }) => kind)
}

export function startServerOfReminders(): void {
  beforeAll(async () => {
    server = await startServer({ postgres: inject('postgres') })
    exporter = await logInAs(server, 'submitter', 'demo-ingrid-solheim')
    officer = await logInAs(server, 'caseworker', 'demo-kari-nordli')
    database = await server.connect()
  })
  afterAll(() => server?.stop())
}
