import { expect, it } from 'vitest'
import { customerStage, takesRemarks } from './customer-stage.ts'

const sent = { submittedDateTime: '2026-11-20T10:00:00Z', transport: { dateOfDeparture: '2026-11-24' } }

it.each([
  [{ applicationStatus: 'UNDER_REGISTRERING' }, 'NOT_SENT', true],
  // Opened again to answer the caseworker.
  [{ applicationStatus: 'UNDER_REGISTRERING', ...sent }, 'CHECKING', true],
  [{ applicationStatus: 'SKREVET_UT', ...sent }, 'CHECKING', true],
  [{ applicationStatus: 'UTSTEDT', ...sent }, 'ISSUED', false],
  [{ applicationStatus: 'AVSLAG', ...sent }, 'STOPPED', false],
  [{ applicationStatus: 'ERSTATTET', ...sent }, 'STOPPED', false],
] as const)('[EXP-12] %j is %s for its receiver', (application, stage, isOpen) => {
  expect(customerStage(application, '2026-11-24')).toBe(stage)
  expect(takesRemarks(stage)).toBe(isOpen)
})

it('[EXP-12] has left from the day after its departure on', () => {
  expect(customerStage({ applicationStatus: 'UTSTEDT', ...sent }, '2026-11-25')).toBe('LEFT')
})
