import type { FormAnswers } from '../application/form-answers.ts'
import { fixtures as brazil } from '../templates/1.1.7/fixtures.ts'
import { fixtures as moldova } from '../templates/1.1.12/fixtures.ts'
import { fixtures as china } from '../templates/1.1.100/fixtures.ts'
import { fixtures as saudiArabia } from '../templates/1.1.117/fixtures.ts'
import { fixtures as britain } from '../templates/1.1.324/fixtures.ts'
import { fixtures as ukraine } from '../templates/1.1.342/fixtures.ts'
import { fixtures as fish } from '../templates/2.1.22/fixtures.ts'
import { fixtures as severalCountries } from '../templates/2.1.23/fixtures.ts'
import { fixtures as oil } from '../templates/2.1.27/fixtures.ts'
import { fixtures as meal } from '../templates/2.1.28/fixtures.ts'
import type { TemplateFixtures } from './template-examples.ts'

/** The examples of every template, by its number; a test compares the numbers with the registry. */
export const everyFixture = {
  '1.1.7': brazil,
  '1.1.12': moldova,
  '1.1.100': china,
  '1.1.117': saudiArabia,
  '1.1.324': britain,
  '1.1.342': ukraine,
  '2.1.22': fish,
  '2.1.23': severalCountries,
  '2.1.27': oil,
  '2.1.28': meal,
} as const satisfies Readonly<Record<string, TemplateFixtures>>

/** The number of a template that has examples. */
export type FixtureId = keyof typeof everyFixture

/** The shortest and the longest example of every template, with the template's number. */
export const everyExample: readonly (readonly [id: FixtureId, size: 'smallest' | 'fullest', answers: FormAnswers])[] = (
  Object.keys(everyFixture) as FixtureId[]
) // its own keys
  .flatMap((id) => (['smallest', 'fullest'] as const).map((size) => [id, size, everyFixture[id][size]] as const))

const countries = new Map<string, string>(everyExample.map(([id, , answers]) => [id, answers.countryOfDestination]))

/** A country that a template is issued for: that of its examples. */
export const exampleCountryOf = (id: string): string => countries.get(id) ?? ''
