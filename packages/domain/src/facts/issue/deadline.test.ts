import { describe, expect, it } from 'vitest'
import { clockOf, deadlineOf, runningDeadline } from './deadline.ts'

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
