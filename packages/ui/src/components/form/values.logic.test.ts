import { describe, expect, it } from 'vitest'
import { parseNumber } from './values.logic.js'

describe('[VAL-04] a number as people write it', () => {
  it.each([
    ['2 745,60', 2745.6],
    ['2\u00a0745,6', 2745.6],
    ['2745.6', 2745.6],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['−18', -18],
    ['-18,5', -18.5],
    [',5', 0.5],
    ['0.125', 0.125],
    ['1234.500', 1234.5],
    ['1.234.000', 1_234_000],
    ['12,5,1', undefined],
    ['ca. 5', undefined],
    ['9'.repeat(309), undefined],
    ['', undefined],
  ])('%j is %j in every language', (typed, read) => {
    expect(parseNumber(typed, 'nb')).toBe(read)
    expect(parseNumber(typed, 'en')).toBe(read)
  })

  it.each([
    ['2.500', 2500, 2.5],
    ['12.000', 12_000, 12],
    ['2,500', 2.5, 2500],
    ['-2.500', -2500, -2.5],
  ])('%j is %j in Norwegian and %j in English', (typed, norwegian, english) => {
    expect(parseNumber(typed, 'nb')).toBe(norwegian)
    expect(parseNumber(typed, 'nn')).toBe(norwegian)
    expect(parseNumber(typed, 'en')).toBe(english)
  })

  it('has thousands and no decimals where only whole numbers are asked for', () => {
    for (const locale of ['nb', 'en'] as const) {
      expect(parseNumber('1.200', locale, true)).toBe(1200)
      expect(parseNumber('1,200', locale, true)).toBe(1200)
      expect(parseNumber('1,5', locale, true)).toBe(1.5)
    }
  })
})
