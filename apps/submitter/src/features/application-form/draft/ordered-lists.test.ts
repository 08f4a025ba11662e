import type { CodeEntry } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { inOrder } from './ordered-lists.ts'

const entry = (code: string, nb: string, en = nb): CodeEntry => ({ code, names: { nb, nn: nb, en }, active: true })
const codes = (list: string, entries: readonly CodeEntry[], locale: 'nb' | 'en' = 'nb') =>
  inOrder(list, entries, locale).map(({ code }) => code)

describe('a list stands in the order in which people look for it', () => {
  const countries = [entry('AX', 'Åland', 'Aland'), entry('BR', 'Brasil', 'Brazil'), entry('DE', 'Tyskland', 'Germany')]

  it('countries by the alphabet of the reader', () => {
    expect(codes('countries', countries)).toEqual(['BR', 'DE', 'AX'])
    expect(codes('destination-countries', countries, 'en')).toEqual(['AX', 'BR', 'DE'])
  })

  it('catch areas from home', () => {
    const areas = [entry('FAO01', 'Afrika'), entry('FAO27.2', 'Norskehavet'), entry('FAO27.4', 'Nordsjøen')]
    expect(codes('catch-areas', areas)).toEqual(['FAO27.2', 'FAO27.4', 'FAO01'])
  })

  it('any other as the server has it', () => {
    expect(codes('species', countries)).toEqual(['AX', 'BR', 'DE'])
  })
})
