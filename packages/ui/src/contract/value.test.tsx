import { describe, it } from 'vitest'
import { valueTable } from './value.table.js'

/** What is painted is what is announced is the value: as its owner holds it, and after the first way in which a person changes it. */
describe.each(valueTable.map((row) => [`${row.components[0]} ${row.prop}`, row] as const))('%s', (_title, row) => {
  const first = row.cases.filter(({ isFirst }) => isFirst)
  it.each(first.map((one) => [one.name, one] as const))('%s', (_name, { play }) => play())
})
