import { describe, expect, it } from 'vitest'
import { officePolicy } from '../../testing/example-offices.ts'
import { isOutsideOrdinaryHours, officeDay } from './office-day.ts'

const bergen = officePolicy('BERGEN')
const kloefta = officePolicy('KLOEFTA')
const longAgo = '2023-06-01T08:00:00+02:00'

/** `08:00-09:30 closed, 10:00-12:00 free`: how many of each, from the first to the last. */
function summary(policy: typeof bergen, date: string, now = longAgo, lead = policy.leadMinutes): string {
  const { slots } = officeDay(policy, date, now, lead)
  const runs = slots.reduce<{ state: string; times: string[] }[]>((found, { time, state }) => {
    const last = found.at(-1)
    if (last?.state === state) last.times.push(time)
    else found.push({ state, times: [time] })
    return found
  }, [])
  return runs.map(({ state, times }) => `${times.length} ${state} ${times[0]}-${times.at(-1)}`).join(', ')
}

describe('slots', () => {
  it.each([
    ['an ordinary day', bergen, '2026-11-20', '17 free 08:00-15:45'],
    ['summer', bergen, '2026-07-01', '15 free 08:00-15:00'],
    ['Christmas Eve', bergen, '2026-12-24', '9 free 08:00-12:00, 8 closed 12:30-15:45'],
    ['between the years', bergen, '2026-12-28', '4 closed 08:00-09:30, 13 free 10:00-15:45'],
    ['the special day', bergen, '2026-12-31', '4 closed 08:00-09:30, 5 free 10:00-12:00, 8 closed 12:30-15:45'],
    ['Kløfta', kloefta, '2026-11-20', '26 free 08:00-20:00'],
    ['Kløfta in summer', kloefta, '2026-07-01', '25 free 08:00-20:00'],
    ['Kløfta on Christmas Eve', kloefta, '2026-12-24', '13 free 08:00-14:00, 12 closed 14:30-20:00'],
    [
      'Kløfta between the years',
      kloefta,
      '2026-12-28',
      '4 closed 08:00-09:30, 18 free 10:00-18:00, 4 closed 18:30-20:00',
    ],
  ])('[PIK-07] %s: %s', (_title, policy, date, expected) => {
    expect(summary(policy, date)).toBe(expected)
  })

  it('[PIK-07] an office may open before and close after its ordinary hours', () => {
    const name = { nb: 'Lenge', nn: 'Lenge', en: 'Long' }
    const long = officePolicy('BERGEN', [{ date: '2026-11-20', name, hours: { open: '07:00', close: '17:10' } }])
    expect(summary(long, '2026-11-20')).toBe('23 free 07:00-17:10')
    expect(officeDay(long, '2026-11-20', longAgo).slots.map(({ time }) => time)).toContain('15:45')
  })

  it.each([
    ['the same minute', '2026-11-20T08:00:00+01:00', 0, '17 free 08:00-15:45'],
    ['three hours', '2026-11-20T08:00:00+01:00', 180, '6 too-soon 08:00-10:30, 11 free 11:00-15:45'],
    ['nine hours over midnight', '2026-11-19T23:30:00+01:00', 540, '1 too-soon 08:00-08:00, 16 free 08:30-15:45'],
    ['a day', '2026-11-19T10:00:00+01:00', 1440, '4 too-soon 08:00-09:30, 13 free 10:00-15:45'],
    ['two days', '2026-11-18T12:00:00+01:00', 2880, '8 too-soon 08:00-11:30, 9 free 12:00-15:45'],
    ['two days, from three', '2026-11-17T23:59:00+01:00', 2880, '17 free 08:00-15:45'],
  ])('[PIK-06] a lead of %s', (_title, now, lead, expected) => {
    expect(summary(bergen, '2026-11-20', now, lead)).toBe(expected)
  })

  it('[PIK-06] a lead holds over midnight for an office that opens then, also when the night is an hour longer', () => {
    const name = { nb: 'Natt', nn: 'Natt', en: 'Night' }
    const hours = { open: '00:00', close: '04:00' }
    const night = (date: string) => officePolicy('BERGEN', [{ date, name, hours }])
    const early = (date: string, now: string, lead: number) =>
      officeDay(night(date), date, now, lead).slots.find(({ state }) => state === 'free')?.time
    expect(early('2026-11-20', '2026-11-19T23:30:00+01:00', 60)).toBe('00:30')
    // Between midnight and four there are five hours on the last Sunday of October.
    expect(early('2026-10-25', '2026-10-25T00:00:00+02:00', 240)).toBe('03:00')
  })
})

it('[FEE-01] a closed day has no hours to be outside of', () => {
  expect(isOutsideOrdinaryHours(bergen, '2026-11-21', '10:00')).toBe(false)
  expect(isOutsideOrdinaryHours(kloefta, '2026-12-25', '19:00')).toBe(false)
  expect(isOutsideOrdinaryHours(bergen, '2026-11-20', '15:45')).toBe(false)
  expect(isOutsideOrdinaryHours(bergen, '2026-11-20', '15:46')).toBe(true)
  expect(isOutsideOrdinaryHours(kloefta, '2026-07-01', '15:00')).toBe(false)
  expect(isOutsideOrdinaryHours(kloefta, '2026-12-28', '15:45')).toBe(false)
  expect(isOutsideOrdinaryHours(kloefta, '2026-12-28', '16:00')).toBe(true)
  expect(isOutsideOrdinaryHours(kloefta, '2026-12-31', '11:30')).toBe(false)
  expect(isOutsideOrdinaryHours(kloefta, '2026-12-31', '12:00')).toBe(true)
})
