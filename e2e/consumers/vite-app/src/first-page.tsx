import '@eksport/ui/styles.css'
import { DataTable, type DataTableColumn, EksportProvider } from '@eksport/ui'
import { createRoot } from 'react-dom/client'

interface Licence {
  id: string
  holder: string
}

const columns: DataTableColumn<Licence>[] = [
  { accessorKey: 'id', header: 'Number', meta: { rowHeader: true } },
  { accessorKey: 'holder', header: 'Holder' },
]
const licences: Licence[] = [
  { id: 'L001', holder: 'Ada Testdal' },
  { id: 'L002', holder: 'Bo Prøve' },
]

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <EksportProvider locale="en">
      <DataTable caption="Fishing licences" rows={licences} columns={columns} getRowId={({ id }) => id} />
    </EksportProvider>,
  )
}
