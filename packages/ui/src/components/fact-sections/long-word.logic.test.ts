import { expect, it } from 'vitest'
import { hasLongWord } from './long-word.logic.js'

it.each([
  ['Atlanterhavskveite', true],
  ['Kveite fra Atlanterhavet', false],
  ['Mikroorganismer', true],
  // Capitals and digits are wider: a container has room, an organisation number with its letters has not.
  ['TEST1004030', false],
  ['NO310000043MVA', true],
  // An address breaks after its dots, and a word after its hyphen.
  ['salg@midnattsol.testlaks.example', false],
  ['logistikkoppdrag@laks.example', true],
  ['Salg-og-Logistikk', false],
  // The form of a company stays beside its name.
  ['Lofotbris Testfisk AS', false],
  ['Vestlandsfiske AS', true],
  ['Sample Ltd\nAtlanterhavskveitegata 12', true],
])('%j has a word that is broken in a narrow column: %s', (text, isLong) => {
  expect(hasLongWord({ kind: 'added', to: text })).toBe(isLong)
  expect(hasLongWord({ kind: 'removed', from: ['a', text] })).toBe(isLong)
  expect(hasLongWord({ kind: 'changed', from: text, to: 'a' })).toBe(isLong)
})
