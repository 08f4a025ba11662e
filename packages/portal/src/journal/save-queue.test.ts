import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSaveQueue, type SaveQueueOptions, type SaveState } from './save-queue.ts'

class Stale extends Error {}
class Down extends Error {}

function harness(more: Partial<SaveQueueOptions<string>> = {}) {
  const saved: [draft: string, version: number][] = []
  const answers: (() => Promise<{ version: number }>)[] = []
  const states: SaveState[] = []
  const queue = createSaveQueue<string>({
    version: 3,
    delay: 1000,
    isConflict: (error) => error instanceof Stale,
    isPassing: (error) => error instanceof Down,
    mayBeStored: (error) => error instanceof Down,
    onState: (state) => states.push(state),
    save: (draft, version) => {
      saved.push([draft, version])
      return answers.shift()?.() ?? Promise.resolve({ version: version + 1 })
    },
    ...more,
  })
  return { queue, saved, answers, statuses: () => states.map(({ status }) => status) }
}

describe('save queue', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('saves once after a rest, with the newest state', async () => {
    const { queue, saved, statuses } = harness()
    queue.change('a')
    await vi.advanceTimersByTimeAsync(900)
    queue.change('ab')
    await vi.advanceTimersByTimeAsync(999)
    expect(saved).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(saved).toEqual([['ab', 3]])
    expect(statuses()).toEqual(['unsaved', 'saving', 'saved'])
  })

  it('never has two requests under way: the next is made from the version of the one before', async () => {
    const { queue, saved, answers } = harness()
    let answer = (_: { version: number }) => {}
    answers.push(() => new Promise((resolve) => (answer = resolve)))
    queue.change('a')
    const first = queue.flush()
    queue.change('b')
    const second = queue.flush()
    expect(saved).toEqual([['a', 3]])
    answer({ version: 7 })
    expect(await Promise.all([first, second])).toEqual(['saved', 'saved'])
    expect(saved).toEqual([
      ['a', 3],
      ['b', 7],
    ])
  })

  it('[WIZ-17] keeps what was typed after a failure and saves it at the next attempt', async () => {
    const { queue, saved, answers, statuses } = harness()
    answers.push(() => Promise.reject(new Error('down')))
    queue.change('typed')
    expect(await queue.flush()).toBe('failed')
    expect(await queue.flush()).toBe('saved')
    expect(saved).toEqual([
      ['typed', 3],
      ['typed', 3],
    ])
    expect(statuses().at(-1)).toBe('saved')
  })

  it('[WIZ-22] stops at a conflict; keeping mine saves on top of the newer version', async () => {
    const { queue, saved, answers } = harness()
    answers.push(() => Promise.reject(new Stale()))
    queue.change('mine')
    expect(await queue.flush()).toBe('conflict')
    queue.change('mine, longer')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await queue.flush()).toBe('conflict')
    expect(saved).toHaveLength(1)
    expect(await queue.rebase('mine, longer', 9)).toBe('saved')
    expect(saved.at(-1)).toEqual(['mine, longer', 9])
  })

  it('[WIZ-22] taking theirs drops what waits and continues from their version', async () => {
    const { queue, saved, answers } = harness()
    answers.push(() => Promise.reject(new Stale()))
    queue.change('mine')
    await queue.flush()
    queue.reset(9)
    expect(await queue.flush()).toBe('saved')
    queue.change('after')
    await queue.flush()
    expect(saved.at(-1)).toEqual(['after', 9])
  })

  it('[EXP-03] tries again by itself, ever later, and at once when the net is back; nobody is told of each attempt', async () => {
    const { queue, saved, answers, statuses } = harness()
    const down = () => Promise.reject(new Down())
    answers.push(down, down, down)
    queue.change('typed')
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000)
    expect(saved).toHaveLength(3)
    queue.change('typed on')
    await vi.advanceTimersByTimeAsync(7999)
    expect(saved).toHaveLength(3)
    queue.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(saved.slice(3)).toEqual([
      ['typed', 3],
      ['typed on', 4],
    ])
    expect(statuses()).toEqual(['unsaved', 'saving', 'failed', 'failed', 'failed', 'saved'])
    queue.retry()
    expect(saved).toHaveLength(5)
  })

  it('[EXP-03] sends what nobody answered as it was, before anything newer, until it is known what became of it', async () => {
    const { queue, saved, answers } = harness({ isPassing: () => false })
    answers.push(
      () => Promise.reject(new Down()),
      () => Promise.reject(new Down()),
    )
    queue.change('a')
    await queue.flush()
    expect(queue.sending).toBe('a')
    queue.change('ab')
    await queue.flush()
    queue.change('abc')
    expect(await queue.flush()).toBe('saved')
    expect(saved.map(([draft]) => draft)).toEqual(['a', 'a', 'a', 'abc'])
    expect(queue.sending).toBeUndefined()
  })

  it('[EXP-03] goes on from what two have made together', async () => {
    const merge = vi.fn(() => Promise.resolve({ draft: 'mine and theirs', version: 8 }))
    const { queue, saved, answers } = harness({ merge })
    answers.push(() => Promise.reject(new Stale()))
    queue.change('mine')
    expect(await queue.flush()).toBe('saved')
    expect(saved.at(-1)).toEqual(['mine and theirs', 8])
  })

  it('has nothing to do when nothing changed', async () => {
    const { queue, saved } = harness()
    expect(await queue.flush()).toBe('saved')
    expect(saved).toEqual([])
  })
})
