import { addDays } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { exampleOffices, officePolicy } from '../../testing/example-offices.ts'
import { isOutsideOrdinaryHours, officeDay } from './office-day.ts'
import { firstFreeTime, pickupBands, pickupIssues, pickupMovableUntil, pickupStanding } from './pickup.ts'

const longAgo = '2023-06-01T08:00:00+02:00'

describe('[PIK-05] the words of the bands', () => {
  const labels = (office: string, date: string) =>
    pickupBands(officeDay(officePolicy(office), date, longAgo)).map(({ code, label }) => ({ code, ...label }))
  const morning = { code: 'before-noon', nb: 'Før kl. 12:00', nn: 'Før kl. 12:00', en: 'Before 12:00' }

  it('on an ordinary evening', () => {
    expect(labels('KLOEFTA', '2026-11-20')).toEqual([
      morning,
      { code: 'after-noon', nb: 'Kl. 12:00–15:45', nn: 'Kl. 12:00–15:45', en: '12:00–15:45' },
      { code: 'after-hours', nb: 'Etter kl. 15:45', nn: 'Etter kl. 15:45', en: 'After 15:45' },
    ])
  })

  it('on a summer evening', () => {
    expect(labels('KLOEFTA', '2026-07-01').map(({ en }) => en)).toEqual(['Before 12:00', '12:00–15:00', 'After 15:00'])
  })

  it('on a day that ends at noon, which is the last time of the morning', () => {
    expect(labels('BERGEN', '2026-12-24')).toEqual([morning])
    const late = officePolicy('BERGEN', [
      { date: '2026-11-20', name: morning, hours: { open: '08:00', close: '12:30' } },
    ])
    const bands = pickupBands(officeDay(late, '2026-11-20', longAgo))
    expect(bands.map(({ slots }) => slots.map(({ time }) => time).slice(-2))).toEqual([
      ['11:00', '11:30'],
      ['12:00', '12:30'],
    ])
  })

  it('on a day whose ordinary hours end at noon, what follows is after hours', () => {
    const hours = { open: '08:00', close: '13:00', ordinaryUntil: '12:00' }
    const short = officePolicy('BERGEN', [{ date: '2026-11-20', name: morning, hours }])
    const bands = pickupBands(officeDay(short, '2026-11-20', longAgo))
    expect(bands.map(({ code, slots }) => [code, slots[0]?.time, slots.at(-1)?.time])).toEqual([
      ['before-noon', '08:00', '12:00'],
      ['after-hours', '12:30', '13:00'],
    ])
  })

  it('on a day whose fee doubles at noon, that minute is after hours too', () => {
    const late = { code: 'after-hours', nb: 'Kl. 12:00–14:00', nn: 'Kl. 12:00–14:00', en: '12:00–14:00' }
    expect(labels('KLOEFTA', '2026-12-24')).toEqual([morning, late])
    expect(labels('KLOEFTA', '2026-12-31')).toEqual([morning, late])
  })

  it.each([
    [
      'in the morning',
      { open: '08:00', close: '13:00', ordinaryUntil: '11:00' },
      ['before-noon 08:00-11:00', 'after-hours 11:30-13:00'],
    ],
    [
      'in the afternoon',
      { open: '11:00', close: '14:00', doubleFrom: '13:00' },
      ['before-noon 11:00-11:30', 'after-noon 12:00-12:30', 'after-hours 13:00-14:00'],
    ],
  ])('on a day of its own whose ordinary hours end %s', (_title, hours, expected) => {
    const policy = officePolicy('BERGEN', [{ date: '2026-11-20', name: morning, hours }])
    const bands = pickupBands(officeDay(policy, '2026-11-20', longAgo))
    expect(bands.map(({ code, slots }) => `${code} ${slots[0]?.time}-${slots.at(-1)?.time}`)).toEqual(expected)
  })

  it.each(['KLOEFTA', 'BERGEN'])('[FEE-01] those after hours, and no others, cost double at %s all year', (office) => {
    const policy = officePolicy(office)
    const dates = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index))
    const offered = dates.flatMap((date) =>
      pickupBands(officeDay(policy, date, longAgo)).flatMap(({ code, slots }) =>
        slots.map(({ time }) => ({ date, time, code })),
      ),
    )
    expect(offered.length).toBeGreaterThan(0)
    const isWrong = ({ date, time, code }: (typeof offered)[number]) =>
      isOutsideOrdinaryHours(policy, date, time) !== (code === 'after-hours')
    expect(offered.filter(isWrong)).toEqual([])
  })

  it('a time that is too near keeps its band, and tells that it cannot be chosen', () => {
    const day = officeDay(officePolicy('BERGEN'), '2026-11-20', '2026-11-20T11:00:00+01:00')
    const bands = pickupBands(day).map(({ slots }) => slots.map(({ state }) => state))
    expect(bands).toEqual([Array(8).fill('too-soon'), Array(9).fill('free')])
  })
})

describe('[PIK-08] what is wrong with a pickup', () => {
  const now = '2026-11-20T12:00:00+01:00'
  const closedDate = [{ field: 'date', code: 'pickupDateClosed' }]
  const outside = (open: string, close: string) => [
    { field: 'time', code: 'pickupOfficeClosed', params: { open, close } },
  ]

  it.each([
    ['no office', { date: '2026-11-21', time: '12:00' }, []],
    ['no date', { office: 'BERGEN', time: '12:00' }, []],
    ['half a date', { office: 'BERGEN', date: '2026-11', time: '12:00' }, []],
    ['a date that is past', { office: 'BERGEN', date: '2026-11-19', time: '12:00' }, []],
    ['a closed day without a time', { office: 'BERGEN', date: '2026-11-22' }, closedDate],
    ['an open day without a time', { office: 'BERGEN', date: '2026-11-23' }, []],
    ['half a time', { office: 'BERGEN', date: '2026-11-23', time: '7' }, []],
    ['before opening', { office: 'BERGEN', date: '2026-11-23', time: '07:59' }, outside('08:00', '15:45')],
    ['the opening minute', { office: 'BERGEN', date: '2026-11-23', time: '08:00' }, []],
    [
      '[PIK-07] between two times of the picker',
      { office: 'BERGEN', date: '2026-11-23', time: '15:40' },
      [{ field: 'time', code: 'timeNotOffered' }],
    ],
    ['a minute after closing', { office: 'BERGEN', date: '2026-11-23', time: '15:46' }, outside('08:00', '15:45')],
    ['Kløfta after closing', { office: 'KLOEFTA', date: '2026-12-24', time: '14:30' }, outside('08:00', '14:00')],
    [
      'too soon',
      { office: 'BERGEN', date: '2026-11-20', time: '12:59' },
      [{ field: 'time', code: 'pickupTooSoon', params: { minutes: 60 } }],
    ],
    [
      'too soon at Kløfta',
      { office: 'KLOEFTA', date: '2026-11-20', time: '12:29' },
      [{ field: 'time', code: 'pickupTooSoonSpecial', params: { minutes: 30 } }],
    ],
  ])('%s', (_title, retrieval, issues) => {
    expect(pickupIssues(retrieval, now, exampleOffices)).toEqual(issues)
  })
})

const bergen = officePolicy('BERGEN')
const kloefta = officePolicy('KLOEFTA')
const pickup = { office: 'BERGEN', date: '2026-11-23', time: '09:00' }

describe('[EXP-11] a pickup can be moved', () => {
  it.each([
    ['an hour before it', '2026-11-23T07:00:00Z', bergen, 'MOVABLE'],
    ['not a second later', '2026-11-23T07:00:01Z', bergen, 'TOO_NEAR'],
    ['half an hour before it at Kløfta', '2026-11-23T07:30:00Z', kloefta, 'MOVABLE'],
    ['not where it is over', '2026-11-24T07:00:00Z', kloefta, 'TOO_NEAR'],
    ['not where its office is gone', '2026-11-20T07:00:00Z', undefined, 'OFFICE_GONE'],
  ])('%s', (_title, now, policy, standing) => {
    expect(pickupStanding(pickup, policy, now)).toBe(standing)
  })

  it.each([
    ['there is none', undefined],
    ['no office is chosen', { date: '2026-11-23', time: '09:00' }],
    ['no day is chosen', { office: 'BERGEN', time: '09:00' }],
    ['no time is known', { office: 'BERGEN', date: '2026-11-23' }],
    ['its day cannot be read', { office: 'BERGEN', date: '2026-11-31', time: '09:00' }],
  ])('not where %s', (_title, chosen) => {
    expect(pickupStanding(chosen, bergen, '2026-11-20T07:00:00Z')).toBe('NONE')
  })

  it('until a moment that can be said', () => {
    expect(pickupMovableUntil(pickup, bergen)).toBe('2026-11-23T07:00:00.000Z')
    expect(pickupMovableUntil(pickup, kloefta)).toBe('2026-11-23T07:30:00.000Z')
  })
})

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
