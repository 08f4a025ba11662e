import { decodeQuery } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { pageWith, placesAround } from './neighbours.ts'

describe('[CW-05] the cases around one', () => {
  it.each([
    ['in the middle', 3, 3, 10, { at: 3, previous: 2, next: 4 }],
    ['the first', 0, 0, 10, { at: 0, previous: undefined, next: 1 }],
    ['the last', 9, 9, 10, { at: 9, previous: 8, next: undefined }],
    ['moved by others', 3, 5, 10, { at: 5, previous: 4, next: 6 }],
    ['gone from its queue', 3, undefined, 9, { at: undefined, previous: 2, next: 3 }],
    ['gone, and it was the last', 9, undefined, 9, { at: undefined, previous: 8, next: undefined }],
    ['alone and gone', 0, undefined, 0, { at: undefined, previous: undefined, next: undefined }],
  ])('%s', (_, index, at, total, places) => {
    expect(placesAround(index, at, total)).toEqual(places)
  })

  it.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [25, 2],
  ])('place %i of tens is on page %i', (place, page) => {
    expect(pageWith(decodeQuery({ page: '7' }), place).page).toBe(page)
  })
})
