import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, weekday } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { exampleHolidays, exampleOffices, officePolicy } from '../../testing/example-offices.ts'
import { easterSunday, isOutsideOrdinaryHours, officeDay } from './office-day.ts'
import { pickupBands, pickupIssues } from './pickup.ts'

const bergen = officePolicy('BERGEN')
const kloefta = officePolicy('KLOEFTA')
const longAgo = '2023-06-01T08:00:00+02:00'

const hoursOf = (policy: typeof bergen, date: string) => {
  const { hours } = officeDay(policy, date, longAgo)
  return hours && `${hours.open}-${hours.close}`
}

interface Holiday {
  readonly date: string
  readonly code: string
}
const file = join(import.meta.dirname, '../../../../../data/holidays.json')
const holidays = JSON.parse(readFileSync(file, 'utf8')) as Holiday[] // the reference data of the product

describe('opening hours', () => {
  it.each([
    ['[PIK-01] an ordinary Friday', '2026-11-20', '08:00-15:45', '08:00-20:00'],
    ['[PIK-01] the last day before summer', '2025-05-13', '08:00-15:45', '08:00-20:00'],
    ['[PIK-01] the first day of summer', '2025-05-14', '08:00-15:00', '08:00-20:00'],
    ['[PIK-01] the last day of summer', '2026-09-15', '08:00-15:00', '08:00-20:00'],
    ['[PIK-01] the day after summer', '2026-09-16', '08:00-15:45', '08:00-20:00'],
    ['[PIK-02] the day before Maundy Thursday', '2026-04-01', '08:00-12:00', '08:00-20:00'],
    ['[PIK-02] [PIK-03] Christmas Eve', '2026-12-24', '08:00-12:00', '08:00-14:00'],
    ['[PIK-02] [PIK-03] between the years', '2027-12-27', '10:00-15:45', '10:00-18:00'],
    ['[PIK-02] [PIK-03] the last of those days', '2026-12-30', '10:00-15:45', '10:00-18:00'],
    ['[PIK-02] [PIK-03] the special day', '2026-12-31', '10:00-12:00', '10:00-14:00'],
    ['[PIK-04] a Saturday', '2026-11-21', undefined, undefined],
    ['[PIK-04] a special day on a Saturday', '2027-12-25', undefined, undefined],
    ['[PIK-02] Christmas Eve on a Saturday', '2033-12-24', undefined, undefined],
    ['[PIK-04] Ascension, which is also the first day of summer', '2026-05-14', undefined, undefined],
    ['[PIK-04] Constitution Day, which is also Whit Monday', '2027-05-17', undefined, undefined],
  ])('%s', (_title, date, normal, evening) => {
    expect(hoursOf(bergen, date)).toBe(normal)
    expect(hoursOf(kloefta, date)).toBe(evening)
  })

  it('[PIK-04] is closed on every public holiday of the reference data, and on no other working day', () => {
    const known = new Set(holidays.map(({ date }) => date))
    expect(known.size).toBeGreaterThan(100)
    const wrong: string[] = []
    for (let date = '2024-01-01'; date <= '2035-12-31'; date = addDays(date, 1)) {
      const isClosed = known.has(date) || weekday(date) > 5
      if (officeDay(bergen, date, longAgo).open === isClosed) wrong.push(date)
    }
    expect(wrong).toEqual([])
  })

  it('finds Easter by another rule too, for as long as that one is known to hold', () => {
    const byGauss = (year: number) => {
      const k = Math.floor(year / 100)
      const m = 15 + Math.floor((3 * k + 3) / 4) - Math.floor((8 * k + 13) / 25)
      const d = (19 * (year % 19) + m) % 30
      const r = Math.floor((d + Math.floor((year % 19) / 11)) / 29)
      const og = 21 + d - r
      const sz = 7 - ((year + Math.floor(year / 4) + (2 - Math.floor((3 * k + 3) / 4))) % 7)
      const oe = 7 - ((og - sz) % 7)
      return addDays(`${year}-02-28`, og + oe + (new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29 ? 1 : 0))
    }
    const years = Array.from({ length: 2000 }, (_, index) => 1583 + index)
    expect(years.map(easterSunday)).toEqual(years.map(byGauss))
  })

  it('[PIK-10] says why a day is closed, in three languages', () => {
    expect(officeDay(bergen, '2027-05-17', longAgo).reason).toEqual({
      code: 'CONSTITUTION_DAY',
      text: { nb: 'Stengt: 17. mai', nn: 'Stengt: 17. mai', en: 'Closed: 17 May' },
    })
    expect(officeDay(bergen, '2026-11-21', longAgo).reason?.text.nn).toBe('Stengt: laurdag')
    expect(officeDay(bergen, '2023-05-31', longAgo).reason?.code).toBe('PAST')
    expect(officeDay(bergen, '2026-12-24', longAgo).reason?.text.nb).toBe('Julaften')
    for (const { name } of exampleHolidays) expect(Object.values(name).every((text) => text !== '')).toBe(true)
  })

  it('an office’s own exception opens a weekend and closes a working day', () => {
    const name = { nb: 'Førjulsåpent', nn: 'Førjulsope', en: 'Open before Christmas' }
    const open = officePolicy('KLOEFTA', [{ date: '2026-12-19', name, hours: { open: '10:00', close: '16:00' } }])
    expect(hoursOf(open, '2026-12-19')).toBe('10:00-16:00')
    const shut = officePolicy('KLOEFTA', [{ date: '2026-12-18', name }])
    expect(officeDay(shut, '2026-12-18', longAgo)).toMatchObject({ open: false, slots: [] })
  })
})

const states = (policy: typeof bergen, date: string, now: string) =>
  Object.fromEntries(officeDay(policy, date, now).slots.map(({ time, state }) => [time, state]))

describe('slots', () => {
  it('[PIK-07] stand every half hour, and the closing minute is the last', () => {
    const times = officeDay(bergen, '2026-11-20', longAgo).slots.map(({ time }) => time)
    expect(times.slice(0, 2)).toEqual(['08:00', '08:30'])
    expect(times.slice(-2)).toEqual(['15:30', '15:45'])
    expect(officeDay(kloefta, '2026-11-20', longAgo).slots.at(-1)?.time).toBe('20:00')
  })

  it('says which ordinary times a short day does not have', () => {
    const day = states(bergen, '2026-12-24', longAgo)
    expect(day['12:00']).toBe('free')
    expect(day['12:30']).toBe('closed')
  })

  it.each([
    ['14:45:00', 'free'],
    ['14:45:01', 'too-soon'],
    ['15:45:00', 'too-soon'],
  ])('[PIK-06] at %s the closing minute is %s with a lead of an hour', (clock, state) => {
    expect(states(bergen, '2026-11-20', `2026-11-20T${clock}+01:00`)['15:45']).toBe(state)
  })

  it('[PIK-06] Kløfta needs no time at all', () => {
    expect(states(kloefta, '2026-11-20', '2026-11-20T12:30:00+01:00')['12:30']).toBe('free')
    expect(states(kloefta, '2026-11-20', '2026-11-20T12:30:01+01:00')['12:30']).toBe('too-soon')
  })

  it('[PIK-09] half past eleven at night in Greenwich is the next day in Oslo', () => {
    expect(officeDay(bergen, '2026-11-19', '2026-11-19T23:30:00Z').reason?.code).toBe('PAST')
    expect(officeDay(bergen, '2026-11-20', '2026-11-19T23:30:00Z').slots[0]).toMatchObject({
      time: '08:00',
      state: 'free',
    })
  })

  it('[PIK-09] an hour is an hour on both days when the clock changes', () => {
    // Easter Sunday 2027 is the day when summer time begins: an exception opens it.
    const name = { nb: 'Åpent', nn: 'Ope', en: 'Open' }
    const hours = { open: '01:00', close: '05:00' }
    const spring = officePolicy('BERGEN', [{ date: '2027-03-28', name, hours }])
    const autumn = officePolicy('BERGEN', [{ date: '2026-10-25', name, hours }])
    // 01:30 is half an hour before the jump, so 03:00 is only thirty minutes away and 03:30 is an hour.
    expect(states(spring, '2027-03-28', '2027-03-28T00:30:00Z')).toMatchObject({ '03:00': 'too-soon', '03:30': 'free' })
    // 02:30 comes twice; from the first one it is ninety minutes to 03:00.
    expect(states(autumn, '2026-10-25', '2026-10-25T00:30:00Z')).toMatchObject({ '02:30': 'too-soon', '03:00': 'free' })
  })
})

describe('bands', () => {
  const bands = (policy: typeof bergen, date: string) =>
    pickupBands(officeDay(policy, date, longAgo)).map(
      ({ label, slots }) => `${label.nb} ${slots[0]?.time}-${slots.at(-1)?.time}`,
    )

  it.each([
    ['an ordinary day', bergen, '2026-11-20', ['Før kl. 12:00 08:00-11:30', 'Kl. 12:00–15:45 12:00-15:45']],
    ['summer', bergen, '2026-07-01', ['Før kl. 12:00 08:00-11:30', 'Kl. 12:00–15:00 12:00-15:00']],
    ['a short day', bergen, '2026-12-24', ['Før kl. 12:00 08:00-12:00']],
    [
      'Kløfta',
      kloefta,
      '2026-11-20',
      ['Før kl. 12:00 08:00-11:30', 'Kl. 12:00–15:45 12:00-15:45', 'Etter kl. 15:45 16:00-20:00'],
    ],
    [
      'Kløfta between the years',
      kloefta,
      '2026-12-28',
      ['Før kl. 12:00 10:00-11:30', 'Kl. 12:00–15:45 12:00-15:45', 'Etter kl. 15:45 16:00-18:00'],
    ],
    ['Kløfta on Christmas Eve', kloefta, '2026-12-24', ['Før kl. 12:00 08:00-11:30', 'Kl. 12:00–14:00 12:00-14:00']],
    ['a closed day', kloefta, '2026-12-25', []],
  ])('[PIK-05] %s', (_title, policy, date, expected) => {
    expect(bands(policy, date)).toEqual(expected)
  })
})

describe('the form', () => {
  const now = '2026-11-20T12:00:00+01:00'
  it.each([
    ['a day that is past is told by the date itself', { office: 'BERGEN', date: '2026-11-19', time: '12:00' }, []],
    ['a weekend', { office: 'BERGEN', date: '2026-11-21', time: '12:00' }, ['pickupDateClosed']],
    ['an hour ahead', { office: 'BERGEN', date: '2026-11-20', time: '13:00' }, []],
    ['less than an hour', { office: 'BERGEN', date: '2026-11-20', time: '12:30' }, ['pickupTooSoon']],
    ['half an hour at Kløfta', { office: 'KLOEFTA', date: '2026-11-20', time: '12:30' }, []],
    ['less at Kløfta', { office: 'KLOEFTA', date: '2026-11-20', time: '12:00' }, ['pickupTooSoonSpecial']],
    ['the closing minute', { office: 'BERGEN', date: '2026-11-23', time: '15:45' }, []],
    ['after closing', { office: 'BERGEN', date: '2026-11-23', time: '16:00' }, ['pickupOfficeClosed']],
    ['nothing chosen yet', {}, []],
  ])('[PIK-08] %s', (_title, retrieval, codes) => {
    expect(pickupIssues(retrieval, now, exampleOffices).map(({ code }) => code)).toEqual(codes)
  })
})

it('[FEE-01] knows when a pickup costs double', () => {
  expect(isOutsideOrdinaryHours(kloefta, '2026-11-23', '15:45')).toBe(false)
  expect(isOutsideOrdinaryHours(kloefta, '2026-11-23', '16:00')).toBe(true)
  expect(isOutsideOrdinaryHours(kloefta, '2026-07-01', '15:30')).toBe(true)
  expect(isOutsideOrdinaryHours(kloefta, '2026-12-24', '11:30')).toBe(false)
  expect(isOutsideOrdinaryHours(kloefta, '2026-12-24', '12:00')).toBe(true)
  expect(isOutsideOrdinaryHours(bergen, '2026-12-24', '12:00')).toBe(false)
})
