import type { Edit } from '@eksport/forms'
import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

/** What a browser with storage has; other tests of this process have none, and would meet in it what these left. */
const storage = { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction }

const edit = (value: string): Edit => ({ at: ['sender', 'contactPerson', 'firstName'], known: ['Ola'], value })
const key = { person: 'p-1', organisation: '310000043', draft: '4001' }
let page: typeof import('./journal.ts')
/** Another opening of the app in the same browser. */
const openPage = async () => {
  vi.resetModules()
  page = await import('./journal.ts')
}
const left = async (of: Partial<typeof key> = {}) =>
  (await page.openJournal({ ...key, ...of })).left.map(({ edits }) => edits)

/** Keeps something, as a page does that is closed right after. */
async function keep(value: string, of: Partial<typeof key> = {}, comment?: string) {
  const journal = await page.openJournal({ ...key, ...of })
  journal.begin()
  journal.note(() => ({ edits: [edit(value)], ...(comment === undefined ? {} : { comment }) }))
  journal.flush()
  return journal
}

describe('[EXP-03] what a browser keeps of a draft', () => {
  beforeEach(async () => {
    for (const [name, value] of Object.entries(storage)) vi.stubGlobal(name, value)
    vi.stubGlobal('indexedDB', new IDBFactory())
    await openPage()
  })
  afterAll(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('is there when the draft is opened again, until the server has it', async () => {
    const journal = await keep('Kari', {}, 'Hastesak')
    expect(journal.isKept()).toBe(true)
    expect(await page.openJournal(key)).toMatchObject({ left: [{ edits: [edit('Kari')], comment: 'Hastesak' }] })
    expect(await page.hasUnsent('p-1')).toBe(true)
    journal.note(() => undefined)
    journal.flush()
    expect(await left()).toEqual([])
    expect(await page.hasUnsent('p-1')).toBe(false)
  })

  it('is written within 200 ms of a key, without being asked to', async () => {
    const journal = await page.openJournal(key)
    journal.begin()
    const read = vi.fn(() => ({ edits: [edit('K')] }))
    for (const _ of 'Kari') journal.note(read)
    await vi.waitFor(async () => expect(await left()).toHaveLength(1), { timeout: 200, interval: 20 })
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('is never another person’s, organisation’s or draft’s', async () => {
    await keep('Kari')
    for (const of of [{ person: 'p-2' }, { organisation: '310000051' }, { draft: '4002' }, { draft: '400' }])
      expect(await left(of)).toEqual([])
    expect(await page.hasUnsent('p-2')).toBe(false)
  })

  it('is deleted when the person logs out, and after 30 days', async () => {
    const open = await keep('Kari')
    await keep('Anders', { person: 'p-2' })
    await page.forget('p-1')
    // What still stands on the page is not written again as it is closed.
    open.note(() => ({ edits: [edit('Kari')] }))
    open.flush()
    await openPage()
    expect(await left()).toEqual([])
    expect(await left({ person: 'p-2' })).toEqual([[edit('Anders')]])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 })
    await openPage()
    expect(await left({ person: 'p-2' })).toEqual([])
    vi.useRealTimers()
  })

  it('goes over to the page that opens the draft next, and stays until that one has written its own', async () => {
    await keep('Kari')
    await openPage()
    const journal = await page.openJournal(key)
    expect(journal.left).toMatchObject([{ edits: [edit('Kari')] }])
    expect(await left()).toHaveLength(1)
    journal.begin()
    journal.note(() => ({ edits: [edit('Kari'), edit('Nordmann')] }))
    journal.flush()
    expect(await left()).toEqual([[edit('Kari'), edit('Nordmann')]])
  })

  it('is not written by a form that has been left, over what the next one wrote', async () => {
    const old = await keep('Kari')
    await keep('Karianne')
    old.note(() => undefined)
    old.flush()
    expect(await left()).toEqual([[edit('Karianne')]])
  })
})
