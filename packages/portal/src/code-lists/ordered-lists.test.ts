import type { CodeEntry } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { inOrder, usedFirst } from './ordered-lists.ts'

const entry = (code: string, nb: string, en = nb): CodeEntry => ({ code, names: { nb, nn: nb, en }, active: true })
const countries = [
  entry('BF', 'Burkina Faso'),
  entry('DE', 'Tyskland', 'Germany'),
  entry('CN', 'Kina', 'China'),
  entry('AT', 'Østerrike', 'Austria'),
]
const codes = (entries: readonly CodeEntry[]) => entries.map(({ code }) => code)

describe('[EXP-08] the countries of a list', () => {
  it.each([
    ['nb', ['BF', 'CN', 'DE', 'AT']],
    ['nn', ['BF', 'CN', 'DE', 'AT']],
    ['en', ['AT', 'BF', 'CN', 'DE']],
  ] as const)('stand in the alphabet of the reader: %s', (locale, order) => {
    expect(codes(inOrder('destination-countries', countries, locale))).toEqual(order)
  })

  it('begin with those that the organisation sends to most', () => {
    const listed = inOrder('destination-countries', countries, 'nb')
    expect(codes(usedFirst(listed, ['DE', 'CN', 'CN']))).toEqual(['CN', 'DE', 'BF', 'AT'])
    expect(usedFirst(listed, [])).toEqual(listed)
  })
})

describe('[EXP-08] the species of a list', () => {
  it('begin with the common ones, each part in the alphabet of the reader', () => {
    const species = [entry('102', 'Gjedde'), { ...entry('1022', 'Torsk'), common: true }, entry('101', 'Abbor')]
    const listed = inOrder('species', species, 'nb')
    expect(listed.map(({ code, section }) => [code, section?.nb])).toEqual([
      ['1022', 'Vanlige'],
      ['101', 'Andre'],
      ['102', 'Andre'],
    ])
    expect(inOrder('species', species, 'nb')).toBe(listed)
  })

  it('have no headings where none is more common', () => {
    expect(inOrder('species', [entry('2', 'Torsk'), entry('1', 'Laks')], 'nb').map(({ code }) => code)).toEqual([
      '1',
      '2',
    ])
  })
})
