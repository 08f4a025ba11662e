import { decodeQuery } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { countFilters } from './filter-query.ts'

describe('countFilters', () => {
  it.each([
    [{}, 0],
    [{ destinationCountries: 'BR,CN' }, 1],
    [{ fromDateTime: '2026-11-01', toDateTime: '2026-11-20' }, 1],
    [{ toDateTime: '2026-11-20', consigneeName: 'Test' }, 2],
  ])('%o: %i', (asked: Record<string, string>, count) => {
    expect(countFilters(decodeQuery(asked).filters)).toBe(count)
  })
})
