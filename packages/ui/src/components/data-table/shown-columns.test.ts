import { describe, expect, it } from 'vitest'
import { shownColumns, withShownColumns } from './shown-columns.js'
import type { DataTableColumn } from './table-features.js'

interface Row {
  readonly name: string
}

const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Navn', enableHiding: false },
  { id: 'quota', header: 'Kvote' },
  { id: 'since', header: 'Siden', meta: { defaultHidden: true } },
  { id: 'menu', header: 'Meny', meta: { unlisted: true } },
]

describe('the columns that a layout shows', () => {
  it('[LST-02] are those not hidden, by default or by the reader, in the reader’s order', () => {
    expect(shownColumns(columns, {})).toEqual(['name', 'quota'])
    expect(shownColumns(columns, { visibility: { quota: false, since: true }, order: ['since', 'name'] })).toEqual([
      'since',
      'name',
    ])
  })

  it('[LST-18] can be asked for: unknown ones count for nothing, what cannot be hidden stays, widths stay', () => {
    const layout = withShownColumns(columns, { widths: { name: 90 } }, ['since', 'gone', 'name'])
    expect(shownColumns(columns, layout)).toEqual(['since', 'name'])
    expect(layout.widths).toEqual({ name: 90 })
    expect(shownColumns(columns, withShownColumns(columns, {}, ['gone']))).toEqual(['name'])
  })
})
