import { afterEach, describe, expect, it } from 'vitest'
import { type Children, startChildren } from './children.ts'
import type { DrawingTask } from './drawing.ts'
import { childrenOf } from './testing/child-processes.ts'
import { issuedSample } from './testing/issued-sample.ts'

const died = () => {}
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

  it('refuse what does not fit in their queue, and draw the rest', async () => {
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
})
