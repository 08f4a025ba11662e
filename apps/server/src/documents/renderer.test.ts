import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isUnavailable } from '../db/unavailable.ts'
import { type Children, startChildren } from './children.ts'
import type { DrawingTask } from './drawing.ts'
import { childrenOf } from './testing/child-processes.ts'
import { issuedSample } from './testing/issued-sample.ts'

let deaths = 0

const died = () => {
  deaths += 1
}

const limits = { queue: 20, milliseconds: 30_000, documents: 1000, died }
const started: Children[] = []

const start = (own: Partial<typeof limits> = {}) => {
  const children = startChildren({ ...limits, ...own })
  started.push(children)
  return children
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((children) => children.close()))
})

const task: DrawingTask = { document: issuedSample(4010), createdAt: 1_795_338_660 }
const newcomers = (before: readonly number[]) => childrenOf(process.pid).filter((pid) => !before.includes(pid))

describe('children that draw', () => {
  it('start with the first document and are gone when they are closed', async () => {
    const before = childrenOf(process.pid)
    const children = start()
    expect(newcomers(before)).toEqual([])
    await children.draw(task)
    expect(newcomers(before)).toHaveLength(1)
    await children.close()
    expect(newcomers(before)).toEqual([])
  })

  it('refuse what does not fit in their queue, and draw the rest', { tags: 'proof' }, async () => {
    const children = start({ queue: 3 })
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => children.draw(task)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toMatchObject([
      { code: 'OVERLOADED' },
      { code: 'OVERLOADED' },
    ])
  })

  it('tell a fault of a layout with its file and line', async () => {
    const children = start()
    const broken = { ...task, document: { kind: 'certificate' } } as const
    await expect(children.draw(broken)).rejects.toThrow(/layout\/certificate\.typ:\d+ .+/)
  })

  it('are replaced when they die, and what was under way is drawn all the same', { tags: 'proof' }, async () => {
    const before = childrenOf(process.pid)
    const children = start()
    await children.draw(task)
    deaths = 0
    const drawing = children.draw(task)
    const [child] = newcomers(before)
    if (child === undefined) throw new Error('No child')
    process.kill(child, 'SIGKILL')
    expect((await drawing).pdf.length).toBeGreaterThan(10_000)
    expect((await children.draw(task)).pdf.length).toBeGreaterThan(10_000)
    expect(deaths).toBe(1)
  })

  it('[OPS-01] [OPS-02] that freeze are replaced, and what they had is not waited for', { tags: 'proof' }, async () => {
    const before = childrenOf(process.pid)
    const children = start()
    await children.draw(task)
    const [child] = newcomers(before)
    if (child === undefined) throw new Error('No child')
    process.kill(child, 'SIGSTOP')
    const drawing = children.draw(task)
    await expect(drawing).rejects.toSatisfy(isUnavailable)
    await vi.waitFor(async () => expect((await children.draw(task)).pages).toBeGreaterThan(0))
    await vi.waitFor(() => expect(newcomers(before)).not.toContain(child))
  })

  it('are replaced after a number of documents', { tags: 'proof' }, async () => {
    const before = childrenOf(process.pid)
    const children = start({ documents: 2 })
    await children.draw(task)
    const first = newcomers(before)
    await children.draw(task)
    await children.draw(task)
    expect(newcomers(before)).not.toEqual(first)
    expect(newcomers(before)).toHaveLength(1)
  })

  it('keep a process alive that waits for nothing else', { tags: 'proof' }, () => {
    const program = join(import.meta.dirname, 'testing/draw-alone.fixture.ts')
    const output = execFileSync(process.execPath, ['--conditions=@eksport/source', program], { encoding: 'utf8' })
    expect(output).toBe('drawn true')
  })

  it('leave the event loop free', { tags: 'proof' }, async () => {
    const children = start()
    await children.draw(task)
    let isDrawing = true
    const drawings = Promise.all(Array.from({ length: 8 }, () => children.draw(task))).finally(() => {
      isDrawing = false
    })
    let turns = 0
    for (; isDrawing; turns += 1) await new Promise(setImmediate)
    await drawings
    // Drawn in this thread, eight documents would leave it a turn or two each.
    expect(turns).toBeGreaterThan(100)
  })
})
