import { describe, expect, it } from 'vitest'
import { anApplication } from '../../testing/index.ts'
import { today } from '../../values/office-time/oslo.ts'
import { departureBefore, departureDays, isWithin, pickupDays } from './consignment-days.ts'

const dates = (control: string, pickup: string, departure: string) =>
  anApplication({
    control: { dispatchDate: control },
    certificateRetrieval: { office: 'KLOEFTA', date: pickup, time: '09:00' },
    transport: { dateOfDeparture: departure },
  })

it.each([
  ['from the control to the departure', '2026-11-20', '2026-11-23', '2026-11-24', ['2026-11-20', '2026-11-24']],
  [
    'to the departure alone, where it is before the control',
    '2026-11-24',
    '2026-11-23',
    '2026-11-25',
    [undefined, '2026-11-25'],
  ],
  [
    'from the control alone, where it is after the departure',
    '2026-11-20',
    '2026-11-23',
    '2026-11-22',
    ['2026-11-20', undefined],
  ],
  ['whenever it is, where no day of it can be read', '2026-11-20', '2026-11-31', '2026-11-24', [undefined, undefined]],
])('[EXP-11] [RUL-06] a pickup is moved %s', (_title, control, pickup, departure, [from, to]) => {
  const span = pickupDays(dates(control, pickup, departure))
  expect([span.from, span.to]).toEqual([from, to])
})

it('[EXP-11] the goods of a replacement have often left', () => {
  const replacement = dates('2026-11-20', '2026-11-23', '2026-11-24')
  expect(pickupDays({ ...replacement, applicationType: 'ERSTATNINGSSERTIFIKAT' })).toEqual({})
})

it('[EXP-11] both days are of the span', () => {
  const span = { from: '2026-11-20', to: '2026-11-24' }
  const days = ['2026-11-19', '2026-11-20', '2026-11-24', '2026-11-25']
  expect(days.filter((day) => isWithin(span, day))).toEqual(['2026-11-20', '2026-11-24'])
  expect(isWithin({}, '2026-11-25')).toBe(true)
})

const transport = (dateOfDeparture: string) => ({ transport: { dateOfDeparture } })

describe('[CRT-13] a certificate that would come after its goods', () => {
  it.each([
    ['the day before', transport('2026-11-21'), '2026-11-22', '2026-11-21'],
    ['the day itself', transport('2026-11-22'), '2026-11-22', undefined],
    ['the day after', transport('2026-11-23'), '2026-11-22', undefined],
    ['the year before', transport('2026-12-31'), '2027-01-01', '2026-12-31'],
    ['dispatch where no departure is asked', { control: { dispatchDate: '2026-11-20' } }, '2026-11-22', '2026-11-20'],
    ['no day at all', {}, '2026-11-22', undefined],
  ])('%s', (_title, application, day, expected) => expect(departureBefore(application, day)).toBe(expected))

  it('counts in days of Oslo', () => {
    const leaves = transport('2026-11-22')
    expect(departureBefore(leaves, today('2026-11-22T22:59:00Z'))).toBeUndefined()
    expect(departureBefore(leaves, today('2026-11-22T23:00:00Z'))).toBe('2026-11-22')
  })
})

it.each([
  ['to the control', '2026-11-22', '2026-11-20', '2026-11-24', undefined, '2026-11-22'],
  ['to the pickup', '2026-11-20', '2026-11-23', '2026-11-24', undefined, '2026-11-23'],
  ['to the pickup as it becomes', '2026-11-20', '2026-11-23', '2026-11-24', '2026-11-21', '2026-11-21'],
  [
    'to the control alone, where the pickup comes later as it is',
    '2026-11-20',
    '2026-11-25',
    '2026-11-24',
    undefined,
    '2026-11-20',
  ],
  ['to any day, where nothing holds', '2026-11-26', '2026-11-25', '2026-11-24', undefined, undefined],
])('[EXP-11] [RUL-06] a departure is moved back %s', (_title, control, pickup, departure, becomes, from) => {
  expect(departureDays(dates(control, pickup, departure), becomes).from).toBe(from)
})
