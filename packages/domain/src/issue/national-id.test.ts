import { expect, it } from 'vitest'
import { nationalIdProblem, nationalIdTexts, plainNationalId } from './national-id.ts'

it.each([
  ['', 'Fødselsnummeret må fylles ut'],
  ['  ', 'Fødselsnummeret må fylles ut'],
  ['1234567890', 'Fødselsnummeret må være 11 siffer'],
  ['123456789012', 'Fødselsnummeret må være 11 siffer'],
  ['1234567890a', 'Fødselsnummeret må være 11 siffer'],
  ['١٢٣٤٥٦٧٨٩٠١', 'Fødselsnummeret må være 11 siffer'],
  ['12345678901', undefined],
  [' 123456 78901 ', undefined],
])('of %j it is said: %s', (typed, text) => {
  const problem = nationalIdProblem(typed)
  expect(problem && nationalIdTexts[problem].nb).toBe(text)
})

it('takes the blanks out', () => expect(plainNationalId('123456 78901')).toBe('12345678901'))
