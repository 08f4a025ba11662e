import { describe, expect, it } from 'vitest'
import { createRecent } from './recent.ts'

const change = (transaction: number) => ({ personId: `p-${transaction}`, transaction })

describe('[ACT-12] what a process has heard of', () => {
  it('is told from a transaction on, in the order in which it was stored', () => {
    const recent = createRecent()
    recent.beginAt(5)
    for (const transaction of [7, 6, 9]) recent.add(change(transaction))
    expect(recent.since(10)).toEqual([])
    expect(recent.since(7)).toEqual([change(7), change(9)])
    expect(recent.since(5)).toEqual([change(7), change(6), change(9)])
  })

  it('is not all of it before the process listened', () => {
    const recent = createRecent()
    recent.add(change(4))
    expect(recent.since(4)).toBeUndefined()
    recent.beginAt(5)
    recent.add(change(5))
    expect(recent.since(4)).toBeUndefined()
    expect(recent.since(5)).toEqual([change(5)])
  })

  it('is not all of it where something had to be forgotten', () => {
    const recent = createRecent(2)
    recent.beginAt(1)
    for (const transaction of [3, 2, 4]) recent.add(change(transaction))
    expect(recent.since(3)).toBeUndefined()
    expect(recent.since(4)).toEqual([change(4)])
  })
})
