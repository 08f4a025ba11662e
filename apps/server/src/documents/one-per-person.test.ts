import { describe, expect, it } from 'vitest'
import { onePerPerson } from './one-per-person.ts'

/** Work that ends when it is told to, and what began in which order. */
function workbench() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

describe('onePerPerson', () => {
  it('[CRT-08] draws one at a time for whoever types, and of those that wait only the newest', async () => {
    const { begun, work, end } = workbench()
    const run = onePerPerson({ seats: 1, beyond: 'oldest' })
    const first = run('kari', work('first'))
    const second = run('kari', work('second'))
    const third = run('kari', work('third'))
    await expect(second).rejects.toMatchObject({ code: 'OVERLOADED' })
    expect(begun).toEqual(['first'])
    end('first')
    expect(await first).toBe('first')
    await expect.poll(() => begun).toEqual(['first', 'third'])
    end('third')
    expect(await third).toBe('third')
  })

  it('[SEC-22] serves what each asked for in its order, and refuses what finds no seat', async () => {
    const { begun, work, end } = workbench()
    const run = onePerPerson({ seats: 1, beyond: 'newest' })
    const first = run('kari', work('first'))
    const second = run('kari', work('second'))
    await expect(run('kari', work('third'))).rejects.toMatchObject({ code: 'OVERLOADED' })
    end('first')
    await first
    await expect.poll(() => begun).toEqual(['first', 'second'])
    end('second')
    expect(await second).toBe('second')
  })

  it('lets nobody wait for the heap of another, nor for work that failed', async () => {
    const { begun, work, end } = workbench()
    const run = onePerPerson({ seats: 9, beyond: 'newest' })
    const fails = run('kari', () => Promise.reject(new Error('no ink')))
    const after = run('kari', work('after'))
    const other = run('ola', work('other'))
    expect(begun).toEqual(['other'])
    await expect(fails).rejects.toThrow('no ink')
    await expect.poll(() => begun).toEqual(['other', 'after'])
    end('other')
    end('after')
    expect(await Promise.all([after, other])).toEqual(['after', 'other'])
  })
})
