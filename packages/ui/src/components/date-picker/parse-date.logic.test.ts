import { describe, expect, it } from 'vitest'
import { dateObstacle } from '../calendar/date-limits.logic.js'
import { yearRange } from '../calendar/plain-date.logic.js'
import { parseDate } from './parse-date.logic.js'

const today = '2026-11-20'

describe('parseDate', () => {
  const understood: readonly (readonly [typed: string, date: string])[] = [
    ['01.02.2026', '2026-02-01'],
    ['1.2.26', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    ['010226', '2026-02-01'],
    ['01022026', '2026-02-01'],
    ['1/2-26', '2026-02-01'],
    ['1-2-2026', '2026-02-01'],
    ['1 2 26', '2026-02-01'],
    [' 1. 2. 2026 ', '2026-02-01'],
    ['1.2', '2026-02-01'],
    ['2026-03-04', '2026-03-04'],
    ['4. mars 2027', '2027-03-04'],
    ['4 mar', '2026-03-04'],
    ['24. des 26', '2026-12-24'],
    ['1 october 2026', '2026-10-01'],
    ['i dag', '2026-11-20'],
    ['I dag', '2026-11-20'],
    ['idag', '2026-11-20'],
    ['i morgen', '2026-11-21'],
    ['i morgon', '2026-11-21'],
    ['i går', '2026-11-19'],
    ['tomorrow', '2026-11-21'],
    ['+14', '2026-12-04'],
    ['-20', '2026-10-31'],
    ['29.02.2028', '2028-02-29'],
    ['1.2.80', '1980-02-01'],
    ['1.2.70', '2070-02-01'],
  ]
  it.each(understood)('[THM-04] understands %s as %s', (typed, date) => {
    expect(parseDate(typed, today)).toEqual({ kind: 'date', date })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['29.02.2026', 'nonexistent'],
    ['31.04.2026', 'nonexistent'],
    ['2026-02-30', 'nonexistent'],
    ['00.01.2026', 'nonexistent'],
    ['1.13.26', 'nonexistent'],
    ['torsk', 'format'],
    ['1.2.026', 'format'],
    ['4 ma', 'format'],
    ['12', 'format'],
  ])('[THM-04] says what is wrong with %s: %s', (typed, kind) => {
    expect(parseDate(typed, today)).toEqual({ kind })
  })

  it('rolls over the year with +1 on New Year’s Eve', () => {
    expect(parseDate('+1', '2026-12-31')).toEqual({ kind: 'date', date: '2027-01-01' })
  })

  it('takes the nearest century for two digits, from either side of a turn', () => {
    expect(parseDate('1.1.05', '2098-01-01')).toEqual({ kind: 'date', date: '2105-01-01' })
    expect(parseDate('1.1.95', '2105-01-01')).toEqual({ kind: 'date', date: '2095-01-01' })
  })
})

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
