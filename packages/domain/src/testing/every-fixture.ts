import type { ExampleSetup } from '@eksport/forms/testing'
import type { FormAnswers } from '../application/own-answers.ts'
import * as brazil from '../templates/1.1.7/fixtures.ts'
import * as moldova from '../templates/1.1.12/fixtures.ts'
import * as china from '../templates/1.1.100/fixtures.ts'
import * as saudiArabia from '../templates/1.1.117/fixtures.ts'
import * as britain from '../templates/1.1.324/fixtures.ts'
import * as ukraine from '../templates/1.1.342/fixtures.ts'
import * as fish from '../templates/2.1.22/fixtures.ts'
import * as severalCountries from '../templates/2.1.23/fixtures.ts'
import * as oil from '../templates/2.1.27/fixtures.ts'
import * as meal from '../templates/2.1.28/fixtures.ts'
import type { TemplateFixtures } from './template-examples.ts'

/** The examples of every template, by its number; a test compares the numbers with the registry. */
export const everyFixture = {
  '1.1.7': brazil.fixtures,
  '1.1.12': moldova.fixtures,
  '1.1.100': china.fixtures,
  '1.1.117': saudiArabia.fixtures,
  '1.1.324': britain.fixtures,
  '1.1.342': ukraine.fixtures,
  '2.1.22': fish.fixtures,
  '2.1.23': severalCountries.fixtures,
  '2.1.27': oil.fixtures,
  '2.1.28': meal.fixtures,
} as const satisfies Readonly<Record<string, TemplateFixtures>>

/** The number of a template that has examples. */
export type FixtureId = keyof typeof everyFixture

/** The setup of every template's examples, for use at another moment than that of the fixtures. */
export const everySetup: Readonly<Record<FixtureId, ExampleSetup>> = {
  '1.1.7': brazil.setup,
  '1.1.12': moldova.setup,
  '1.1.100': china.setup,
  '1.1.117': saudiArabia.setup,
  '1.1.324': britain.setup,
  '1.1.342': ukraine.setup,
  '2.1.22': fish.setup,
  '2.1.23': severalCountries.setup,
  '2.1.27': oil.setup,
  '2.1.28': meal.setup,
}

/** The shortest and the longest example of every template, with the template's number. */
export const everyExample: readonly (readonly [id: FixtureId, size: 'smallest' | 'fullest', answers: FormAnswers])[] = (
  Object.keys(everyFixture) as FixtureId[]
) // its own keys
  .flatMap((id) => (['smallest', 'fullest'] as const).map((size) => [id, size, everyFixture[id][size]] as const))

const countries = new Map<string, string>(everyExample.map(([id, , answers]) => [id, answers.countryOfDestination]))

/** A country for which a template is issued: that of its examples. */
export const exampleCountryOf = (id: string): string => countries.get(id) ?? ''
