import { decodeQuery } from '@eksport/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { readListSearch, readShownAs, toList } from './list-address.ts'

const choose = (size: number) => localStorage.setItem('eks.page-size.list', JSON.stringify({ v: 1, d: size }))

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

  it('[LST-18] holds the view and the columns, and what is neither is left out', () => {
    const view = '5f0c9a52-7d3b-4b53-8f0a-2f6f3f1d9a11'
    const search = { status: 'UTSTEDT', view, columns: 'reference,status' }
    expect(readListSearch(search)).toEqual(search)
    expect(readShownAs(search)).toEqual({ view, columns: ['reference', 'status'] })
    expect(readListSearch({ view: 'x', columns: 'reference,<b>' })).toEqual({})
    const query = decodeQuery(search)
    expect(toList(query, { ...query, page: 1 }, readShownAs(search)).search).toEqual({ ...search, page: '1' })
    expect(toList(query, query, { columns: [] }).search).toEqual({ status: 'UTSTEDT' })
  })
})
