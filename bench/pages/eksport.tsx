import '@eksport/ui/styles.css'
import { ApplicationTable, type ColumnDef, type TableSort } from '@eksport/ui/certificate/application-table'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { stage, textOf } from './contract.ts'
import { columnNames, makeRows, type PlainRow, turned } from './rows.ts'

type Key = `c${number}`

const columns: readonly ColumnDef<PlainRow, Key, 'REFERENCE'>[] = columnNames.map((header, index) => ({
  key: `c${index}` as const,
  header,
  cell: (row) => row.cells[index],
  ...(index === 0 && { sortKey: 'REFERENCE' as const, rowHeader: true }),
}))
const rowId = (row: PlainRow) => row.id
const rowName = (row: PlainRow) => row.cells[0] ?? ''
const rowHref = () => '#'
const ascending: readonly TableSort<'REFERENCE'>[] = [{ key: 'REFERENCE', direction: 'ASC' }]

function Page({ count }: { count: number }) {
  const rows = useMemo(() => makeRows(count), [count])
  const [sort, setSort] = useState(ascending)
  const sorted = useMemo(() => (sort[0]?.direction === 'DESC' ? turned(rows) : rows), [rows, sort])
  return (
    <ApplicationTable
      columns={columns}
      rows={sorted}
      getRowId={rowId}
      getRowName={rowName}
      getRowHref={rowHref}
      totalElements={count}
      pageSize={count}
      sort={sort}
      onSortChange={setSort}
      virtualize={count > 100}
    />
  )
}

let root: Root | undefined
window.tablePage = {
  mount(count) {
    root = createRoot(stage())
    const mounted = root
    flushSync(() => mounted.render(<Page count={count} />))
  },
  sort() {
    const button = document.querySelector<HTMLElement>('thead button')
    flushSync(() => button?.click())
  },
  first: () => textOf('tbody tr:not([aria-hidden]) th'),
  unmount() {
    root?.unmount()
    root = undefined
  },
}
