import type { ConformanceRow } from './conformance-row.js'
import { baseRows } from './rows/base.js'
import { caseRows } from './rows/case.js'
import { fieldRows } from './rows/fields.js'
import { filterRows } from './rows/filters.js'
import { formRows } from './rows/forms.js'
import { overlayRows } from './rows/overlays.js'
import { pageRows } from './rows/page.js'

/** Every public component, once; each is checked for the same guarantees. */
export const conformanceTable: readonly ConformanceRow[] = [
  ...baseRows,
  ...fieldRows,
  ...overlayRows,
  ...pageRows,
  ...formRows,
  ...filterRows,
  ...caseRows,
]

/** Exports that look like components but render nothing themselves. */
export const withoutElement: readonly string[] = ['DatePickerRoot', 'EksportProvider', 'ErrorBoundary', 'ThemeProvider']
