import { describe, it } from 'vitest'
import { valueTable } from './value.table.js'

/** The same of every other way in which a value changes: by keys, emptied, refused, kept by the component, and a form's reset. */
describe.each(valueTable.map((row) => [`${row.components[0]} ${row.prop}`, row] as const))('%s', (_title, row) => {
  const others = row.cases.filter(({ isFirst }) => !isFirst)
  it.each(others.map((one) => [one.name, one] as const))('%s', (_name, { play }) => play())
})
