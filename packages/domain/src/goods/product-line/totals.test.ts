import { describe, expect, it } from 'vitest'
import { totalsOf } from './totals.ts'

describe('[EXP-06] what lines come to together', () => {
  it('is nothing without lines', () => {
    expect(totalsOf()).toEqual({ packages: 0, netWeight: 0 })
  })

  it('is exact to two decimals', () => {
    const weights = [0.1, 0.2, 2745.6, 1.005]
    expect(totalsOf(weights.map((netWeight) => ({ netWeight }))).netWeight).toBe(2746.9)
  })

  it('leaves out what is being typed, and what no line weighs', () => {
    const packaging = { numberOfPackages: 3 }
    const lines = [
      { netWeight: 5, packaging },
      { netWeight: '12a', packaging: { numberOfPackages: '' } },
    ]
    expect(totalsOf([...lines, { netWeight: 1e308 }, { packaging }])).toEqual({ packages: 6, netWeight: 5 })
  })
})
