import { anApplication } from '@eksport/domain/testing'
import { expect, it } from 'vitest'
import { departureWay } from './departure-way.ts'

const wayOf = (application: Parameters<typeof anApplication>[0]) => departureWay(anApplication(application))

it.each([
  ['UNDER_VURDERING', 'nothing'],
  ['TIL_SIGNERING', 'ASK'],
  ['GODKJENT', 'ASK'],
  ['SKREVET_UT', 'ASK'],
  ['UTSTEDT', 'nothing'],
  ['KANSELLERT', 'nothing'],
] as const)('[EXP-11] with no action for it, another departure in status %s is: %s', (applicationStatus, way) => {
  expect(wayOf({ applicationStatus, actions: [] }) ?? 'nothing').toBe(way)
})

it('[EXP-11] is changed, or has the certificate replaced, where the server says so', () => {
  expect(wayOf({ applicationStatus: 'GODKJENT', actions: ['change-departure'] })).toBe('CHANGE')
  expect(wayOf({ applicationStatus: 'UTSTEDT', actions: ['replace'] })).toBe('REPLACE')
})

it('[EXP-11] has no way where the form is a file: the departure stands in it', () => {
  expect(wayOf({ applicationFormat: 'PDF', applicationStatus: 'GODKJENT', actions: ['replace'] })).toBeUndefined()
})
