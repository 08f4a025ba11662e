import { expect, it } from 'vitest'
import { movedFee } from './moved-fee.ts'

const [ordinary, late] = [375, 750]

it.each([
  ['to the evening', 'INNSENDT', { locked: ordinary, before: ordinary, after: late }, late],
  ['from the evening', 'INNSENDT', { locked: late, before: late, after: ordinary }, ordinary],
  [
    'from the evening when the work has begun',
    'UNDER_VURDERING',
    { locked: late, before: late, after: ordinary },
    late,
  ],
  ['from the evening when it is issued', 'UTSTEDT', { locked: late, before: late, after: ordinary }, late],
  ['to the evening when the work has begun', 'GODKJENT', { locked: ordinary, before: ordinary, after: late }, late],
  ['to the evening and back', 'GODKJENT', { locked: late, before: ordinary, after: late }, late],
  ['within the day, sent late', 'INNSENDT', { locked: late, before: ordinary, after: ordinary }, late],
] as const)('[EXP-11] [FEE-01] the fee of a pickup that is moved %s', (_, applicationStatus, fees, fee) => {
  expect(movedFee({ applicationStatus }, fees)).toBe(fee)
})
