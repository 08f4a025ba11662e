'use client'
import { Button, DataTable, DatePicker, Dialog, EksportProvider, Field } from '@eksport/ui'
import { useState } from 'react'

const rows = [
  { reference: 4001, goods: 'Laks' },
  { reference: 4002, goods: 'Torsk' },
]

const columns = [
  { accessorKey: 'reference', header: 'Referanse', meta: { rowHeader: true } },
  { accessorKey: 'goods', header: 'Vare', meta: { sortKey: 'GOODS' } },
]

export function Consignments() {
  const [open, setOpen] = useState(false)
  const [date, setDate] = useState('2026-11-20')
  const [sorted, setSorted] = useState('')
  return (
    <EksportProvider locale="nb">
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
      <Button onClick={() => setOpen(true)}>Åpne</Button>
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
