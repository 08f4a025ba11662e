/** Whether none, some or all of a group are selected. */
export function groupState(codes: readonly string[], chosen: readonly string[]): 'none' | 'some' | 'all' {
  const count = codes.filter((code) => chosen.includes(code)).length
  if (count === 0) return 'none'
  return count === codes.length ? 'all' : 'some'
}

/** The selection after a click on the group's checkbox: all of it, or none if all were selected. Other codes stay. */
export function toggleGroup(codes: readonly string[], chosen: readonly string[]): readonly string[] {
  if (groupState(codes, chosen) === 'all') return chosen.filter((code) => !codes.includes(code))
  return [...chosen, ...codes.filter((code) => !chosen.includes(code))]
}
