import './agency.css'
import '@eksport/ui/styles.css'
import './theirs.css'
import { Button, DataTable, type DataTableColumn, DatePicker, Dialog, EksportProvider, Field } from '@eksport/ui'
import { StatusBadge } from '@eksport/ui/certificate'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Consignment {
  reference: number
  goods: string
}

const rows: Consignment[] = [
  { reference: 4001, goods: 'Laks' },
  { reference: 4002, goods: 'Torsk' },
]

const columns: DataTableColumn<Consignment>[] = [
  { accessorKey: 'reference', header: 'Referanse', meta: { rowHeader: true } },
  { accessorKey: 'goods', header: 'Vare', meta: { sortKey: 'GOODS' } },
]

// The policy allows our own style element by this nonce: locking the scroll behind a dialog adds one.
Object.assign(globalThis, { __webpack_nonce__: 'consumer' })

function Page() {
  const [open, setOpen] = useState(false)
  const [date, setDate] = useState<string | null>('2026-11-20')
  const [sorted, setSorted] = useState('')
  const [locale, setLocale] = useState<'nb' | 'en'>('nb')
  return (
    <EksportProvider locale={locale}>
      <StatusBadge status="UTSTEDT" viewpoint="INNSENDER" />
      <DataTable
        caption="Sendinger"
        columns={columns}
        rows={rows}
        getRowId={({ reference }) => String(reference)}
        onSortChange={([first]) => setSorted(first?.direction ?? '')}
      />
      <output>{sorted}</output>
      <Field label="Hentedato">
        <DatePicker value={date} today="2026-11-18" onValueChange={setDate} />
      </Field>
      <Button className="theirs-over-ours" onClick={() => setOpen(true)}>
        Åpne
      </Button>
      <Button onClick={() => setLocale('en')}>In English</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Valgt dato"
        footer={<Button onClick={() => setOpen(false)}>Ferdig</Button>}
      >
        {date}
      </Dialog>
    </EksportProvider>
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no root.')
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
