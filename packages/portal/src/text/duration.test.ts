import { expect, it } from 'vitest'
import { duration } from './duration.ts'

it.each([
  [0, 'nb', 'under 1 min'],
  [1, 'nb', '1 min'],
  [60, 'nb', '1 t'],
  [65, 'nn', '1 t 05 min'],
  [65, 'en', '1 h 05 min'],
] as const)('[ADM-09] %i minutes in %s are "%s"', (minutes, locale, words) => {
  expect(duration(minutes, locale).replaceAll('\u00a0', ' ')).toBe(words)
})
