import { expect, it } from 'vitest'
import { anApplication, aProductLine } from '../../testing/index.ts'
import { changeKeys } from './change-keys.ts'
import { diffApplication } from './diff-application.ts'

const original = anApplication({
  productLines: [
    aProductLine({ id: 'a', species: '711' }),
    aProductLine({ id: 'b', species: '713' }),
    aProductLine({ id: 'c', species: '714' }),
  ],
})

it('[CHG-01] every difference has a key, as many as are counted', () => {
  const current = {
    ...original,
    transport: { ...original.transport, flightNumber: 'DY 1234' },
    productLines: [
      aProductLine({ id: 'a', species: '711', netWeight: 7, lotNumber: 'L-7' }),
      aProductLine({ id: 'b', species: '713' }),
      aProductLine({ id: 'd', species: '719', netWeight: 7 }),
    ],
  }
  const diff = diffApplication(original, current)
  const keys = changeKeys(diff)
  expect([...keys].sort()).toEqual([
    'productLines.a.lotNumber',
    'productLines.a.netWeight',
    'productLines.c',
    'productLines.d',
    'transport.flightNumber',
  ])
  expect(new Set(keys).size).toBe(diff.count)
})

it('[CHG-02] of a line whose key was edited the officer confirms the key alone', () => {
  const [first, ...rest] = original.productLines ?? []
  if (first === undefined) throw new Error('No line')
  const productionPeriod = { ...first.productionPeriod, to: '2026-11-20' }
  const diff = diffApplication(original, { ...original, productLines: [{ ...first, productionPeriod }, ...rest] })
  expect(changeKeys(diff)).toEqual(['productLines.a.productionPeriod.to'])
  expect(diff.count).toBe(1)
})

it('[CHG-01] the same application has none', () => {
  expect(changeKeys(diffApplication(original, original))).toEqual([])
})

it('[CHG-01] a replacement, which is not asked for a last control, does not change that of its original', () => {
  const { control: _, ...rest } = original
  expect(changeKeys(diffApplication(original, { ...rest, applicationType: 'ERSTATNINGSSERTIFIKAT' }))).toEqual([])
  expect(changeKeys(diffApplication(original, rest))).not.toEqual([])
})
