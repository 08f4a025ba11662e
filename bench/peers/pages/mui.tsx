import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { stage, textOf } from '../../pages/contract.ts'
import { columnNames, rowsOf } from '../../pages/rows.ts'

const columns: GridColDef[] = columnNames.map((headerName, index) => ({ field: `c${index}`, headerName, width: 128 }))
const slots = { footer: () => null }
let turn: (() => void) | undefined

function Page({ count }: { count: number }) {
  const api = useGridApiRef()
  const rows = useMemo(
    () =>
      rowsOf(count).map(({ id, cells }) => ({
        id,
        ...Object.fromEntries(cells.map((cell, index) => [`c${index}`, cell])),
      })),
    [count],
  )
  turn = () => api.current?.sortColumn('c0', 'desc')
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGrid
        apiRef={api}
        rows={rows}
        columns={columns}
        slots={slots}
        pagination
        paginationModel={{ page: 0, pageSize: 100 }}
      />
    </div>
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
  first: () => textOf('[data-rowindex="0"] [data-field="c0"]'),
  unmount: () => root?.unmount(),
}
