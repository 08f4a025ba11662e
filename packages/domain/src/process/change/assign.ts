type Numbers = Float64Array | Int32Array

/** Every index is that of a row or a column, and the arrays are at least that long. */
const at = (values: Numbers, index: number) => values[index] as number // the caller stays within bounds

/**
 * The cheapest assignment of rows to columns, by the Hungarian method: the column of each row. There must be at least as many
 * columns as rows. O(rows² · columns), so it is for small groups.
 */
export function assign(costs: readonly (readonly number[])[]): number[] {
  const rows = costs.length
  const columns = costs[0]?.length ?? 0
  const rowPrice = new Float64Array(rows + 1)
  const columnPrice = new Float64Array(columns + 1)
  // Row of each column, counted from 1; column 0 holds the row that is being assigned.
  const rowOf = new Int32Array(columns + 1)
  const cost = (row: number, column: number) =>
    (costs[row - 1]?.[column - 1] ?? 0) - at(rowPrice, row) - at(columnPrice, column)

  // For the row that is being assigned: the lowest cost of each column, the column before it on the path, and whether it is on the path.
  const cheapest = new Float64Array(columns + 1)
  const came = new Int32Array(columns + 1)
  const used = new Uint8Array(columns + 1)
  /** Updates the costs of unused columns for a path through this one; returns the cheapest of them. */
  const reach = (column: number) => {
    let next = 0
    for (let candidate = 1; candidate <= columns; candidate += 1) {
      if (used[candidate]) continue
      const price = cost(at(rowOf, column), candidate)
      if (price < at(cheapest, candidate)) {
        cheapest[candidate] = price
        came[candidate] = column
      }
      if (next === 0 || at(cheapest, candidate) < at(cheapest, next)) next = candidate
    }
    return next
  }
  /** Adjusts the prices by the additional cost of the next column. */
  const settle = (delta: number) => {
    for (let candidate = 0; candidate <= columns; candidate += 1) {
      const row = at(rowOf, candidate)
      if (used[candidate]) {
        rowPrice[row] = at(rowPrice, row) + delta
        columnPrice[candidate] = at(columnPrice, candidate) - delta
      } else cheapest[candidate] = at(cheapest, candidate) - delta
    }
  }

  for (let row = 1; row <= rows; row += 1) {
    cheapest.fill(Number.POSITIVE_INFINITY)
    used.fill(0)
    let column = 0
    rowOf[0] = row
    do {
      used[column] = 1
      column = reach(column)
      settle(at(cheapest, column))
    } while (rowOf[column] !== 0)
    while (column !== 0) {
      const before = at(came, column)
      rowOf[column] = at(rowOf, before)
      column = before
    }
  }
  const result = new Array<number>(rows).fill(-1)
  for (let column = 1; column <= columns; column += 1) {
    const row = at(rowOf, column)
    if (row > 0) result[row - 1] = column - 1
  }
  return result
}
