import { type ApplicationQuery, defaultSort } from '@eksport/domain'
import { expect, it } from 'vitest'
import { tableStateFromSearchParams, tableStateToSearchParams } from './table-search-params.js'

const state: ApplicationQuery = {
  filters: { status: ['INNSENDT', 'UTSTEDT'], consigneeName: 'Ørn & Søn' },
  sort: [
    { key: 'COUNTRY_OF_DESTINATION', direction: 'DESC' },
    { key: 'REFERENCE_NUMBER', direction: 'ASC' },
  ],
  page: 3,
  size: 20,
}

it('[LST-17] leads from an address back to the same state', () => {
  const parameters = tableStateToSearchParams(state)
  expect(parameters.get('sort')).toBe('COUNTRY_OF_DESTINATION,REFERENCE_NUMBER')
  expect(tableStateFromSearchParams(new URLSearchParams(parameters.toString()))).toEqual(state)
})

it('[LST-17] writes nothing for the state as at first, and reads that from nothing', () => {
  const first: ApplicationQuery = { filters: {}, sort: defaultSort, page: 0, size: 10 }
  expect(tableStateToSearchParams(first).toString()).toBe('')
  expect(tableStateFromSearchParams({})).toEqual(first)
})

it('reads what a router has parsed already', () => {
  expect(tableStateFromSearchParams({ page: 2, status: ['UTSTEDT'] })).toMatchObject({
    page: 2,
    filters: { status: ['UTSTEDT'] },
  })
})
