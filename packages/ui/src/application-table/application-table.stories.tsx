import type { ApplicationRow, SortKey } from '@eksport/domain'
import { aRow } from '@eksport/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, Copy, Download, Eye } from 'lucide-react'
import { useMemo, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Pagination } from '../pagination/pagination.js'
import { sampleLabels } from '../testing/sample-labels.js'
import { type ApplicationColumnKey, applicationColumns } from './application-columns.js'
import { ApplicationTable, type ApplicationTableProps } from './application-table.js'
import { ColumnChooser } from './column-chooser.js'
import type { RowAction } from './row-actions.js'

type Props = ApplicationTableProps<ApplicationRow, ApplicationColumnKey, SortKey>

const brazil = {
  nb: 'Brasil, sunnhetsattest oppdrettsfisk',
  nn: 'Brasil, sunnhetsattest oppdrettsfisk',
  en: 'Brazil, farmed fish',
}
const rows: ApplicationRow[] = [
  aRow({
    referenceNumber: 4001,
    applicationStatus: 'UNDER_REGISTRERING',
    certificateFormats: ['PAPER'],
    certificateTemplate: '1.1.7',
    certificateTemplateName: brazil,
    countryOfDestination: 'BR',
    consigneeName: 'Distribuidora Exemplo do Mar SA',
    submittedDateTime: undefined,
    actions: ['edit', 'delete'],
  }),
  aRow({
    referenceNumber: 4003,
    applicationStatus: 'AVKLARING_INNSENDER',
    certificateFormats: ['PAPER'],
    certificateTemplate: '1.1.7',
    certificateTemplateName: brazil,
    countryOfDestination: 'BR',
    consignorName: 'Fjordsølv Testsjømat AS',
    consignorInternalReference: 'F-2026-4003',
    caseworker: { id: 'sb7', name: 'Saksbehandler 7' },
  }),
  aRow({
    referenceNumber: 4009,
    applicationStatus: 'UTSTEDT',
    consignorInternalReference: 'F-2026-4009',
    caseworker: { id: 'sb3', name: 'Saksbehandler 3' },
  }),
  aRow({
    referenceNumber: 4010,
    applicationStatus: 'SKREVET_UT',
    certificateFormats: ['PAPER'],
    retrievalOffice: 'SVOLVAER',
    consignorName: 'Lofotbris Testfisk AS',
    consigneeName: 'Qingdao Test Aquatic Products Co Ltd',
    goods: { species: ['1022', '1040'], netWeight: 3600 },
  }),
  aRow({
    referenceNumber: 4011,
    applicationStatus: 'TIL_SIGNERING',
    certificateFormats: ['E_CERT'],
    retrievalOffice: undefined,
  }),
  aRow({
    referenceNumber: 4012,
    applicationStatus: 'STOPPET',
    certificateFormats: ['PDF'],
    applicationFormat: 'PDF',
    goods: undefined,
    consignorName: 'Arktisk Testreke AS',
  }),
  aRow({
    referenceNumber: 4022,
    applicationStatus: 'KANSELLERING_BEHANDLES',
    certificateTemplate: '1.1.342',
    countryOfDestination: 'UA',
    consigneeName: 'Test Ryba TOV',
  }),
  aRow({
    referenceNumber: 4030,
    applicationStatus: 'ERSTATNING_UNDER_REGISTRERING',
    countryOfDestination: 'TR',
    consigneeName: 'OrnekDenizGidaSanayiVeTicaretAnonimSirketiIstanbul',
  }),
]

const actions: readonly RowAction[] = [
  { id: 'preview', label: 'Forhåndsvis sertifikat', icon: <Eye aria-hidden="true" />, onSelect: () => undefined },
  { id: 'download', label: 'Last ned e-signert PDF', icon: <Download aria-hidden="true" />, onSelect: () => undefined },
  { id: 'copies', label: 'Bestill bekreftede kopier', icon: <Copy aria-hidden="true" />, href: '#kopier' },
  {
    id: 'cancel',
    label: 'Kanseller søknad',
    icon: <Ban aria-hidden="true" />,
    tone: 'danger',
    separated: true,
    onSelect: () => undefined,
  },
]
const rowActions = () => actions
const columns = applicationColumns({ labels: sampleLabels, viewpoint: 'INNSENDER', locale: 'nb' })
const officerColumns = applicationColumns({ labels: sampleLabels, viewpoint: 'BEHANDLER', locale: 'nb', userId: 'sb7' })

/** A list that orders itself by reference, as a server would, one moment later. */
function SortingTable(props: Partial<Props>) {
  const [sort, setSort] = useState<Props['sort']>([{ key: 'REFERENCE_NUMBER', direction: 'ASC' }])
  const [page, setPage] = useState(1)
  const sorted = useMemo(
    () =>
      [...rows].sort((a, b) => (a.referenceNumber - b.referenceNumber) * (sort?.[0]?.direction === 'DESC' ? -1 : 1)),
    [sort],
  )
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ justifySelf: 'end' }}>
        <ColumnChooser columns={props.columns ?? columns} storageKey="story" />
      </div>
      <ApplicationTable
        columns={columns}
        rows={sorted}
        getRowId={rowId}
        getRowName={rowId}
        getRowHref={rowHref}
        rowActions={rowActions}
        totalElements={214}
        page={page}
        pageSize={10}
        sort={sort}
        onSortChange={setSort}
        storageKey="story"
        pagination={
          <Pagination page={page} pageSize={10} total={214} onPageChange={setPage} onPageSizeChange={() => undefined} />
        }
        {...props}
      />
    </div>
  )
}
const rowId = (row: ApplicationRow) => `#00${row.referenceNumber}`
const rowHref = (row: ApplicationRow) => `#${row.referenceNumber}`

const meta = {
  title: 'Case/ApplicationTable',
  component: SortingTable,
} satisfies Meta<typeof SortingTable>

export default meta
type Story = StoryObj<typeof meta>

export const Exporter: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const head = canvas.queryByRole('columnheader', { name: /Referanse/ })
    if (!head) return
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(head).getByRole('button'))
  },
}

export const Officer: Story = {
  args: { columns: officerColumns, frame: false, currentRowId: '#004010' },
  parameters: { size: 'sm' },
}

export const Loading: Story = { args: { loading: 'initial', rows: [] } }
export const Refreshing: Story = { args: { loading: 'refresh' } }
export const Empty: Story = {
  args: {
    rows: [],
    totalElements: 0,
    empty: { text: 'Du har ikke sendt noen søknader ennå.', action: <Button kind="primary">Opprett ny</Button> },
    pagination: undefined,
  },
}
export const NoMatch: Story = {
  args: {
    rows: [],
    totalElements: 0,
    filtered: true,
    noMatch: { action: <Button>Nullstill filter</Button> },
    pagination: undefined,
  },
}
export const Failed: Story = {
  args: { rows: [], totalElements: 0, error: { action: <Button>Prøv igjen</Button> }, pagination: undefined },
}

/** The dialog of the column chooser, opened. */
export const Columns: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rediger kolonner' }))
    const dialog = await within(document.body).findByRole('dialog')
    await expect(within(dialog).getByRole('checkbox', { name: /Referanse/ })).toBeChecked()
  },
}
