import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Locks as a browser gives them: a page that goes gives its own away, and who asks waits until then or gives up. */
function locksOfPages() {
  const held = new Map<string, Promise<void>>()
  const request = async (name: string, ...rest: readonly unknown[]) => {
    const callback = rest.at(-1) as () => unknown
    const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal }
    const gaveUp = new Promise<never>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
    await Promise.race([held.get(name), gaveUp])
    return callback()
  }
  /** The page holds its lock until it goes. */
  const hold = (page: string) => {
    const { promise, resolve: go } = Promise.withResolvers<void>()
    held.set(`eksport-journal-${page}`, promise)
    return go
  }
  return { request, hold }
}

/** A page of its own: what a tab keeps of the one before is read when the page begins. */
async function openPage() {
  vi.resetModules()
  return import('./journal-page.ts')
}

describe('a page that kept something', () => {
  const locks = locksOfPages()

  beforeEach(() => {
    sessionStorage.clear()
    vi.stubGlobal('navigator', { locks })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('[EXP-03] is waited for while it goes, where it was this tab’s and the machine is busy', async () => {
    const before = await openPage()
    const go = locks.hold(before.page)
    const after = await openPage()
    expect(after.page).not.toBe(before.page)
    const isGone = after.isGone(before.page)
    go()
    expect(await isGone).toBe(true)
  })

  it('[EXP-03] is that of the tab before, whose last words are read when it has closed', async () => {
    const before = await openPage()
    const go = locks.hold(before.page)
    const after = await openPage()
    const order: string[] = []
    const reading = after.untilPageBeforeIsGone().then(() => order.push('read'))
    await Promise.resolve()
    order.push('written')
    go()
    await reading
    expect(order).toEqual(['written', 'read'])
  })

  it('[EXP-03] keeps what it has where it is another tab’s', async () => {
    const other = await openPage()
    locks.hold(other.page)
    sessionStorage.clear()
    const here = await openPage()
    expect(await here.isGone(other.page)).toBe(false)
  })

  it('[EXP-03] is this tab’s alone to know, and none where the browser keeps nothing', async () => {
    const before = await openPage()
    locks.hold(before.page)
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
    const after = await openPage()
    expect(await after.isGone(before.page)).toBe(false)
  })
})
