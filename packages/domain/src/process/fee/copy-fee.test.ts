import { describe, expect, it } from 'vitest'
import { copyFee } from './copy-fee.ts'

const rates = [
  { code: 'BEKREFTET_KOPI', amount: 850, validFrom: '2023-01-01', validTo: '2024-12-31' },
  { code: 'BEKREFTET_KOPI', amount: 875, validFrom: '2025-01-01', validTo: '2026-12-31' },
  { code: 'BEKREFTET_KOPI', amount: 300, validFrom: '2027-01-01', per: 'COPY' },
] as const

describe('the fee of confirmed copies', () => {
  it.each([
    ['one copy', 1, '2026-11-22T10:00:00Z', 875, '2025-01-01'],
    ['nine copies of one order', 9, '2026-11-22T10:00:00Z', 875, '2025-01-01'],
    ['an order of an earlier price', 2, '2024-12-31T22:59:00Z', 850, '2023-01-01'],
    ['the first minute of a year in Oslo', 2, '2024-12-31T23:00:00Z', 875, '2025-01-01'],
    ['a price for each copy', 3, '2027-02-01T10:00:00Z', 900, '2027-01-01'],
  ])('[FEE-01] [CPY-01] %s', (_, copies, at, amount, rulesVersion) => {
    expect(copyFee(copies, at, rates)).toEqual({ amount, currency: 'NOK', rulesVersion })
  })

  it('is not made up where there is no price', () => {
    expect(() => copyFee(1, '2022-06-01T10:00:00Z', rates)).toThrow('BEKREFTET_KOPI')
  })
})
