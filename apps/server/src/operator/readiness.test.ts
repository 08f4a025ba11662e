import { describe, expect, it, vi } from 'vitest'
import { createRegistry } from '../metrics/registry.ts'
import { createHealth } from './health.ts'
import { keepChecking } from './keep-checking.ts'
import { createReadiness } from './readiness.ts'

function start() {
  const log = { warn: vi.fn(), info: vi.fn() }
  const metrics = createRegistry()
  const health = createHealth({ now: () => new Date(), metrics, log })
  const database = { isThere: true }
  const ask = async () => {
    if (!database.isThere) throw new Error('connect ECONNREFUSED 10.0.0.4:5432')
    return true
  }
  const readiness = createReadiness({ health, metrics, needs: { database: ask } })
  return { log, metrics, health, database, readiness }
}

describe('[OPS-08] a program', () => {
  it('is ready without what the product survives, and not without its database', async () => {
    const { health, readiness, database } = start()
    for (const survived of ['scanner', 'mail', 'register-diseases', 'login-submitter']) health.note(survived, false)
    expect(await readiness.isReady()).toBe(true)
    database.isThere = false
    expect(await readiness.isReady()).toBe(false)
    database.isThere = true
    expect(await readiness.isReady()).toBe(true)
    readiness.leave()
    expect([await readiness.isReady(), readiness.isLeaving()]).toEqual([false, true])
  })

  it('knows since when something is away and that it is back, logs each change once, and never says why', async () => {
    const { health, log, metrics } = start()
    const scanner = { dependency: 'scanner', every: 60, ask: vi.fn(async () => false) }
    // A dependency that is away is checked more often than one that is there.
    const stop = keepChecking([scanner], health, { soon: 0.005, patience: 0.01 })
    const untilAsked = (times: number) => vi.waitFor(() => expect(scanner.ask.mock.calls.length).toBeGreaterThan(times))
    await untilAsked(2)
    const before = health.states()
    expect(before).toEqual({ scanner: { state: 'unavailable', since: expect.any(String) } })
    scanner.ask.mockImplementation(() => Promise.reject(new Error('10.0.0.4')))
    await untilAsked(scanner.ask.mock.calls.length + 1)
    // One that gives no answer at all is away as well.
    scanner.ask.mockImplementation(() => new Promise(() => undefined))
    await untilAsked(scanner.ask.mock.calls.length + 1)
    expect(health.states()).toEqual(before)
    expect(await metrics.text()).toContain('eksport_dependency_up{dependency="scanner"} 0\n')
    scanner.ask.mockImplementation(async () => true)
    await vi.waitFor(() => expect(health.states().scanner?.state).toBe('ok'))
    expect(await metrics.text()).toContain('eksport_dependency_up{dependency="scanner"} 1\n')
    expect(log.warn.mock.calls).toEqual([[{ dependency: 'scanner' }, expect.any(String)]])
    expect(log.info.mock.calls).toEqual([[{ dependency: 'scanner' }, expect.any(String)]])
    await stop()
  })
})
