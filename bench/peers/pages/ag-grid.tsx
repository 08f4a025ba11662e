import { AllCommunityModule, type ColDef, type GridApi, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { stage, textOf } from '../../pages/contract.ts'
import { columnNames, rowsOf } from '../../pages/rows.ts'

ModuleRegistry.registerModules([AllCommunityModule])
const columns: ColDef[] = columnNames.map((headerName, index) => ({ field: `c${index}`, headerName, width: 128 }))
let grid: GridApi | undefined

function Page({ count }: { count: number }) {
  const rows = useMemo(
    () =>
      rowsOf(count).map(({ id, cells }) => ({
        id,
        ...Object.fromEntries(cells.map((cell, index) => [`c${index}`, cell])),
      })),
    [count],
  )
  return (
    <div style={{ height: 560, width: '100%' }}>
      <AgGridReact
        rowData={rows}
        columnDefs={columns}
        onGridReady={({ api }) => {
          grid = api
        }}
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
  sort: () => grid?.applyColumnState({ state: [{ colId: 'c0', sort: 'desc' }] }),
  first: () => textOf('.ag-row[row-index="0"] [col-id="c0"]'),
  unmount: () => root?.unmount(),
}
