import type { AnyValueRow } from './value-row.js'
import { choiceValues } from './values/choices.js'
import { dateValues } from './values/dates.js'

/** Every value that a public component holds. */
export const valueTable: readonly AnyValueRow[] = [...choiceValues, ...dateValues]
