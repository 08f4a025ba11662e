import { anApplication, aProductLine } from '@eksport/domain/testing'
import { expect, it } from 'vitest'
import { takeBack } from './take-back.ts'

const sent = anApplication({ productLines: [aProductLine(), aProductLine({ id: 'two' })] })

it('[ACT-08] takes back one answer, one of a line, a new line and a removed one', () => {
  const now = {
    ...sent,
    consignor: { ...sent.consignor, internalReference: 'B' },
    productLines: [aProductLine({ netWeight: 1, lotNumber: 'X' }), aProductLine({ id: 'new' })],
  }
  expect(takeBack(now, sent, { fact: 'consignor.internalReference' }).consignor).toEqual(sent.consignor)
  const weighed = takeBack(now, sent, { line: 'vl-013', fact: 'netWeight' }).productLines?.[0]
  expect(weighed).toMatchObject({ netWeight: aProductLine().netWeight, lotNumber: 'X' })
  expect(takeBack(now, sent, { line: 'new' }).productLines?.map(({ id }) => id)).toEqual(['vl-013'])
  expect(takeBack(now, sent, { line: 'two' }).productLines?.map(({ id }) => id)).toEqual(['vl-013', 'two', 'new'])
})
