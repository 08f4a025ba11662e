import { expect, it } from 'vitest'
import { holdsNationalId, nationalIdProblem, nationalIdTexts, plainNationalId } from './national-id.ts'

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

it.each([
  ['Ola Nordmann', false],
  ['01019012345', true],
  ['Ola 010190 12345', true],
  ['010190-12345 Ola', true],
  ['Hentebevis 4036', false],
  ['123456789012', false],
])('[CW-04] a name with a national id in it is found: %s', (text, found) => {
  expect(holdsNationalId(text)).toBe(found)
})
