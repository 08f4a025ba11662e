import { describe, expect, it } from 'vitest'
import { retirements } from '../../facts/issue/retirement.ts'
import { isUnderWay } from './delivery.ts'
import { type DeliveryState, deliveryStates } from './delivery-state.ts'
import { secondsToNextAttempt } from './next-attempt.ts'
import { mayBeHeld, statusOfRetired } from './retired.ts'

describe('the message of a certificate', () => {
  it('[CRT-14] says 44 of a certificate that was replaced, and 40 of any other that ended', () => {
    expect(retirements.map((as) => [as, statusOfRetired(as)])).toEqual([
      ['WITHDRAWN', 'withdrawn'],
      ['CANCELLED', 'withdrawn'],
      ['REPLACED', 'replaced'],
      ['ANNULLED', 'withdrawn'],
    ])
  })

  it.each<readonly [DeliveryState, attempts: number, held: boolean]>([
    ['WAITING', 0, false],
    ['WAITING', 1, true],
    ['ANSWER_AWAITED', 1, true],
    ['DELIVERED', 1, true],
    ['REFUSED', 3, false],
    ['STOPPED', 3, false],
  ])('[CRT-14] %s after %i attempts: the receiver may hold it, %s', (state, attempts, held) => {
    expect(mayBeHeld(state, attempts)).toBe(held)
  })

  it('is under way until somebody has decided', () => {
    expect(deliveryStates.filter((state) => isUnderWay({ state }))).toEqual(['WAITING', 'ANSWER_AWAITED'])
  })
})

describe('the next attempt', () => {
  it('[CRT-14] is further away each time, up to a quarter of an hour', () => {
    const waits = Array.from({ length: 12 }, (_, index) => secondsToNextAttempt(index + 1, 'WAITING'))
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900])
    expect(secondsToNextAttempt(10_000, 'WAITING')).toBe(900)
  })

  it('[CRT-14] asks for an answer more often, and goes on asking', () => {
    const waits = Array.from({ length: 6 }, (_, index) => secondsToNextAttempt(index + 1, 'ANSWER_AWAITED'))
    expect(waits).toEqual([2, 3, 5, 7, 10, 15])
    expect(secondsToNextAttempt(10_000, 'ANSWER_AWAITED')).toBe(300)
  })
})
