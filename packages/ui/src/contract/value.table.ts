import type { AnyValueRow } from './value-row.js'
import { choiceValues } from './values/choices.js'
import { dateValues } from './values/dates.js'
import { filterValues } from './values/filters.js'
import { formValues } from './values/forms.js'
import { pageValues } from './values/page.js'

/** Every value that a public component holds. */
export const valueTable: readonly AnyValueRow[] = [
  ...choiceValues,
  ...dateValues,
  ...formValues,
  ...filterValues,
  ...pageValues,
]
