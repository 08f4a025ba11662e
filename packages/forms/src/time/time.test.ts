import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { time } from '../define/fields.ts'
import { timeChoices } from '../derive/time-choices.ts'
import { addDays, addMonths, daysBetween, isPlainDate, isPlainTime, weekday } from './plain-date.ts'
import { epochOf, isShown, minutesUntil, plainNow, today } from './zone.ts'

const day = fc.integer({ min: 0, max: 6209 }).map((offset) => addDays('2024-01-01', offset))

describe('days', () => {
  it('go forth and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
        expect(addDays(addDays(date, days), -days)).toBe(date)
        expect(weekday(addDays(date, 7))).toBe(weekday(date))
      }),
    )
    expect(weekday('2026-11-20')).toBe(5)
    expect(weekday('1969-12-28')).toBe(7)
  })

  it.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-03-31', -1, '2028-02-29'],
    ['2026-11-24', -24, '2024-11-24'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-2-9', false],
    ['20.11.2026', false],
    ['2026-13-01', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isPlainDate(text)).toBe(expected)
  })

  it('knows times of day', () => {
    expect(['00:00', '23:59', '24:00', '7:00', '12:60'].map(isPlainTime)).toEqual([true, true, false, false, false])
  })
})

const zone = 'Europe/Oslo'
const momentOf = (date: string, at: string) => new Date(epochOf(date, at, zone) ?? 0).toISOString()

describe('the clock in Oslo', () => {
  it.each([
    ['31.11.2026', '12:00'],
    ['2026-02-30', '12:00'],
    ['9999-99-99', '12:00'],
    ['', '12:00'],
    ['2026-11-20', '24:00'],
    ['2026-11-20', 'abc'],
  ])('[EXP-15] shows no moment of what is no day or time: %j %j', (date, time) => {
    expect(epochOf(date, time, zone)).toBeUndefined()
    expect(minutesUntil(date, time, '2026-11-20T12:00:00+01:00', zone)).toBeUndefined()
    expect(isShown(date, time, zone)).toBe(false)
  })

  it('[PIK-09] shows winter and summer time', () => {
    expect(plainNow('2026-11-20T23:30:05Z', zone)).toEqual({ date: '2026-11-21', time: '00:30', seconds: 5 })
    expect(today('2026-07-01T22:00:00Z', zone)).toBe('2026-07-02')
  })

  it('[PIK-09] every time of every day leads to a moment at which the clock shows it', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1439 }), (date, minutes) => {
        const at = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        const shown = plainNow(momentOf(date, at), zone)
        const isSkipped = at.startsWith('02:') && shown.time.startsWith('03:')
        expect(shown.date).toBe(date)
        if (!isSkipped) expect(shown.time).toBe(at)
      }),
      { numRuns: 2000 },
    )
  })

  it('[PIK-09] a skipped time is an hour later, a doubled one the first of the two', () => {
    expect(momentOf('2027-03-28', '02:30')).toBe('2027-03-28T01:30:00.000Z')
    expect(momentOf('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(minutesUntil('2027-03-28', '03:00', '2027-03-28T01:00:00+01:00', zone)).toBe(60)
  })
})

it.each(['America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kolkata', 'UTC'])(
  '[LIB-03] every time that a clock in %s shows leads back to the moment, or to the first of two',
  (there) => {
    fc.assert(
      fc.property(fc.integer({ min: 28_401_120, max: 33_660_000 }), (minute) => {
        const { date, time: at } = plainNow(new Date(minute * 60_000).toISOString(), there)
        const epoch = epochOf(date, at, there) ?? Number.NaN
        expect(epoch).toBeLessThanOrEqual(minute * 60_000)
        expect(plainNow(new Date(epoch).toISOString(), there)).toMatchObject({ date, time: at })
        expect(isShown(date, at, there)).toBe(true)
      }),
    )
  },
)

describe('time choices', () => {
  const field = time({ label: { nb: '', nn: '', en: '' }, stepMinutes: 30, leadMinutes: 60, choiceLeadMinutes: 65 })
  it('[PIK-07] stand every half hour', () => {
    const times = timeChoices(field, '2026-11-23', '2026-11-20T12:00:00+01:00', zone)
    expect(times).toHaveLength(48)
    expect(times.slice(0, 3)).toEqual(['00:00', '00:30', '01:00'])
  })
  it('[PIK-09] leave out what the clock skips in spring, and have what it shows twice in autumn once', () => {
    const on = (date: string, lead: Partial<typeof field> = field) =>
      timeChoices({ ...time({ label: field.label }), ...lead }, date, '2026-10-20T12:00:00+02:00', zone)
    const all = timeChoices(field, undefined, '2026-10-20T12:00:00+02:00', zone)
    const inSpring = all.filter((one) => !one.startsWith('02:'))
    expect(inSpring).toHaveLength(46)
    expect([on('2027-03-28'), on('2027-03-28', {})]).toEqual([inSpring, inSpring])
    expect([on('2027-03-27'), on('2027-03-29'), on('2026-10-25')]).toEqual([all, all, all])
  })

  it('[WIZ-09] leave out what would lapse while the form is filled in', () => {
    expect(timeChoices(field, '2026-11-20', '2026-11-20T11:55:00+01:00', zone)[0]).toBe('13:00')
    expect(timeChoices(field, '2026-11-20', '2026-11-20T11:56:00+01:00', zone)[0]).toBe('13:30')
  })
})
