import { describe, expect, it } from 'vitest'
import { dateObstacle } from './date-limits.logic.js'
import { yearRange } from './plain-date.logic.js'

const today = '2026-11-20'

describe('yearRange', () => {
  it('[THM-04] offers ten years back to nine ahead', () => {
    expect(yearRange(today)).toEqual({ first: '2016-01-01', last: '2035-12-31' })
  })
})

describe('dateObstacle', () => {
  const limits = {
    min: '2026-11-20',
    max: '2026-12-20',
    isBlocked: (date: string) => (date === '2026-11-22' ? 'Stengt: søndag' : false),
  } as const

  it('[THM-04] tells why a day cannot be chosen', () => {
    expect(dateObstacle('2026-11-19', limits)).toEqual({ kind: 'before', limit: '2026-11-20' })
    expect(dateObstacle('2026-12-21', limits)).toEqual({ kind: 'after', limit: '2026-12-20' })
    expect(dateObstacle('2026-11-22', limits)).toEqual({ kind: 'blocked', text: 'Stengt: søndag' })
    expect(dateObstacle('2026-11-20', limits)).toBeUndefined()
    expect(dateObstacle('2026-12-20', limits)).toBeUndefined()
  })

  it('has one day left when min and max are the same', () => {
    expect(dateObstacle('2026-11-20', { min: today, max: today })).toBeUndefined()
    expect(dateObstacle('2026-11-21', { min: today, max: today })?.kind).toBe('after')
  })
})
