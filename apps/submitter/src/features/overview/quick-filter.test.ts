import { type ApplicationQuery, decodeQuery, encodeQuery } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { quickFilterOf, quickFilters, withQuickFilter, withReferenceSearch, withTextSearch } from './quick-filter.ts'

const start: ApplicationQuery = decodeQuery({ consigneeName: 'Test', page: '4', size: '20' })

describe('quick filters', () => {
  it("[LST-03] 'under arbeid' asks for three statuses, by status and then the newest reference", () => {
    expect(encodeQuery(withQuickFilter(start, 'in-progress'))).toEqual({
      consigneeName: 'Test',
      status: 'UNDER_REGISTRERING,AVKLARING_INNSENDER,KANSELLERING_BEHANDLES',
      sort: 'STATUS,REFERENCE_NUMBER',
      direction: 'ASC,DESC',
      size: '20',
    })
  })

  it("[LST-04] 'ferdig' asks for issued ones, the newest reference first", () => {
    expect(encodeQuery(withQuickFilter(start, 'done'))).toEqual({
      consigneeName: 'Test',
      status: 'UTSTEDT',
      sort: 'REFERENCE_NUMBER',
      direction: 'DESC',
      size: '20',
    })
  })

  it('[LST-09] [LST-11] going back to all restores the default order on the first page', () => {
    const query = withQuickFilter(withQuickFilter(start, 'done'), 'all')
    expect(encodeQuery(query)).toEqual({ consigneeName: 'Test', size: '20' })
  })

  it.each(quickFilters)('[LST-17] %s is recognised again from the address', (name) => {
    expect(quickFilterOf(decodeQuery(encodeQuery(withQuickFilter(start, name))))).toBe(name)
  })

  it('is none when the statuses are others', () => {
    expect(quickFilterOf(decodeQuery({ status: 'INNSENDT' }))).toBeUndefined()
    expect(quickFilterOf(decodeQuery({ status: 'UTSTEDT,INNSENDT' }))).toBeUndefined()
  })
})

describe('[LST-05] search for a reference number', () => {
  it.each([
    ['#004001', '004001'],
    [' 40 01 ', '4001'],
    ['abc', undefined],
    ['', undefined],
    ['1'.repeat(40), '1'.repeat(12)],
  ])('%j asks for %j', (text, referenceNumber) => {
    const query = withReferenceSearch(start, text)
    expect(query.filters.referenceNumber).toBe(referenceNumber)
    expect(query.page).toBe(0)
  })

  it.each(quickFilters)('finds a number among all, also where %s was shown', (name) => {
    const query = withReferenceSearch(withQuickFilter(start, name), '4001')
    expect(encodeQuery(query)).toEqual({ consigneeName: 'Test', referenceNumber: '4001', size: '20' })
  })

  it('keeps the statuses that were chosen in the filters', () => {
    const query = withReferenceSearch(decodeQuery({ status: 'UTSTEDT,INNSENDT' }), '4001')
    expect(query.filters.status).toEqual(['UTSTEDT', 'INNSENDT'])
  })
})

it.each(['laks', ''])('[LST-09] a search for the words %j begins on the first page', (text) => {
  expect(withTextSearch(start, text)).toMatchObject({ page: 0, filters: text === '' ? {} : { search: text } })
})
