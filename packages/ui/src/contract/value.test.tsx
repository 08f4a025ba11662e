import { describe, it } from 'vitest'
import { valueTable } from './value.table.js'

const title = (row: (typeof valueTable)[number]) => `${row.components[0]} ${row.prop}`

// A calendar is drawn several times in each case, on a machine that does other things beside.
const patience = 30_000

/** What is painted is what is announced is the value, after each way in which a value changes. */
describe.each(valueTable.map((row) => [title(row), row] as const))('%s', (_title, row) => {
  it.each(row.cases.map((one) => [one.name, one] as const))('%s', (_name, { play }) => play(), patience)
})
