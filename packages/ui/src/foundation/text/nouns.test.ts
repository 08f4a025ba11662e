import { localize } from '@eksport/forms'
import { expect, it } from 'vitest'
import { type Nouns, nounParams } from './nouns.js'

const licences: Nouns = {
  one: { nb: 'fiskekort', nn: 'fiskekort', en: 'licence' },
  many: { nb: 'fiskekort', nn: 'fiskekort', en: 'licences' },
  all: { nb: 'fiskekortene', nn: 'fiskekorta', en: 'the licences' },
}
const text = { nb: '{Many}: 1 {one}', nn: 'Hentar {all}', en: '{Many}: 2 {many}, 1 {one}, {all}' }

it.each([
  ['nb', 'Fiskekort: 1 fiskekort'],
  ['nn', 'Hentar fiskekorta'],
  ['en', 'Licences: 2 licences, 1 licence, the licences'],
] as const)('puts the nouns of the owner into a text in %s', (locale, expected) => {
  expect(localize(text, locale, nounParams(licences, locale))).toBe(expected)
})
