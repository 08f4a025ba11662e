import { expect, it } from 'vitest'
import { offsetsOf, rangeBetween } from './line-window.logic.js'

const ids = Array.from({ length: 100 }, (_, index) => String(index))

it('[EXP-06] draws the lines in sight and a few around them, whatever their heights', () => {
  // Every tenth line has findings and is 50 px higher.
  const offsets = offsetsOf(ids, (_, index) => (index % 10 === 0 ? 100 : 50))
  expect(offsets.at(-1)).toBe(5500)
  expect(rangeBetween(offsets, 0, 300, 0)).toEqual({ first: 0, end: 6 })
  expect(rangeBetween(offsets, 550, 800, 2)).toEqual({ first: 8, end: 17 })
  expect(rangeBetween(offsets, 5300, 9000, 2)).toEqual({ first: 94, end: 100 })
  expect(rangeBetween(offsets, -900, -100, 2)).toEqual({ first: 0, end: 3 })
})

it('[EXP-06] has nothing to draw where there are no lines', () => {
  expect(
    rangeBetween(
      offsetsOf([], () => 50),
      0,
      900,
      8,
    ),
  ).toEqual({ first: 0, end: 0 })
})
