import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-codec.ts'

describe('addresses', () => {
  it.each([
    [{ status: 'INNSENDT,UTSTEDT', page: '2' }, '?status=INNSENDT,UTSTEDT&page=2'],
    [{ consigneeName: 'Ørn & sønner', page: undefined }, '?consigneeName=%C3%98rn+%26+s%C3%B8nner'],
    [{ referenceNumber: '' }, ''],
    [{}, ''],
  ])('[LST-17] writes %j as %j', (search, address) => {
    expect(stringifySearch(search)).toBe(address)
  })

  it('[LST-17] is read without what nobody sees, which no database takes', () => {
    expect(parseSearch('?search=a%00b%E2%80%8Bc')).toEqual({ search: 'abc' })
  })

  it('[LST-17] reads back what it wrote', () => {
    const search = { status: 'UTSTEDT', consigneeName: 'a,b & c=d', sort: 'STATUS,REFERENCE_NUMBER' }
    expect(parseSearch(stringifySearch(search))).toEqual(search)
  })
})
