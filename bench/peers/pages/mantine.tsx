import { MantineProvider } from '@mantine/core'
import { MantineReactTable, type MRT_ColumnDef, useMantineReactTable } from 'mantine-react-table'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { stage, textOf } from '../../pages/contract.ts'
import { columnNames, type PlainRow, rowsOf } from '../../pages/rows.ts'

const columns: MRT_ColumnDef<PlainRow>[] = columnNames.map((header, index) => ({
  id: `c${index}`,
  accessorFn: (row) => row.cells[index] ?? '',
  header,
  size: 128,
}))
let turn: (() => void) | undefined

function Page({ count }: { count: number }) {
  const data = useMemo(() => rowsOf(count), [count])
  const [sorting, setSorting] = useState<{ id: string; desc: boolean }[]>([])
  turn = () => setSorting([{ id: 'c0', desc: true }])
  const table = useMantineReactTable({
    columns,
    data,
    state: { sorting },
    enablePagination: false,
    enableBottomToolbar: false,
    enableTopToolbar: false,
    enableRowVirtualization: count > 100,
    mantineTableContainerProps: count > 100 ? { sx: { maxHeight: 560 } } : {},
  })
  return (
    <MantineProvider>
      <MantineReactTable table={table} />
    </MantineProvider>
  )
}

let root: Root | undefined
window.tablePage = {
  mount(count) {
    root = createRoot(stage())
    const mounted = root
    flushSync(() => mounted.render(<Page count={count} />))
  },
  sort: () => flushSync(() => turn?.()),
  first: () => textOf('tbody tr td'),
  unmount: () => root?.unmount(),
}
