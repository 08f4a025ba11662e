interface OrderColumn<Key extends string> {
  readonly key: Key
}

interface WithOrder<Key extends string> {
  readonly order?: readonly Key[]
}

/**
 * The columns in the reader's order. One that the order does not know, because a later version brought it,
 * stands after the column that it was given after.
 */
export function orderedColumns<Column extends OrderColumn<string>>(
  columns: readonly Column[],
  { order }: WithOrder<string>,
): readonly Column[] {
  if (!order) return columns
  const known = new Set(order)
  const placed = order.flatMap((key) => columns.filter((column) => column.key === key))
  columns.forEach((column, index) => {
    if (known.has(column.key)) return
    const before = columns[index - 1]
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column)
  })
  return placed
}

/** The layout with one column moved to another place, counted from 0 among all columns. */
export function withColumnAt<Key extends string, Layout extends WithOrder<Key>>(
  columns: readonly OrderColumn<Key>[],
  layout: Layout,
  key: Key,
  place: number,
): Layout {
  const keys = orderedColumns(columns, layout).map((column) => column.key)
  const from = keys.indexOf(key)
  const to = Math.min(keys.length - 1, Math.max(0, place))
  if (from < 0 || from === to) return layout
  keys.splice(to, 0, ...keys.splice(from, 1))
  const { order: _, ...rest } = layout
  // Back in the given order there is nothing to keep.
  const asGiven = columns.every((column, index) => column.key === keys[index])
  return (asGiven ? rest : { ...rest, order: keys }) as Layout
}
