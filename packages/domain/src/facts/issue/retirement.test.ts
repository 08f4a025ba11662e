import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '../../application/enumerations.ts'
import { transitions } from '../../process/status/transitions.ts'
import { retirementIn } from './retirement.ts'

describe('what becomes of a valid issue', () => {
  it.each([
    ['withdraw-approval', 'WITHDRAWN'],
    ['annul', 'ANNULLED'],
  ])('[CRT-09] %s retires it', (event, as) => {
    const to = transitions.filter((row) => row.event === event).flatMap((row) => row.to)
    expect(to.map((status) => (status === 'deleted' ? undefined : retirementIn(status, false)))).toEqual([as])
  })

  it('[CRT-09] a cancellation retires it when it is granted, a replacement when it stands in its place', () => {
    expect(retirementIn('KANSELLERT', false)).toBe('CANCELLED')
    expect(retirementIn('ERSTATTET', true)).toBe('REPLACED')
    expect(retirementIn('KANSELLERING_BEHANDLES', false)).toBeUndefined()
    expect(retirementIn('KANSELLERING_BEHANDLES', true)).toBe('REPLACED')
  })

  it('[CRT-09] it stays valid in the statuses of a certificate alone', () => {
    expect(applicationStatuses.filter((status) => retirementIn(status, false) === undefined)).toEqual([
      'GODKJENT',
      'SKREVET_UT',
      'UTSTEDT',
      'KANSELLERING_BEHANDLES',
      'ERSTATNING_UNDER_REGISTRERING',
      'ERSTATNING_BEHANDLES',
    ])
  })
})
