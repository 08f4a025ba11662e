import { expect, it } from 'vitest'
import { codesForSpecies } from './codes-for-species.ts'

const code = (number: string, en: string) => ({ code: number, active: true, names: { nb: en, nn: en, en } })
const codes = [
  code('030211', 'Trout (Salmo trutta, Oncorhynchus mykiss)'),
  code('030214', 'Atlantic salmon (Salmo salar)'),
  code('030289', 'Other fish'),
]

it('[EXP-06] puts the codes whose own text names the species first, and keeps the others', () => {
  const order = (name: string | undefined) => codesForSpecies(codes, name).map(({ code: number }) => number)
  expect(order('Salmo salar')).toEqual(['030214', '030211', '030289'])
  expect(order('Brosme brosme')).toEqual(['030211', '030214', '030289'])
  // A genus alone names many.
  expect(order('Salmo')).toEqual(['030211', '030214', '030289'])
  expect(codesForSpecies(codes, undefined)).toBe(codes)
})
