import { describe, expect, it } from 'vitest'
import { clampPage, pageCount, pageSlots, rowRange } from './pagination.logic.js'

const draw = (page: number, count: number) =>
  pageSlots(page, count)
    .map((slot) => (slot.kind === 'page' ? (slot.page === page ? `[${slot.page}]` : slot.page) : '…'))
    .join(' ')

describe('pageSlots', () => {
  it.each([
    [1, 1, '[1]'],
    [2, 7, '1 [2] 3 4 5 6 7'],
    [1, 8, '[1] 2 3 4 5 … 8'],
    [4, 8, '1 2 3 [4] 5 … 8'],
    [5, 8, '1 … 4 [5] 6 7 8'],
    [5, 9, '1 … 4 [5] 6 … 9'],
    [9, 9, '1 … 5 6 7 8 [9]'],
    [11, 22, '1 … 10 [11] 12 … 22'],
  ])('page %i of %i is drawn %s', (page, count, expected) => expect(draw(page, count)).toBe(expected))

  it('[LST-10] has at most seven slots, with the first, the last and the current page', () => {
    for (let count = 1; count <= 60; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const slots = pageSlots(page, count)
        const pages = slots.flatMap((slot) => (slot.kind === 'page' ? [slot.page] : []))
        expect(slots.length).toBeLessThanOrEqual(7)
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
        expect(pages).toEqual(expect.arrayContaining([1, page, count]))
      }
    }
  })
})

describe('range', () => {
  it.each([
    [1, 10, 0, { from: 0, to: 0 }],
    [1, 10, 7, { from: 1, to: 7 }],
    [3, 10, 21, { from: 21, to: 21 }],
    [2, 30, 214, { from: 31, to: 60 }],
  ])('page %i of %i rows in %i', (page, size, total, expected) => expect(rowRange(page, size, total)).toEqual(expected))

  it('shows the last page when there are fewer than before', () => {
    expect(clampPage(9, pageCount(12, 10))).toBe(2)
    expect(clampPage(0, 5)).toBe(1)
    expect(pageCount(0, 10)).toBe(1)
  })
})
