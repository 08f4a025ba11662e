import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createScope } from './scope.ts'

describe('scope', () => {
  it('closes in the opposite order of opening', async () => {
    const closed: string[] = []
    const scope = createScope()
    for (const name of ['database', 'server']) {
      await scope.hold(Promise.resolve(name), async (opened) => closed.push(opened))
    }
    await scope.close()
    expect(closed).toEqual(['server', 'database'])
  })

  it('waits for what is still opening, and then closes it', async () => {
    const closed: string[] = []
    const scope = createScope()
    const opening = scope.hold(sleep(30, 'late'), async (opened) => closed.push(opened))
    await scope.close()
    expect(closed).toEqual(['late'])
    expect(await opening).toBe('late')
  })

  it('closes the rest when one part fails, and then says so', async () => {
    const closed: string[] = []
    const scope = createScope()
    await scope.hold(Promise.resolve('database'), async (opened) => closed.push(opened))
    await scope.hold(Promise.resolve('server'), () => Promise.reject(new Error('stuck')))
    await expect(scope.close()).rejects.toThrow('Not everything')
    expect(closed).toEqual(['database'])
  })

  it('closes once and opens nothing afterwards', async () => {
    let times = 0
    const scope = createScope()
    await scope.hold(Promise.resolve(), async () => {
      times += 1
    })
    await Promise.all([scope.close(), scope.close()])
    expect(times).toBe(1)
    await expect(scope.hold(Promise.resolve(), async () => undefined)).rejects.toThrow('nothing new')
  })

  it('has nothing to release when opening failed', async () => {
    const scope = createScope()
    const failing = scope.hold(Promise.reject(new Error('no')), () => Promise.reject(new Error('never')))
    await expect(failing).rejects.toThrow('no')
    await expect(scope.close()).resolves.toBeUndefined()
  })
})
