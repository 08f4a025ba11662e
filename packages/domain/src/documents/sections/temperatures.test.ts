import { validateSections } from '@eksport/forms'
import { expect, it } from 'vitest'
import { exampleContext } from '../../testing/index.ts'
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
])('[VAL-09] of two temperatures: %s', (_, min, max, codes) => {
  expect(codesOf(min, max)).toEqual(codes)
})

it.each([
  ['asks for both of chilled goods', undefined, ['minTemperature required', 'maxTemperature required']],
  ['asks for neither of goods at room temperature', true, []],
])('[VAL-09] %s', (_, isAmbient, codes) => {
  const answers = { transport: { temperatureRequirements: { isAmbient } } }
  const issues = validateSections([temperatures], answers, exampleContext)
  expect(issues.map(({ path, code }) => `${path.split('.').at(-1)} ${code}`)).toEqual(codes)
})

it('[VAL-09] has no order of temperatures that are left of goods at room temperature', () => {
  const left = { isAmbient: true, minTemperature: 4, maxTemperature: 0 }
  expect(validateSections([temperatures], { transport: { temperatureRequirements: left } }, exampleContext)).toEqual([])
})
