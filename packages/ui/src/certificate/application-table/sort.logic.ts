import type { TableSort } from './column-def.js'

/** Where a column stands in the order. */
export function sortPosition<Sort extends string>(sort: readonly TableSort<Sort>[], key: Sort | undefined) {
  const index = sort.findIndex((entry) => entry.key === key)
  const entry = sort[index]
  return entry ? { index, direction: entry.direction } : undefined
}

/** What presses on a head go through: up and down, or up, down and no order at all. */
export type SortCycle = 'two-state' | 'three-state'
