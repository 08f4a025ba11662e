import { afterEach, describe, expect, it } from 'vitest'
import { readListSearch } from './list-address.ts'

const choose = (size: number) => localStorage.setItem('eksport.page-size.list', JSON.stringify({ v: 1, d: size }))

afterEach(() => localStorage.clear())

describe('the address of a list', () => {
  it('[LST-10] says nothing of ten rows, which are shown at first on every screen', () => {
    expect(readListSearch({})).toEqual({})
    expect(readListSearch({ size: '10', status: 'UTSTEDT' })).toEqual({ status: 'UTSTEDT' })
  })

  it('[LST-17] gets the rows per page that the reader chose before, so that it can be shared', () => {
    choose(30)
    expect(readListSearch({})).toEqual({ size: '30' })
    expect(readListSearch({ status: 'UTSTEDT' })).toEqual({ status: 'UTSTEDT', size: '30' })
  })

  it('[LST-17] goes before what the reader chose: its size, and its page, which is one of so many rows', () => {
    choose(30)
    expect(readListSearch({ size: '20' })).toEqual({ size: '20' })
    expect(readListSearch({ page: '2' })).toEqual({ page: '2' })
  })

  it('leaves out a remembered number of rows that no list has', () => {
    choose(25)
    expect(readListSearch({})).toEqual({})
  })
})
