import { describe, expect, it } from 'vitest'
import { orderedColumns, withColumnAt } from './column-order.logic.js'

const columns = ['a', 'b', 'c', 'd'].map((key) => ({ key }))
const keys = (layout: { order?: readonly string[] }) => orderedColumns(columns, layout).map(({ key }) => key)

describe('the order of columns', () => {
  it('[TBL-07] moves one column and keeps the order only while it differs', () => {
    const moved = withColumnAt(columns, {}, 'd', 1)
    expect(keys(moved)).toEqual(['a', 'd', 'b', 'c'])
    expect(withColumnAt(columns, moved, 'd', 3)).toEqual({})
  })

  it.each([
    [-4, ['c', 'a', 'b', 'd']],
    [99, ['a', 'b', 'd', 'c']],
  ])('stops at the ends (%i)', (place, expected) => {
    expect(keys(withColumnAt(columns, {}, 'c', place))).toEqual(expected)
  })

  it('puts a column of a later version after the one it was given after, and forgets one that is gone', () => {
    expect(keys({ order: ['d', 'gone', 'b', 'a'] })).toEqual(['d', 'b', 'c', 'a'])
    expect(keys({ order: ['d', 'c', 'b'] })).toEqual(['a', 'd', 'c', 'b'])
  })

  it('leaves the layout alone for a column that does not exist', () => {
    const layout = { order: ['b', 'a', 'c', 'd'] }
    expect(withColumnAt(columns, layout, 'gone', 0)).toBe(layout)
  })
})
