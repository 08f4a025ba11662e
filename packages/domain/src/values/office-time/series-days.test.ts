import { addDays, weekday } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { exampleOffices, officePolicy } from '../../testing/example-offices.ts'
import { pickupIssues } from './pickup.ts'
import { pickupBefore, rhythmDays } from './series-days.ts'

const now = '2026-11-29T12:00:00+01:00'

describe('[EXP-10] the days of a series', () => {
  it('[EXP-10] are every Tuesday until Christmas', () => {
    const days = rhythmDays({ weekday: 2, from: '2026-11-29', until: '2026-12-24' }, now)
    expect(days).toEqual(['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'])
  })

  it('[EXP-10] begin today at the earliest, and are none where the end has passed', () => {
    expect(rhythmDays({ weekday: 7, from: '2026-11-01', until: '2026-12-06' }, now)).toEqual([
      '2026-11-29',
      '2026-12-06',
    ])
    expect(rhythmDays({ weekday: 1, from: '2026-12-01', until: '2026-11-30' }, now)).toEqual([])
  })

  it('[EXP-10] propose a pickup that the office takes, before the departure, of every office and day of a year', () => {
    for (const [office, policy] of exampleOffices) {
      for (let ahead = 3; ahead < 368; ahead += 1) {
        const departure = addDays('2026-11-29', ahead)
        const pickup = pickupBefore(policy, departure, now)
        if (pickup === undefined) throw new Error(`${office} has no pickup before ${departure}`)
        const { date, time, insteadOf } = pickup
        expect(pickupIssues({ office, date, time }, now, exampleOffices)).toEqual([])
        expect(date < departure).toBe(true)
        expect(insteadOf).toBe(date === addDays(departure, -1) ? undefined : addDays(departure, -1))
      }
    }
  })

  it('[EXP-10] move a closed day to the open day before it, and say which', () => {
    expect(pickupBefore(officePolicy('KLOEFTA'), '2026-12-01', now)).toEqual({ date: '2026-11-30', time: '09:00' })
    const monday = '2026-12-07'
    expect(weekday(monday)).toBe(1)
    expect(pickupBefore(officePolicy('BERGEN'), monday, now)).toMatchObject({
      date: '2026-12-04',
      insteadOf: '2026-12-06',
    })
    expect(pickupBefore(officePolicy('BERGEN'), '2026-11-29', now)).toBeUndefined()
  })
})
