import { expect, it } from 'vitest'
import { preferredLocale } from './locale-of.ts'

it.each([
  ['nn', 'nn'],
  ['en-US,en;q=0.9,nb;q=0.8', 'en'],
  ['de, nn;q=0.4, en;q=0.7', 'en'],
  ['no-NO', 'nb'],
  ['de', 'nb'],
  ['en;q=0, nn;q=0.1', 'nn'],
  ['en;q=x', 'nb'],
  ['*', 'nb'],
  ['', 'nb'],
  [undefined, 'nb'],
])('answers %j in %s', (header, locale) => {
  expect(preferredLocale({ headers: { 'accept-language': header } })).toBe(locale)
})
