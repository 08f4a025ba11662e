import { validateSections } from '@eksport/forms'
import { expect, it } from 'vitest'
import { exampleContext } from '../testing/index.ts'
import { temperatures } from './temperatures.ts'

const codesOf = (minTemperature: unknown, maxTemperature: unknown) =>
  validateSections(
    [temperatures],
    { transport: { temperatureRequirements: { minTemperature, maxTemperature } } },
    exampleContext,
  ).map(({ path, code }) => `${path.split('.').at(-1)} ${code}`)

it.each([
  [
    'the least above the most',
    4,
    0,
    ['minTemperature minAboveMaxTemperature', 'maxTemperature maxBelowMinTemperature'],
  ],
  ['both alike', 4, 4, []],
  ['a minus that is being typed', -18, '-', ['maxTemperature invalid']],
  ['words for a number', 'kaldt', 4, ['minTemperature invalid']],
  ['nothing yet', 4, undefined, ['maxTemperature required']],
])('[VAL-09] of two temperatures: %s', (_, least, most, codes) => {
  expect(codesOf(least, most)).toEqual(codes)
})
