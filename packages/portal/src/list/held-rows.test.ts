import { aRow } from '@eksport/domain/testing'
import { describe, expect, it } from 'vitest'
import { heldRows } from './held-rows.ts'

const rowsOf = (...numbers: number[]) => numbers.map((referenceNumber) => aRow({ referenceNumber }))

/** The rows shown, with a minus before those that have left, and the number of changes. */
function held(shown: readonly number[], now: readonly number[], size = 10) {
  const { rows, changes } = heldRows(rowsOf(...shown), { content: rowsOf(...now), size })
  return [rows.map(({ referenceNumber, hasLeft }) => (hasLeft ? -referenceNumber : referenceNumber)), changes]
}

describe('[CW-06] rows that others change', () => {
  it.each([
    ['nothing', [1, 2, 3], [1, 2, 3], 10, [1, 2, 3], 0],
    ['one came first', [1, 2, 3], [9, 1, 2, 3], 10, [1, 2, 3], 1],
    ['one left', [1, 2, 3], [1, 3], 10, [1, -2, 3], 1],
    ['one came and one left', [1, 2, 3], [1, 3, 9], 10, [1, -2, 3], 2],
    ['one pushed the last to the next page', [1, 2, 3], [9, 1, 2], 3, [1, 2, 3], 1],
    ['one left, and the next page gave one', [1, 2, 3], [1, 3, 4], 3, [1, -2, 3], 2],
    ['the last left and another came in its place', [1, 2, 3], [1, 2, 4], 10, [1, 2, -3], 2],
    ['two changed places', [1, 2, 3], [2, 1, 3], 10, [1, 2, 3], 1],
  ])('stay where they stood: %s', (_, shown, now, size, rows, changes) => {
    expect(held(shown, now, size)).toEqual([rows, changes])
  })

  it('are each as they are now', () => {
    const [before, now] = [aRow({ version: 1 }), aRow({ version: 2 })]
    expect(heldRows([before], { content: [now], size: 10 }).rows).toEqual([now])
  })
})
