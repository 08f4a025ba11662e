import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exampleHolidays, exampleOpeningHours, officePolicy } from '../../testing/example-offices.ts'
import { officeDay } from './office-day.ts'
import { officePolicies, officesIn, policyOf } from './office-policy.ts'
import { openingHoursSchema, publicHolidaySchema } from './office-times-schema.ts'

const bergen = officePolicy('BERGEN')
const kloefta = officePolicy('KLOEFTA')
const longAgo = '2023-06-01T08:00:00+02:00'
const reasonOf = (policy: typeof bergen, date: string) => officeDay(policy, date, longAgo).reason

describe('[PIK-10] why a day is closed', () => {
  it.each([
    ['2026-01-01', 'NEW_YEAR', '1. nyttårsdag', '1. nyttårsdag', "New Year's Day"],
    ['2026-04-02', 'MAUNDY_THURSDAY', 'Skjærtorsdag', 'Skjertorsdag', 'Maundy Thursday'],
    ['2026-04-03', 'GOOD_FRIDAY', 'Langfredag', 'Langfredag', 'Good Friday'],
    ['2026-04-05', 'EASTER_SUNDAY', '1. påskedag', '1. påskedag', 'Easter Sunday'],
    ['2026-04-06', 'EASTER_MONDAY', '2. påskedag', '2. påskedag', 'Easter Monday'],
    ['2026-05-01', 'LABOUR_DAY', '1. mai', '1. mai', '1 May'],
    ['2027-05-06', 'ASCENSION_DAY', 'Kristi himmelfartsdag', 'Kristi himmelfartsdag', 'Ascension Day'],
    ['2026-05-17', 'CONSTITUTION_DAY', '17. mai', '17. mai', '17 May'],
    ['2026-05-24', 'WHIT_SUNDAY', '1. pinsedag', '1. pinsedag', 'Whit Sunday'],
    ['2026-05-25', 'WHIT_MONDAY', '2. pinsedag', '2. pinsedag', 'Whit Monday'],
    ['2026-12-25', 'CHRISTMAS_DAY', '1. juledag', '1. juledag', 'Christmas Day'],
    ['2026-12-26', 'BOXING_DAY', '2. juledag', '2. juledag', 'Boxing Day'],
    ['2026-11-21', 'WEEKEND', 'lørdag', 'laurdag', 'Saturday'],
    ['2026-11-22', 'WEEKEND', 'søndag', 'søndag', 'Sunday'],
  ])('%s: %s', (date, code, nb, nn, en) => {
    const text = { nb: `Stengt: ${nb}`, nn: `Stengt: ${nn}`, en: `Closed: ${en}` }
    expect(officeDay(bergen, date, longAgo)).toEqual({ date, open: false, reason: { code, text }, slots: [] })
    expect(reasonOf(kloefta, date)).toEqual({ code, text })
  })

  it('a day that has passed, seen from the day after it', () => {
    const now = '2026-11-20T00:00:00+01:00'
    const text = { nb: 'Datoen er passert', nn: 'Datoen er passert', en: 'The date has passed' }
    expect(officeDay(bergen, '2026-11-19', now)).toEqual({
      date: '2026-11-19',
      open: false,
      reason: { code: 'PAST', text },
      slots: [],
    })
    expect(officeDay(bergen, '2026-11-20', now)).toMatchObject({ open: true })
  })

  it('a day that the office itself has closed', () => {
    const name = { nb: 'Flytting', nn: 'Flytting', en: 'Moving' }
    const shut = officePolicy('BERGEN', [{ date: '2026-11-20', name }])
    expect(reasonOf(shut, '2026-11-20')).toEqual({
      code: 'EXCEPTION',
      text: { nb: 'Stengt: Flytting', nn: 'Stengt: Flytting', en: 'Closed: Moving' },
    })
    expect(reasonOf(shut, '2026-11-19')).toBeUndefined()
  })
})

describe('[PIK-02] [PIK-03] what a day with hours of its own is called', () => {
  it.each([
    [
      '2026-04-01',
      'WEDNESDAY_BEFORE_EASTER',
      'Onsdag før skjærtorsdag',
      'Onsdag før skjertorsdag',
      'Wednesday before Maundy Thursday',
    ],
    ['2026-12-24', 'CHRISTMAS_EVE', 'Julaften', 'Julaftan', 'Christmas Eve'],
    ['2026-12-28', 'BETWEEN_THE_YEARS', 'Romjul', 'Romjul', '27–30 December'],
    ['2026-12-31', 'NYTTARSAFTEN', 'Nyttårsaften', 'Nyttårsaftan', "New Year's Eve"],
  ])('%s: %s', (date, code, nb, nn, en) => {
    const reason = { code, text: { nb, nn, en } }
    expect(reasonOf(bergen, date)).toEqual(reason)
    expect(reasonOf(kloefta, date)).toEqual(code === 'WEDNESDAY_BEFORE_EASTER' ? undefined : reason)
  })

  it('a day that the office itself has opened', () => {
    const name = { nb: 'Førjulsåpent', nn: 'Førjulsope', en: 'Open before Christmas' }
    const hours = { open: '10:00', close: '16:00' }
    const open = officePolicy('KLOEFTA', [{ date: '2026-12-19', name, hours }])
    expect(officeDay(open, '2026-12-19', longAgo)).toMatchObject({
      open: true,
      reason: { code: 'EXCEPTION', text: name },
      hours,
    })
  })

  it('an ordinary day needs no words', () => {
    expect(officeDay(bergen, '2026-11-20', longAgo)).not.toHaveProperty('reason')
  })
})

describe('[REG-03] the rules of an office', () => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../../../data/${file}.json`), 'utf8'))
  const openingHours = openingHoursSchema.array().parse(read('opening-hours'))
  const holidays = publicHolidaySchema.array().parse(read('public-holidays'))
  const office = (code: string, named: string) => ({ code, active: true, openingHours: named, exceptions: [] })

  it('are those of the reference data, which examples repeat', () => {
    expect(openingHours).toEqual(exampleOpeningHours)
    expect(holidays).toEqual(exampleHolidays)
  })

  it('are found by the hours that it names, and an office without hours or a name is a fault', () => {
    const offices = [office('BERGEN', 'NORMAL'), office('OSLO', 'KLOEFTA')]
    const policies = officePolicies({ openingHours, holidays, offices })
    expect(policyOf(policies, 'BERGEN')).toEqual(bergen)
    expect(policyOf(policies, 'OSLO')).toEqual({ ...kloefta, code: 'OSLO' })
    expect(() => policyOf(policies, 'MOLDE')).toThrow('MOLDE')
    const nameless = [office('MOLDE', 'NATT')]
    expect(() => officePolicies({ openingHours, holidays, offices: nameless })).toThrow(
      'MOLDE names opening hours NATT',
    )
    expect(() => officesIn({ now: longAgo, timeZone: 'Europe/Oslo', given: {} })).toThrow('without being told')
  })

  it.each([
    ['seasons', [{ from: '13-01', to: '09-15', hours: { open: '08:00', close: '15:00' } }], 'MM-DD'],
    ['seasons', [{ from: '09-15', to: '05-14', hours: { open: '08:00', close: '15:00' } }], 'nyttår'],
    ['regular', { open: '15:00', close: '08:00' }, 'stenge etter'],
    ['regular', { open: '08:00', close: '15:00', ordinaryUntil: '16:00' }, 'ordinær tid'],
  ])('are refused in words where they cannot be (%s)', (field, value, words) => {
    const { success, error } = openingHoursSchema.safeParse({ ...openingHours[0], [field]: value })
    expect(success).toBe(false)
    expect(error?.issues[0]?.message).toContain(words)
  })
})
