import { expect, it } from 'vitest'
import { seriesLink } from './draft-link.ts'

it('[EXP-10] a row of a series leads to the series, anything else to one of its own, a replacement to none', () => {
  const row = { referenceNumber: 4002, applicationType: 'HELSESERTIFIKAT' } as const
  expect(seriesLink({ ...row, seriesOf: 4001 })?.params).toEqual({ referenceNumber: '4001' })
  expect(seriesLink(row)?.params).toEqual({ referenceNumber: '4002' })
  expect(seriesLink({ ...row, applicationType: 'ERSTATNINGSSERTIFIKAT' })).toBeUndefined()
})
