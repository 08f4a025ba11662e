import { Blob, File as NodeFile } from 'node:buffer'
import type { Edit } from '@eksport/forms'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { browserStorage } from '../testing/browser-storage.ts'

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
    // A fresh browser storage; other tests of this process have none, and must not see this one.
    browserStorage()()
    // The files of the simulated page cannot be copied into a store, as a browser's can; Node's can.
    for (const [name, part] of Object.entries({ Blob, File: NodeFile })) vi.stubGlobal(name, part)
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
    expect(await page.unsentDrafts('p-1')).toEqual(['4001'])
    journal.note(() => undefined)
    journal.flush()
    expect(await left()).toEqual([])
    expect(await page.unsentDrafts('p-1')).toEqual([])
  })

  it('is written within 200 ms of a key, without being asked to', async () => {
    const journal = await page.openJournal(key)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    journal.begin()
    const read = vi.fn(() => ({ edits: [edit('K')] }))
    for (const _ of 'Kari') journal.note(read)
    vi.advanceTimersByTime(200)
    vi.useRealTimers()
    await vi.waitFor(async () => expect(await left()).toHaveLength(1))
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('is never another person’s, organisation’s or draft’s', async () => {
    await keep('Kari')
    for (const of of [{ person: 'p-2' }, { organisation: '310000051' }, { draft: '4002' }, { draft: '400' }])
      expect(await left(of)).toEqual([])
    expect(await page.unsentDrafts('p-2')).toEqual([])
  })

  it('is deleted when the person logs out, and after 30 days', async () => {
    const open = await keep('Kari')
    await keep('Anders', { person: 'p-2' })
    const { leaveMachine } = await import('../server/session-end.ts')
    leaveMachine(true)
    await page.forget('p-1')
    // What still stands on the page is not written again as it is closed.
    open.note(() => ({ edits: [edit('Kari')] }))
    open.flush()
    expect(open.isKept()).toBe(false)
    expect(await left()).toEqual([])
    // Who could not log out goes on writing.
    leaveMachine(false)
    open.flush()
    open.note(() => ({ edits: [edit('Karianne')] }))
    open.flush()
    expect(await left()).toEqual([[edit('Karianne')]])
    await page.forget('p-1')
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

  it('is not said to be kept while a tab of an earlier release holds the database back, and is kept from when that goes', async () => {
    const older = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('eksport-journal', 1)
      opening.onupgradeneeded = () => {
        const edits = opening.result.createObjectStore('edits', {
          keyPath: ['person', 'organisation', 'draft', 'page'],
        })
        edits.createIndex('at', 'at')
      }
      opening.onsuccess = () => done(opening.result)
    })
    const journal = await keep('Kari')
    expect(journal.isKept()).toBe(false)
    older.close()
    // As the page is hidden or closed, without another key.
    await vi.waitFor(() => {
      journal.flush()
      expect(journal.isKept()).toBe(true)
    })
    expect(await left()).toEqual([[edit('Kari')]])
  })

  it('holds files and other parts too, each of its page, until they are taken away', async () => {
    const part = { ...key, part: 'filer APPLICATION_ATTACHMENT' }
    const { keepFiles, sendingId } = await import('./kept-files.ts')
    const [first, second] = ['faktura', 'analyse'].map(
      (name) => new File([name], `${name}.pdf`, { type: 'application/pdf' }),
    )
    if (first === undefined || second === undefined) throw new Error('Two files were made.')
    const id = sendingId(first)
    await keepFiles(part, [first, second])
    await openPage()
    const { keepFiles: keepNow, sendingId: idNow, takeUpFiles } = await import('./kept-files.ts')
    expect(await takeUpFiles({ ...part, part: 'filer CLARIFICATION_RESPONSE_ATTACHMENT' })).toEqual([])
    const files = await takeUpFiles(part)
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['faktura.pdf', 'application/pdf', 7],
      ['analyse.pdf', 'application/pdf', 7],
    ])
    // The server knows it again if it had come through.
    expect(files[0] && idNow(files[0])).toBe(id)
    expect(await files[0]?.text()).toBe('faktura')
    expect(await page.unsentDrafts('p-1')).toEqual(['4001'])
    await keepNow(part, files.slice(1))
    expect((await takeUpFiles(part)).map(({ name }) => name)).toEqual(['analyse.pdf'])
    await keepNow(part, [])
    expect(await page.unsentDrafts('p-1')).toEqual([])
  })

  it('is not written by a form that has been left, over what the next one wrote', async () => {
    const old = await keep('Kari')
    await keep('Karianne')
    old.note(() => undefined)
    old.flush()
    expect(await left()).toEqual([[edit('Karianne')]])
  })
})
