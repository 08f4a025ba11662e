import { describe, expect, it } from 'vitest'
import { exampleOffices } from '../../testing/example-offices.ts'
import { clockOf, deadlineOf, runningDeadline, sendBefore, timeLeft } from './deadline.ts'

const pickup = { date: '2026-11-20', time: '14:00', office: 'KLOEFTA' }
const control = { dispatchDate: '2026-11-20', dispatchTime: '15:30' }
const transport = { dateOfDeparture: '2026-11-20', timeOfDeparture: '14:30' }

describe('the deadline of a case', () => {
  it.each([
    ['pickup', { certificateRetrieval: pickup, control, transport }, 'PICKUP', '2026-11-20T12:30:00.000Z'],
    ['departure without pickup', { control, transport }, 'DEPARTURE', '2026-11-20T13:00:00.000Z'],
    ['last control alone', { control }, 'LAST_CONTROL', '2026-11-20T14:00:00.000Z'],
    [
      'a day without a time, at its end',
      { transport: { dateOfDeparture: '2026-07-01' } },
      'DEPARTURE',
      '2026-07-01T21:29:00.000Z',
    ],
  ] as const)('[ACT-06] is the earliest, less the lead of the office: %s', (_, application, cause, at) => {
    expect(deadlineOf(application)).toMatchObject({ cause, at })
  })

  it.each([
    ['after all three', '2026-11-21T09:00:00+01:00', undefined],
    ['after its departure alone', '2026-11-20T14:45:00+01:00', 'LAST_CONTROL'],
    ['before all three', '2026-11-20T09:00:00+01:00', 'PICKUP'],
  ] as const)('[ACT-06] is nothing that was over when it was sent: %s', (_, submittedDateTime, cause) => {
    const application = { certificateRetrieval: pickup, control, transport, submittedDateTime }
    expect(deadlineOf(application)?.cause).toBe(cause)
  })

  it('is none where nothing is known', () => {
    expect(deadlineOf({})).toBeUndefined()
    expect(deadlineOf({ certificateRetrieval: { office: 'KLOEFTA' } })).toBeUndefined()
  })

  it.each([
    ['INNSENDT', 1, 'RUNNING'],
    ['UNDER_VURDERING', 1, 'RUNNING'],
    ['TIL_SIGNERING', 1, 'RUNNING'],
    ['AVKLARING_INNSENDER', 1, 'STOPPED'],
    ['STOPPET', 1, 'STOPPED'],
    ['UNDER_REGISTRERING', 2, 'STOPPED'],
    ['UNDER_REGISTRERING', 1, 'ENDED'],
    ['UTSTEDT', 1, 'ENDED'],
    ['AVSLAG', 1, 'ENDED'],
  ] as const)('[ACT-06] the clock in %s, revision %i: %s', (applicationStatus, revision, clock) => {
    const application = { applicationStatus, revision, certificateRetrieval: pickup }
    expect(clockOf(application)).toBe(clock)
    expect(runningDeadline(application) !== undefined).toBe(clock === 'RUNNING')
  })
})

it.each([
  ['2026-11-20T11:47:00Z', 'over', '25\u00a0min over'],
  ['2026-11-20T07:29:00Z', 'over', '4\u00a0t over'],
  ['2026-11-18T11:00:00Z', 'over', '2\u00a0d over'],
  ['2026-11-20T12:12:00Z', 'soon', '0\u00a0min'],
  ['2026-11-20T13:00:00Z', 'soon', '48\u00a0min'],
  ['2026-11-20T14:00:00Z', 'later', '1\u00a0t 48\u00a0min'],
  ['2026-11-23T07:30:00Z', 'later', '23.11. 08:30'],
])('[ACT-06] what is left until %s: %s, %s', (at, tone, text) => {
  expect(timeLeft(at, '2026-11-20T12:12:00Z')).toMatchObject({ tone, text: { nb: text } })
})

const collectedAt = (date: string, time: string, office = 'BERGEN') => ({
  certificateRetrieval: { office, date, time },
  control: undefined,
  transport: undefined,
})

const withControl = (application: ReturnType<typeof collectedAt>, date: string, time: string) => ({
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
      collectedAt('2026-11-20', '12:30'),
      '2026-11-20T09:00+01:00',
      '11:30',
    ],
    [
      'a pickup today at an office that asks for fewer, which needs as many itself',
      collectedAt('2026-11-20', '12:30', 'KLOEFTA'),
      '2026-11-20T09:00+01:00',
      '12:00',
    ],
    [
      'a pickup in the evening: until ordinary hours end',
      collectedAt('2026-11-20', '19:00', 'KLOEFTA'),
      '2026-11-20T09:00+01:00',
      '15:45',
    ],
    ['a day that closes early', collectedAt('2026-12-24', '13:00', 'KLOEFTA'), '2026-12-24T08:00+01:00', '12:00'],
    ['a pickup on another day', collectedAt('2026-11-23', '09:00'), '2026-11-20T09:00+01:00', undefined],
    ['past that time', collectedAt('2026-11-20', '12:30'), '2026-11-20T11:30+01:00', undefined],
    [
      'a pickup that is over, with a control that is not',
      withControl(collectedAt('2026-11-20', '15:30'), '2026-11-20', '17:00'),
      '2026-11-20T15:40+01:00',
      undefined,
    ],
    [
      'a pickup of yesterday, with a control today',
      withControl(collectedAt('2026-11-19', '12:30'), '2026-11-20', '17:00'),
      '2026-11-20T09:00+01:00',
      undefined,
    ],
    [
      'a pickup on a day that is closed, with a control today',
      withControl(collectedAt('2026-11-21', '12:30'), '2026-11-20', '15:00'),
      '2026-11-20T09:00+01:00',
      undefined,
    ],
    [
      'a control before the pickup, less the minutes that it must be ahead',
      withControl(collectedAt('2026-11-23', '12:30'), '2026-11-20', '12:00'),
      '2026-11-20T09:00+01:00',
      '11:00',
    ],
    [
      'a control that is too near, with a pickup that is not',
      withControl(collectedAt('2026-11-20', '15:30'), '2026-11-20', '09:30'),
      '2026-11-20T09:00+01:00',
      undefined,
    ],
    ['a closed office', collectedAt('2026-11-21', '12:30'), '2026-11-21T09:00+01:00', undefined],
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
