import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowRange, windowParts } from './row-window.logic.js'

const view = { height: 560, rowHeight: 56, overscan: 3, count: 10_000 }

describe('rowRange', () => {
  it.each([
    ['at the start', 0, { first: 0, end: 13 }],
    ['in the middle', 56_020, { first: 997, end: 1014 }],
    ['at the end', 560_000, { first: 9987, end: 10_000 }],
  ])('[TBL-06] holds what is in sight and three more on each side, %s', (_, top, range) => {
    expect(rowRange({ ...view, top })).toEqual(range)
  })

  it('holds all of a list that fits, and nothing of an empty one', () => {
    expect(rowRange({ ...view, top: 0, count: 4 })).toEqual({ first: 0, end: 4 })
    expect(rowRange({ ...view, top: 900, count: 0 })).toEqual({ first: 0, end: 0 })
  })

  it('shows the last rows when the list became shorter than where it was scrolled to', () => {
    expect(rowRange({ ...view, top: 560_000, count: 40 })).toEqual({ first: 27, end: 40 })
  })
})

describe('windowParts', () => {
  it('[TBL-06] draws the row with focus wherever it is', () => {
    const range = { first: 997, end: 1014 }
    expect(windowParts(range, 10_000, 2)).toEqual([
      { room: 2 },
      { rows: { first: 2, end: 3 } },
      { room: 994 },
      { rows: range },
      { room: 8986 },
    ])
    expect(windowParts(range, 10_000, 9999)).toEqual([
      { room: 997 },
      { rows: range },
      { room: 8985 },
      { rows: { first: 9999, end: 10_000 } },
    ])
    expect(windowParts(range, 10_000, 1000)).toEqual([{ room: 997 }, { rows: range }, { room: 8986 }])
  })

  it('[TBL-06] always makes up the whole list, each row drawn at most once, also right after it became shorter', () => {
    const count = fc.integer({ min: 0, max: 500 })
    const place = fc.integer({ min: -1, max: 600 })
    fc.assert(
      fc.property(count, count, fc.nat(60_000), place, (rows, gone, top, kept) => {
        const parts = windowParts(rowRange({ ...view, top, count: rows + gone }), rows, kept)
        const sizes = parts.map((part) => ('room' in part ? part.room : part.rows.end - part.rows.first))
        expect(sizes.every((size) => size > 0)).toBe(true)
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(rows)
      }),
    )
  })
})
