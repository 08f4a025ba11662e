'use client'
import { useCallback, useRef } from 'react'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useLatest } from '../../foundation/internal/use-latest.js'
import type { FilterSchema } from './filter-schema.js'
import { type FilterRecord, withPatch } from './filter-values.logic.js'

/** Why the filters changed. */
export type FilterReason = 'select' | 'chip-remove' | 'reset' | 'undo' | 'date-clamp' | 'number-clamp' | 'apply'

/** Why the filters changed, and by which field; undefined if all were changed together. */
export interface FilterChange extends ChangeDetails<FilterReason> {
  readonly field?: string
}

/** The filter values as a caller passes them. */
export interface FilterState<Values extends object> {
  /** The schema from `defineFilters`. */
  schema: FilterSchema<Values>
  /** The values of all filters, when controlled. */
  value?: Values | undefined
  /** The initial values, when uncontrolled. */
  defaultValue?: Values | undefined
  /** Called with the values of all filters; the details say which changed, and why. */
  onValueChange?: ((value: Values, details: FilterChange) => void) | undefined
}

/** Replaces some values. A stable function, so that untouched groups do not render again. */
export type WriteFilters = (patch: FilterRecord, reason: FilterReason, field: string) => void

/** The values of a panel, controlled or not. */
export function useFilters<Values extends object>({
  value,
  defaultValue,
  onValueChange,
}: Omit<FilterState<Values>, 'schema'>) {
  const changing = useRef<string | undefined>(undefined)
  const [values, set] = useControllable<Values, FilterReason>({
    value,
    // No filters: every name of the values may be absent.
    defaultValue: defaultValue ?? ({} as Values),
    onChange: (next, details) =>
      onValueChange?.(next, changing.current === undefined ? details : { ...details, field: changing.current }),
  })
  const latest = useLatest(values)
  const replace = useCallback(
    (next: Values, reason: FilterReason, field?: string) => {
      changing.current = field
      set(next, reason)
    },
    [set],
  )
  const write: WriteFilters = useCallback(
    (patch, reason, field) => replace(withPatch(latest.current, patch), reason, field),
    [latest, replace],
  )
  return { values, write, replace }
}
