import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerCapacity } from './capacity.ts'
import { registerProblems } from './problems.ts'

let app: FastifyInstance
let url: string
let finish: () => void
let begun: number

beforeEach(async () => {
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  begun = 0
  app = fastify()
  registerProblems(app, async () => undefined)
  registerCapacity(app, 2)
  app.get('/slow', async () => {
    begun += 1
    await finished
    return 'done'
  })
  app.get('/healthz', async () => 'up')
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  finish()
  await app.close()
})

const untilBegun = (count: number) => vi.waitFor(() => expect(begun, 'requests that have begun').toBe(count))

describe('above capacity', () => {
  it('[SEC-22] a request gets 503 with Retry-After, the others their answers, and then there is room again', async () => {
    const first = [fetch(`${url}/slow`), fetch(`${url}/slow`)]
    await untilBegun(2)
    const refused = await fetch(`${url}/slow`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await refused.json()).toMatchObject({ title: 'Det er stor pågang akkurat nå. Prøv igjen om litt.' })
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    finish()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
    expect((await fetch(`${url}/slow`)).status).toBe(200)
  })

  it('[SEC-22] callers that went away take no room', async () => {
    const leaving = new AbortController()
    const gone = [1, 2].map(() => fetch(`${url}/slow`, { signal: leaving.signal }).catch(() => 'gone'))
    await untilBegun(2)
    leaving.abort()
    expect(await Promise.all(gone)).toEqual(['gone', 'gone'])
    const open = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
    await vi.waitFor(async () => expect(await open(), 'open connections').toBe(0))
    const next = fetch(`${url}/slow`)
    await untilBegun(3)
    finish()
    expect((await next).status).toBe(200)
  })
})
