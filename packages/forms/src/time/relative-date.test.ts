import { describe, expect, it } from 'vitest'
import { isRelativeDate, resolveDate } from './relative-date.ts'

describe('[LIB-06] [LST-18] a relative date', () => {
  it.each([
    ['today', '2026-03-31', '2026-03-31'],
    ['today-6', '2026-03-03', '2026-02-25'],
    ['today+1', '2026-12-31', '2027-01-01'],
    ['month', '2026-03-31', '2026-03-01'],
    ['month-1', '2026-03-31', '2026-02-01'],
    ['month-end-1', '2026-03-31', '2026-02-28'],
    ['month-end-1', '2028-03-31', '2028-02-29'],
    ['month-end', '2026-12-05', '2026-12-31'],
    ['month-12', '2026-01-15', '2025-01-01'],
  ])('%s on %s is %s', (date, today, day) => {
    expect(isRelativeDate(date)).toBe(true)
    expect(resolveDate(date, today)).toBe(day)
  })

  it.each(['', '2026-03-01', 'today-', 'today-12345', 'today 1', 'week', 'month-end-x', 'TODAY'])(
    'is not %o, which stays as it is',
    (text) => {
      expect(isRelativeDate(text)).toBe(false)
      expect(resolveDate(text, '2026-03-31')).toBe(text)
    },
  )
})
