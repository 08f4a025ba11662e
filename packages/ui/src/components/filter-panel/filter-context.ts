'use client'
import { createContext, useContext } from 'react'
import type { Nouns } from '../../foundation/text/nouns.js'
import type { FilterCounts } from './filter-field.js'
import type { AnyFilterSchema } from './filter-schema.js'
import { type FilterReason, type FilterState, useFilters, type WriteFilters } from './use-filters.js'

/** What the parts of a panel share. The parts do not know the type of the values, only the schema does. */
export interface FilterContextValue {
  readonly schema: AnyFilterSchema
  /** The applied filters. */
  readonly values: object
  /** What the fields show: the applied filters, or the choices waiting for the button. */
  readonly shown: object
  readonly write: WriteFilters
  readonly replace: (values: object, reason: FilterReason, field?: string) => void
  readonly counts: FilterCounts | undefined
  /** What the list holds. */
  readonly nouns: Nouns
  readonly resultCount: number | undefined
  /** Applies waiting choices; undefined if filters apply instantly. */
  readonly apply: (() => void) | undefined
}

export const FilterContext = createContext<FilterContextValue | null>(null)

/** How often all filters were reset. A context of its own, so that a field does not render again for another's value. */
export const EmptiedContext = createContext(0)

/** The filters of the surrounding root. */
export function useFilterRoot(part: string): FilterContextValue {
  const root = useContext(FilterContext)
  if (root === null) throw new Error(`${part} needs a FilterRoot around it.`)
  return root
}

/** The filters of a part with its own schema, or those of the surrounding root. */
export function useFiltersHere<Values extends object>(
  part: string,
  { schema, ...state }: Partial<FilterState<Values>>,
) {
  const root = useContext(FilterContext)
  const { values, write, replace } = useFilters<Values>(state)
  // A part returns values that it was given, so the schema's type holds.
  if (schema) return { schema, values, write, replace: replace as FilterContextValue['replace'] }
  if (root === null) throw new Error(`${part} needs a schema, or a FilterRoot around it.`)
  return root
}
