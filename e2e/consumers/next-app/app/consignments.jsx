'use client'
import { ApplicationTable, Button, DatePicker, Dialog, EksportProvider, Field } from '@eksport/ui'
import { useState } from 'react'

const rows = [
  { reference: 4001, goods: 'Laks' },
  { reference: 4002, goods: 'Torsk' },
]

const columns = [
  { key: 'reference', header: 'Referanse', rowHeader: true, cell: ({ reference }) => reference },
  { key: 'goods', header: 'Vare', sortKey: 'GOODS', cell: ({ goods }) => goods },
]

export function Consignments() {
  const [open, setOpen] = useState(false)
  const [date, setDate] = useState('2026-11-20')
  const [sorted, setSorted] = useState('')
  return (
    <EksportProvider locale="nb">
      <ApplicationTable
        caption="Sendinger"
        columns={columns}
        rows={rows}
        getRowId={({ reference }) => String(reference)}
        totalElements={rows.length}
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
