import { describe, it } from 'vitest'
import { valueTable } from './value.table.js'

/** What is shown, what is announced and the value agree: as the owner sets it, and after every way a person changes it. */
describe.each(valueTable.map((row) => [`${row.components[0]} ${row.prop}`, row] as const))('%s', (_title, row) => {
  const named = row.cases.map((one) => [one.name, one] as const)
  it.each(named.filter(([, { isFirst }]) => isFirst))('%s', (_name, { play }) => play())
  // By keys, emptied, refused, kept by the component, and a form's reset.
  it.each(named.filter(([, { isFirst }]) => !isFirst))('%s', { tags: 'proof' }, (_name, { play }) => play())
})
