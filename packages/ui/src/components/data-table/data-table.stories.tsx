import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  columnGroupingFeature,
  columnPinningFeature,
  createExpandedRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowSelectionFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { type Licence, licenceColumnsIn, licenceNouns, licences } from '../../testing/sample-licences.js'
import { Button } from '../button/button.js'
import { Pagination } from '../pagination/pagination.js'
import { ColumnChooser } from './column-chooser.js'
import { DataTable, type DataTableProps } from './data-table.js'
import { columnsOf, dataTableFeatures, type TableSort } from './table-features.js'

const rowId = (row: Licence) => row.id
const rows = licences(8)

function useColumns() {
  const { locale } = useEksport()
  return useMemo(() => licenceColumnsIn(locale), [locale])
}

const features = tableFeatures({ ...dataTableFeatures, columnPinningFeature, rowSelectionFeature })

const Chooser = () => <ColumnChooser columns={useColumns()} features={features} storageKey="licences" small />

/** A list that its owner sorts, as a server would. */
function Licences(props: Partial<DataTableProps<Licence>>) {
  const columns = useColumns()
  const [sort, setSort] = useState<readonly TableSort[]>([{ key: 'holder', direction: 'asc' }])
  const sorted = useMemo(() => {
    const key = sort[0]?.key as keyof Licence | undefined
    const turn = sort[0]?.direction === 'desc' ? -1 : 1
    return key ? [...rows].sort((a, b) => (a[key] < b[key] ? -turn : turn)) : rows
  }, [sort])
  return (
    <DataTable
      columns={columns}
      rows={sorted}
      getRowId={rowId}
      nouns={licenceNouns}
      features={features}
      sort={sort}
      onSortChange={setSort}
      {...props}
    />
  )
}

const meta = {
  title: 'Components/Lists and data/DataTable',
  id: 'data-datatable',
  component: Licences,
  beforeEach: () => {
    localStorage.removeItem('eks.columns.licences')
  },
} satisfies Meta<typeof Licences>
export default meta
type Story = StoryObj<typeof meta>

/** Rows of another trade: its nouns, its columns, totals in the footer, aligned numbers. */
export const AnyRows: Story = {
  args: {
    total: 87,
    headingLevel: 2,
    toolbar: <Chooser />,
    storageKey: 'licences',
    pagination: (
      <Pagination
        page={1}
        pageSize={8}
        total={87}
        nouns={licenceNouns}
        pageSizes={[8, 16]}
        onPageChange={() => undefined}
        onPageSizeChange={() => undefined}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Fiskekort', level: 2 })).toBeVisible()
    await expect(canvas.getByText('1-8 av 87 fiskekort')).toBeVisible()
    await expect(canvas.getByText('8950 kr')).toBeVisible()
  },
}

const grouped = tableFeatures({
  ...dataTableFeatures,
  columnGroupingFeature,
  columnPinningFeature,
  rowExpandingFeature,
  sortedRowModel: createSortedRowModel(),
  groupedRowModel: createGroupedRowModel(),
  expandedRowModel: createExpandedRowModel(),
})
const grouping = { grouping: ['river'] }

function Grouped() {
  return (
    <DataTable
      columns={useColumns()}
      rows={rows}
      getRowId={rowId}
      nouns={licenceNouns}
      features={grouped}
      state={grouping}
      defaultSort={[{ key: 'price', direction: 'desc' }]}
    />
  )
}

/** Sorted and grouped in the browser, by TanStack row models that the caller registers. */
export const InTheBrowser: Story = {
  render: () => <Grouped />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const group = canvas.getByRole('button', { name: 'Tana (2)' })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(group)
    await expect(await canvas.findByText('L002')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tana (2)' })).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Expandable rows, a pinned row, and selectable rows. */
export const Unfolding: Story = {
  args: {
    selectable: true,
    bulkActions: () => <Button small>Forny</Button>,
    pinnedRows: licences(9).slice(8),
    renderDetail: (row: Licence) => (row.paid ? 'Betalt i nettbutikken.' : 'Faktura er sendt.'),
    isExpandable: (row: Licence) => row.kind === 'day',
    defaultExpandedIds: ['L002'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Faktura er sendt.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Vis mer om fiskekort L003' }))
    await expect(canvas.getByText('Betalt i nettbutikken.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Vis mer om fiskekort L003' }))
  },
}

/** Columns wider than the page: the last are cut off, and the first stays. */
export const CutOff: Story = {
  decorators: (Story) => (
    <div style={{ maxWidth: 660 }}>
      <Story />
    </div>
  ),
  args: { defaultColumnLayout: { widths: { holder: 260 }, pinned: { start: ['id'], end: [] } } },
  play: async ({ canvasElement }) => {
    const scroll = canvasElement.querySelector('.eks-table-scroll')
    if (!scroll || scroll.clientWidth < 640) return
    await waitFor(() => expect(within(canvasElement).getByText('Flere kolonner til høyre')).toBeTruthy())
    scroll.scrollLeft = scroll.scrollWidth
    await waitFor(() => expect(within(canvasElement).queryByText('Flere kolonner til høyre')).toBeNull())
    await expect(within(canvasElement).getByText('L001')).toBeVisible()
    scroll.scrollLeft = 0
  },
}

export const Loading: Story = { args: { rows: [], loading: 'initial', pageSize: 8 } }

const permit = columnsOf<Permit>()
interface Permit {
  readonly number: string
  readonly animal: string
  readonly count: number
  readonly office: string
  readonly purpose: string
}
const permits: readonly Permit[] = [
  { number: 'V-2026-000417', animal: 'Hund', count: 1, office: 'Sentralkontoret', purpose: 'Avl' },
  { number: 'V-2026-000418', animal: 'Storfe', count: 12, office: 'Akvakulturtilsynet i Trøndelag', purpose: 'Slakt' },
  {
    number: 'V-2026-000419',
    animal: 'Regnbueørret',
    count: 40000,
    office: 'Nord',
    purpose: 'Utsetting i sjø etter karantene på settefiskanlegget, med kontroll av vannkvalitet hver fjortende dag',
  },
]

const permitColumns = permit.columns([
  permit.accessor('number', { header: 'Saksnummer', meta: { rowHeader: true } }),
  permit.accessor('animal', { header: 'Dyreart' }),
  permit.accessor('count', { header: 'Antall', size: 90, meta: { align: 'end' } }),
  permit.accessor('office', { header: 'Saksbehandlende kontor' }),
  permit.accessor('purpose', { header: 'Formål' }),
])

/** Only one column has a width: contents decide the others, no word is broken, and long text wraps. */
export const WithoutSizes: StoryObj = {
  render: () => (
    <DataTable nouns={licenceNouns} rows={permits} getRowId={({ number }) => number} columns={permitColumns} />
  ),
}

const manyPermits = Array.from({ length: 400 }, (_, place): Permit => {
  const [dog, cattle] = permits
  const { office, ...rest } = (place % 2 === 0 ? dog : cattle) as Permit
  const number = `V-2026-${String(place + 1).padStart(6, '0')}`
  return { ...rest, number, office: place < 300 ? office : `${office}, avdeling for tilsyn og kontroll` }
})

/** The rows drawn first decide the column widths; later ones do not change them. */
export const WindowedWithoutSizes: StoryObj = {
  render: () => (
    <DataTable
      virtualize={{ height: 320 }}
      nouns={licenceNouns}
      rows={manyPermits}
      getRowId={({ number }) => number}
      columns={permitColumns}
    />
  ),
}

/** The head stays in view while the page scrolls, and a focused row is never under it. */
export const StickyHead: StoryObj = {
  render: () => (
    <DataTable
      stickyHead
      nouns={licenceNouns}
      rows={manyPermits.slice(0, 40)}
      getRowId={({ number }) => number}
      getRowHref={({ number }) => `#${number}`}
      columns={permitColumns}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const head = canvasElement.querySelector('th') as HTMLElement
    canvas.getByRole('link', { name: 'V-2026-000040' }).focus()
    await waitFor(() => expect(Math.abs(head.getBoundingClientRect().top)).toBeLessThan(2))
    const link = canvas.getByRole('link', { name: 'V-2026-000010' })
    link.focus()
    const { bottom } = head.getBoundingClientRect()
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom))
    // The picture begins at the top.
    scrollTo(0, 0)
  },
}
