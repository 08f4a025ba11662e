import { expect, it } from 'vitest'
import type { Visit } from './change.ts'
import type { Listener } from './listen.ts'
import { followVisitors } from './visitors.ts'

const henrik = { id: 'h', name: 'Henrik Dahl' }
const solveig = { id: 's', name: 'Solveig Moen' }

function follow() {
  const clock = { now: new Date('2026-11-30T10:00:00Z') }
  let tell: Listener = () => undefined
  const subscribe = (listener: Listener) => {
    tell = listener
    return () => undefined
  }
  const visitors = followVisitors({ subscribe }, () => clock.now)
  const say = (visit: Partial<Visit>) =>
    tell({
      ...{ visit: 'one', referenceNumber: 4001, visitor: henrik, since: '2026-11-30T09:59:00.000Z' },
      ...{ isNews: false, isOver: false, ...visit },
    })
  const pass = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }
  const named = (number = 4001, reader = 'k') => visitors.of(number, reader).map(({ visitor }) => visitor.name)
  return { visitors, say, pass, named }
}

it('[CW-06] names each colleague once, since their first page, the one who came first before the others', () => {
  const { visitors, say, named } = follow()
  say({})
  say({ visit: 'two', since: '2026-11-30T09:00:00.000Z' })
  say({ visit: 'three', visitor: solveig, since: '2026-11-30T09:30:00.000Z' })
  expect(named()).toEqual(['Henrik Dahl', 'Solveig Moen'])
  expect(visitors.of(4001, 'k')[0]?.since).toBe('2026-11-30T09:00:00.000Z')
  expect(named(4001, 'h')).toEqual(['Solveig Moen'])
  expect(named(4002)).toEqual([])
})

it('[CW-06] names colleagues of all cases, each once a case', () => {
  const { visitors, say } = follow()
  say({})
  say({ visit: 'two', referenceNumber: 4002 })
  say({ visit: 'three', referenceNumber: 4002, visitor: solveig })
  say({ visit: 'four', referenceNumber: 4002 })
  const named = (reader: string) =>
    visitors.ofAll(reader).map(({ referenceNumber, visitor }) => `${referenceNumber} ${visitor.id}`)
  expect(named('k').toSorted()).toEqual(['4001 h', '4002 h', '4002 s'])
  expect(named('h')).toEqual(['4002 s'])
})

it('[CW-06] forgets whoever has closed the case, and whoever says nothing more', () => {
  const { visitors, say, pass, named } = follow()
  say({})
  say({ visit: 'two', visitor: solveig })
  say({ isOver: true })
  expect(named()).toEqual(['Solveig Moen'])
  pass(30)
  say({ visit: 'two', visitor: solveig })
  pass(30)
  expect(named()).toEqual(['Solveig Moen'])
  pass(16)
  expect([named(), visitors.knows('two')]).toEqual([[], false])
})
