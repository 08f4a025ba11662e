/** Chosen rows after one was ticked or unticked; with `from` everything between the two goes the same way. */
export function withRow(
  selected: readonly string[],
  ids: readonly string[],
  id: string,
  ticked: boolean,
  from?: string | undefined,
): readonly string[] {
  return withRows(selected, from === undefined ? [id] : between(ids, from, id), ticked)
}

/** Chosen rows after all of `ids` were ticked or unticked. Rows of other pages stay as they are. */
export function withRows(selected: readonly string[], ids: readonly string[], ticked: boolean): readonly string[] {
  const touched = new Set(ids)
  const others = selected.filter((id) => !touched.has(id))
  return ticked ? [...others, ...ids] : others
}

function between(ids: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b)
  return start === undefined || end === undefined || start < 0 ? [to] : ids.slice(start, end + 1)
}

/** Whether all, some or none of the rows that can be chosen are. */
export function selectionState(selected: ReadonlySet<string>, ids: readonly string[]): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}
