import '@eksport/ui/styles.css'
import { DataTable, type DataTableColumn, type TableSort } from '@eksport/ui/data-table'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { stage, textOf } from './contract.ts'
import { columnNames, type PlainRow, rowsOf, turned } from './rows.ts'

const columns: readonly DataTableColumn<PlainRow>[] = columnNames.map((header, index) => ({
  id: `c${index}`,
  header,
  cell: ({ row }) => row.original.cells[index],
  ...(index === 0 && { meta: { sortKey: 'REFERENCE', rowHeader: true } }),
}))
const rowId = (row: PlainRow) => row.id
const rowName = (row: PlainRow) => row.cells[0] ?? ''
const rowHref = () => '#'
const ascending: readonly TableSort[] = [{ key: 'REFERENCE', direction: 'asc' }]

function Page({ count }: { count: number }) {
  const rows = useMemo(() => rowsOf(count), [count])
  const [sort, setSort] = useState(ascending)
  const sorted = useMemo(() => (sort[0]?.direction === 'desc' ? turned(rows) : rows), [rows, sort])
  return (
    <DataTable
      columns={columns}
      rows={sorted}
      getRowId={rowId}
      getRowName={rowName}
      getRowHref={rowHref}
      total={count}
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
