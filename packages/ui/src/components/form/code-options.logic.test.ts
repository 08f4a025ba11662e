import { expect, it } from 'vitest'
import { codeOptions } from './code-options.logic.js'

const salmon = { code: '711', names: { nb: 'Laks', nn: 'Laks', en: 'Atlantic salmon' }, active: true }
const farmed = {
  code: '71101',
  names: { nb: 'Laks (oppdrett)', nn: 'Laks (oppdrett)', en: 'Atlantic salmon' },
  variant: 'farmed',
  active: true,
}
const former = { ...salmon, code: '7', active: false }

const read = (chosen: readonly string[], locale: 'nb' | 'en') =>
  codeOptions([salmon, farmed, former], locale, chosen).map(({ label }) => label)

it('no two options of a list read the same, nor does one that stands there still', () => {
  expect(read([], 'nb')).toEqual(['Laks', 'Laks (oppdrett)'])
  expect(read([], 'en')).toEqual(['Atlantic salmon', 'Atlantic salmon (farmed)'])
  expect(read(['7'], 'en')).toEqual(['Atlantic salmon (711)', 'Atlantic salmon (farmed)', 'Atlantic salmon (7)'])
})

it('an option is found by the name of its list also where more than that is read', () => {
  const [, second] = codeOptions([salmon, farmed], 'en', [])
  expect(second?.keywords).toEqual(['Laks (oppdrett)', 'Atlantic salmon'])
})

it('the options of a list are made once, also where an inactive one stands there still', () => {
  const entries = [salmon, farmed, former]
  expect(codeOptions(entries, 'nb', ['711', '7'])).toBe(codeOptions(entries, 'nb', ['7']))
  expect(codeOptions(entries, 'nb', ['711'])).toBe(codeOptions(entries, 'nb', []))
})
