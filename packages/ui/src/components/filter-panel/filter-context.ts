'use client'
import { createContext, useContext } from 'react'
import type { Nouns } from '../../foundation/text/nouns.js'
import type { FilterCounts } from './filter-field.js'
import type { AnyFilterSchema } from './filter-schema.js'
import { type FilterReason, type FilterState, useFilters, type WriteFilters } from './use-filters.js'

/** What the parts of a panel share. The parts do not know the type of the values: the schema does. */
export interface FilterContextValue {
  readonly schema: AnyFilterSchema
  /** The filters as they are. */
  readonly values: object
  /** What the fields show: the filters, or the choices that wait for the button. */
  readonly shown: object
  readonly write: WriteFilters
  readonly replace: (values: object, reason: FilterReason, field?: string) => void
  readonly counts: FilterCounts | undefined
  /** What the list holds. */
  readonly nouns: Nouns
  readonly resultCount: number | undefined
  /** Hands over the choices that wait; undefined when none ever do. */
  readonly apply: (() => void) | undefined
}

export const FilterContext = createContext<FilterContextValue | null>(null)

/** How often all filters went at once. Apart from the rest, so that a field is not drawn again for another's value. */
export const EmptiedContext = createContext(0)

/** The filters of the root around a part. */
export function useFilterRoot(part: string): FilterContextValue {
  const root = useContext(FilterContext)
  if (root === null) throw new Error(`${part} needs a FilterRoot around it.`)
  return root
}

/** The filters of a part that is given a schema of its own, or those of the root around it. */
export function useFiltersHere<Values extends object>(
  part: string,
  { schema, ...state }: Partial<FilterState<Values>>,
) {
  const root = useContext(FilterContext)
  const { values, write, replace } = useFilters<Values>(state)
  // A part hands back the values that it was given: the schema's own type holds.
  if (schema) return { schema, values, write, replace: replace as FilterContextValue['replace'] }
  if (root === null) throw new Error(`${part} needs a schema, or a FilterRoot around it.`)
  return root
}
