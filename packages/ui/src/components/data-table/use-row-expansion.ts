'use client'
import { useCallback } from 'react'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'

/** Rows that expand to show what the columns have no room for. */
export interface RowExpansionProps<Row> {
  /** Which rows can expand. Needs `renderDetail`. @default all of them */
  isExpandable?: (row: Row) => boolean
  /** The expanded rows, when controlled. */
  expandedIds?: readonly string[]
  /** The initially expanded rows, when uncontrolled. */
  defaultExpandedIds?: readonly string[]
  /** Called when a row is expanded or collapsed. */
  onExpandedIdsChange?: (ids: readonly string[], details: ChangeDetails<'expand' | 'collapse'>) => void
}

const nobody: readonly string[] = []

/** Which rows are expanded, and how to change that. */
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
  /** Undefined for a row that cannot expand. */
  const stateOf = (row: Row, id: string) => (active && (isExpandable?.(row) ?? true) ? ids.includes(id) : undefined)
  return { active, stateOf, toggle }
}
