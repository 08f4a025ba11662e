import type { Asking } from './asking.ts'

/** A value that a condition can compare with. */
export type Comparable = string | number | boolean

/**
 * When a field, section or step is asked, as data, so that it can be printed, tested and ported to another language.
 * `hasItem` holds when at least one item of the list at the path satisfies the inner condition.
 * Within an item of a list, a path is looked up in the item; `root` looks it up in the whole form.
 * `Read` tells the compiler which answers and options are looked up.
 */
export type Condition<Read extends string = string> = ConditionData & Asking<never, Read>

type ConditionData =
  | { readonly path: string; readonly is: Comparable | readonly Comparable[] }
  | { readonly path: string; readonly isNot: Comparable | readonly Comparable[] }
  | { readonly path: string; readonly includes: Comparable }
  | { readonly path: string; readonly atMost: number }
  | { readonly path: string; readonly startsWith: readonly string[] }
  | { readonly path: string; readonly hasItem: Condition }
  | { readonly root: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
