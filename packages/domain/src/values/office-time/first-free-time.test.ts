import { describe, expect, it } from 'vitest'
import { officePolicy } from '../../testing/example-offices.ts'
import { firstFreeTime } from './first-free-time.ts'

describe('[EXP-09] [PIK-06] the first time that an office offers', () => {
  it.each([
    ['KLOEFTA', '2026-11-20T09:40:00+01:00', '2026-11-20 10:00'],
    ['KLOEFTA', '2026-11-20T21:00:00+01:00', '2026-11-23 08:00'],
    ['BERGEN', '2026-11-20T09:40:00+01:00', '2026-11-20 11:00'],
    ['BERGEN', '2026-12-24T11:30:00+01:00', '2026-12-28 10:00'],
  ])('[EXP-09] %s at %s: %s', (office, now, first) => {
    const { date, time } = firstFreeTime(officePolicy(office), now) ?? {}
    expect(`${date} ${time}`).toBe(first)
  })

  it('[EXP-09] is none where the office never opens', () => {
    const always = {
      code: 'SHUT',
      name: { nb: 'Stengt', nn: 'Stengt', en: 'Shut' },
      on: { from: '01-01', to: '12-31' },
    }
    const shut = { ...officePolicy('BERGEN'), specialDays: [], exceptions: [], holidays: [always] }
    expect(firstFreeTime(shut, '2026-11-20T09:40:00+01:00')).toBeUndefined()
  })
})
