import { describe, expect, it } from 'vitest'
import { exampleOffices } from '../../testing/example-offices.ts'
import { sendBefore } from './send-before.ts'

const pickup = (date: string, time: string, office = 'BERGEN') => ({
  certificateRetrieval: { office, date, time },
  control: undefined,
  transport: undefined,
})

const withControl = (application: ReturnType<typeof pickup>, date: string, time: string) => ({
  ...application,
  control: {
    dispatchDate: date,
    dispatchTime: time,
    location: { addressLine1: 'Kaia 1', postalCode: '5003', city: 'Bergen' },
  },
})

describe('[EXP-07] [ACT-06] what must be sent today to be dealt with today', () => {
  it.each([
    [
      'a pickup today, less the minutes that it must be ahead',
      pickup('2026-11-20', '12:30'),
      '2026-11-20T09:00+01:00',
      '11:30',
    ],
    [
      'a pickup today at an office that asks for fewer, which needs as many itself',
      pickup('2026-11-20', '12:30', 'KLOEFTA'),
      '2026-11-20T09:00+01:00',
      '12:00',
    ],
    [
      'a pickup in the evening: until ordinary hours end',
      pickup('2026-11-20', '19:00', 'KLOEFTA'),
      '2026-11-20T09:00+01:00',
      '15:45',
    ],
    ['a day that closes early', pickup('2026-12-24', '13:00', 'KLOEFTA'), '2026-12-24T08:00+01:00', '12:00'],
    ['a pickup on another day', pickup('2026-11-23', '09:00'), '2026-11-20T09:00+01:00', undefined],
    ['past that time', pickup('2026-11-20', '12:30'), '2026-11-20T11:30+01:00', undefined],
    [
      'a pickup that is over, with a control that is not',
      withControl(pickup('2026-11-20', '15:30'), '2026-11-20', '17:00'),
      '2026-11-20T15:40+01:00',
      undefined,
    ],
    [
      'a pickup of yesterday, with a control today',
      withControl(pickup('2026-11-19', '12:30'), '2026-11-20', '17:00'),
      '2026-11-20T09:00+01:00',
      undefined,
    ],
    [
      'a pickup on a day that is closed, with a control today',
      withControl(pickup('2026-11-21', '12:30'), '2026-11-20', '15:00'),
      '2026-11-20T09:00+01:00',
      undefined,
    ],
    [
      'a control before the pickup, less the minutes that it must be ahead',
      withControl(pickup('2026-11-23', '12:30'), '2026-11-20', '12:00'),
      '2026-11-20T09:00+01:00',
      '11:00',
    ],
    [
      'a control that is too near, with a pickup that is not',
      withControl(pickup('2026-11-20', '15:30'), '2026-11-20', '09:30'),
      '2026-11-20T09:00+01:00',
      undefined,
    ],
    ['a closed office', pickup('2026-11-21', '12:30'), '2026-11-21T09:00+01:00', undefined],
    [
      'nothing to be done before',
      { control: undefined, transport: undefined, certificateRetrieval: undefined },
      '2026-11-20T09:00+01:00',
      undefined,
    ],
  ])('%s', (_, application, now, time) => {
    expect(sendBefore(application, now, exampleOffices)).toBe(time)
  })
})
