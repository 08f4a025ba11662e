import { expect, it } from 'vitest'
import { anApplication } from '../../testing/index.ts'
import { isWithin, pickupDays } from './pickup-days.ts'

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
