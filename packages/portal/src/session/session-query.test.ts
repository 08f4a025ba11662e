import { expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from '../server/query-client.ts'
import { sessionQuery } from './session-query.ts'

const anHour = 3_600_000

it.each([
  ['is no sign of anybody where nobody has touched it', anHour, '1'],
  ['is one where somebody has', 0, null],
])('[SEC-09] a page that asks who is logged in %s', async (_, later, header) => {
  // Tests that share this page have touched it at any time of theirs.
  window.dispatchEvent(new Event('pointermove'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later })
  const asked: Headers[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers))
    return new Response(null, { status: 401 })
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  expect(await createQueryClient().fetchQuery(sessionQuery)).toBeNull()
  expect(asked.map((headers) => headers.get('eksport-unattended'))).toEqual([header])
})
