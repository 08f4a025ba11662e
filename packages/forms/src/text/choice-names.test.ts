import { expect, it } from 'vitest'
import { choiceNames } from './choice-names.ts'

const choice = (code: string, en: string, more: { nb?: string; la?: string; variant?: string } = {}) => {
  const { nb = en, la, variant } = more
  return { code, names: { nb, nn: nb, en, ...(la && { la }) }, ...(variant && { variant }) }
}
const salmon = [
  choice('711', 'Atlantic salmon', { nb: 'Laks', la: 'Salmo salar' }),
  choice('71101', 'Atlantic salmon', { nb: 'Laks (oppdrett)', la: 'Salmo salar', variant: 'farmed' }),
]

it('names of a list that differ stand as they are', () => {
  expect(choiceNames(salmon, 'nb')).toEqual(['Laks', 'Laks (oppdrett)'])
  expect(choiceNames([], 'en')).toEqual([])
})

it('those that are alike in English are told apart by their variant', () => {
  expect(choiceNames(salmon, 'en')).toEqual(['Atlantic salmon', 'Atlantic salmon (farmed)'])
})

it('by the scientific name where that differs, and by the code where nothing else does', () => {
  const redfish = [choice('1', 'Redfish', { la: 'Sebastes' }), choice('2', 'redfish', { la: 'Helicolenus' })]
  expect(choiceNames(redfish, 'en')).toEqual(['Redfish (Sebastes)', 'redfish (Helicolenus)'])
  expect(choiceNames([choice('43', 'Bag'), choice('ZB', 'Bag'), choice('BX', 'Box')], 'nn')).toEqual([
    'Bag (43)',
    'Bag (ZB)',
    'Box',
  ])
  const half = [choice('1', 'Redfish', { la: 'Sebastes' }), choice('2', 'Redfish')]
  expect(choiceNames(half, 'en')).toEqual(['Redfish (1)', 'Redfish (2)'])
})
