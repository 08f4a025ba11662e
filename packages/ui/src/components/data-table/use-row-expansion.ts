'use client'
import { useCallback } from 'react'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'

/** Rows that unfold what the columns have no room for. */
export interface RowExpansionProps<Row> {
  /** Those for which the function says so can be unfolded; all of them unless said otherwise. Needs `renderDetail`. */
  isExpandable?: (row: Row) => boolean
  /** The unfolded rows, when the caller owns them. */
  expandedIds?: readonly string[]
  /** The unfolded rows at first. */
  defaultExpandedIds?: readonly string[]
  /** Called when a row is unfolded or folded. */
  onExpandedIdsChange?: (ids: readonly string[], details: ChangeDetails<'expand' | 'collapse'>) => void
}

const nobody: readonly string[] = []

/** Which rows are unfolded, and the way to change it. */
export function useRowExpansion<Row>(props: RowExpansionProps<Row>, active: boolean) {
  const { isExpandable } = props
  const [ids, setIds] = useControllable<readonly string[], 'expand' | 'collapse'>({
    value: props.expandedIds,
    defaultValue: props.defaultExpandedIds ?? nobody,
    onChange: props.onExpandedIdsChange,
  })
  const toggle = useCallback(
    (id: string) =>
      ids.includes(id)
        ? setIds(
            ids.filter((other) => other !== id),
            'collapse',
          )
        : setIds([...ids, id], 'expand'),
    [ids, setIds],
  )
  /** Undefined for a row that has nothing to unfold. */
  const stateOf = (row: Row, id: string) => (active && (isExpandable?.(row) ?? true) ? ids.includes(id) : undefined)
  return { active, stateOf, toggle }
}
