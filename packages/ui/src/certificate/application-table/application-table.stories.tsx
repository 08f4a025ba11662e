import { type ApplicationRow, formatReference, type Viewpoint } from '@eksport/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/button/button.js'
import { ColumnChooser } from '../../components/data-table/column-chooser.js'
import { dataTableFeatures } from '../../components/data-table/table-features.js'
import { Pagination } from '../../components/pagination/pagination.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import {
  actionsInEveryState,
  columnsIn,
  longRows,
  manyRows,
  rowActions,
  rows,
  statusRows,
} from '../../testing/sample-table.js'
import { ApplicationTable, type ApplicationTableProps } from './application-table.js'

type Props = ApplicationTableProps

const choosing = tableFeatures({ ...dataTableFeatures, rowSelectionFeature })
const rowId = (row: ApplicationRow) => String(row.referenceNumber)
const rowName = (row: ApplicationRow) => formatReference(row.referenceNumber)
const rowHref = (row: ApplicationRow) => `#${row.referenceNumber}`

interface ExampleProps extends Partial<Omit<Props, 'columns' | 'rows'>> {
  /** Whose columns to show, in the language of the toolbar. */
  viewpoint?: Viewpoint
  /** The width for the columns in pixels, when not all of them should show. */
  room?: number
  rows?: readonly ApplicationRow[]
  /** The number of rows on all pages. */
  total?: number
  paged?: boolean
}

/** A list that sorts by reference, as a server would. */
function SortingTable({ total = 214, paged = true, viewpoint = 'INNSENDER', room, ...props }: ExampleProps) {
  const { locale } = useEksport()
  const columns = useMemo(() => columnsIn(locale, viewpoint, room), [locale, viewpoint, room])
  const [sort, setSort] = useState<NonNullable<Props['sort']>>(
    props.defaultSort ?? [{ key: 'REFERENCE_NUMBER', direction: 'asc' }],
  )
  const [page, setPage] = useState(props.page ?? 1)
  const given = props.rows ?? rows
  const sorted = useMemo(() => {
    const turn = sort[0]?.direction === 'desc' ? -1 : 1
    return [...given].sort((a, b) => (a.referenceNumber - b.referenceNumber) * turn)
  }, [given, sort])
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <div style={{ justifySelf: 'end' }}>
        <ColumnChooser columns={columns} storageKey="story" resizable={props.resizable} />
      </div>
      <ApplicationTable
        columns={columns}
        getRowId={rowId}
        getRowName={rowName}
        getRowHref={rowHref}
        rowActions={rowActions}
        total={total}
        pageSize={10}
        storageKey="story"
        pagination={
          paged && (
            <Pagination
              page={page}
              pageSize={10}
              total={total}
              onPageChange={setPage}
              onPageSizeChange={() => undefined}
            />
          )
        }
        {...props}
        page={page}
        rows={sorted}
        sort={sort}
        onSortChange={setSort}
      />
    </div>
  )
}

const meta = {
  title: 'Certificates/ApplicationTable',
  id: 'case-applicationtable',
  component: SortingTable,
  // What one story hides or moves must not affect the next.
  beforeEach: () => {
    localStorage.removeItem('eks.columns.story')
  },
} satisfies Meta<typeof SortingTable>

export default meta
type Story = StoryObj<typeof meta>

const table = (canvasElement: HTMLElement) => within(canvasElement).getByRole('table')
const isWide = (canvasElement: HTMLElement) =>
  (canvasElement.querySelector('.eks-table-scroll')?.clientWidth ?? 0) >= 640

export const Exporter: Story = {
  play: async ({ canvasElement }) => {
    if (!isWide(canvasElement)) return
    const head = within(canvasElement).getByRole('columnheader', { name: /Referanse/ })
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(head).getByRole('button'))
  },
}

export const Officer: Story = {
  args: { viewpoint: 'BEHANDLER', frame: false, currentRowId: '4010' },
  parameters: { size: 'sm' },
}

export const Loading: Story = { args: { loading: 'initial', rows: [] } }

const ten = manyRows(10)
function ArrivingTable() {
  const [come, setCome] = useState(false)
  return (
    <>
      <Button onClick={() => setCome(true)}>Hent</Button>
      <SortingTable loading={come ? false : 'initial'} rows={come ? ten : []} />
    </>
  )
}

/** The rows replace their skeletons, and nothing below them moves. */
export const Arriving: Story = {
  parameters: { pictures: false },
  render: () => <ArrivingTable />,
  play: async ({ canvasElement }) => {
    if (!isWide(canvasElement)) return
    const canvas = within(canvasElement)
    const end = () => canvasElement.querySelector('.eks-table-foot')?.getBoundingClientRect().top ?? 0
    const before = end()
    await userEvent.click(canvas.getByRole('button', { name: 'Hent' }))
    await expect(await canvas.findByRole('link', { name: '#100010' })).toBeVisible()
    await expect(Math.abs(end() - before)).toBeLessThanOrEqual(1)
  },
}

export const Refreshing: Story = { args: { loading: 'refresh' } }
export const Empty: Story = {
  args: {
    rows: [],
    total: 0,
    empty: { text: 'Du har ikke sendt noen søknader ennå.', action: <Button kind="primary">Opprett ny</Button> },
    paged: false,
  },
}
export const NoMatch: Story = {
  args: { rows: [], total: 0, filtered: true, noMatch: { action: <Button>Nullstill filter</Button> }, paged: false },
}
export const Failed: Story = {
  args: { rows: [], total: 0, error: { action: <Button>Prøv igjen</Button> }, paged: false },
}

/** Every status once. */
export const Statuses: Story = { args: { rows: statusRows, total: 17, paged: false } }
export const StatusesDense: Story = {
  args: { rows: statusRows, total: 17, paged: false, viewpoint: 'BEHANDLER', frame: false },
  parameters: { size: 'sm' },
}

/** Names longer than any column, another script, nothing at all, and reference 0. */
export const LongNames: Story = {
  args: { rows: longRows, total: 3, paged: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '#000000' })).toBeVisible()
    // Right-to-left text with digits: only its own cell changes direction.
    await expect(within(canvasElement).getByText('طلب ٤٢-٧ (ب)')).toHaveStyle({ unicodeBidi: 'plaintext' })
  },
}

const onNarrowScreen: NonNullable<Story['decorators']> = (Story) => (
  <div style={{ maxWidth: 320 }}>
    <Story />
  </div>
)

/** On the narrowest screen that must not scroll sideways (1.4.10), whatever the window's size. */
export const Cards: Story = {
  decorators: onNarrowScreen,
  args: { rows: [...rows.slice(0, 3), ...longRows.slice(0, 1)], features: choosing, selectable: true },
  play: async ({ canvasElement }) => {
    const scroll = canvasElement.querySelector('.eks-table-scroll')
    // Storybook shows the story after it is drawn; only then can a width be measured.
    await waitFor(() => expect(scroll?.scrollWidth).toBeLessThanOrEqual((scroll?.clientWidth ?? 0) + 1))
    await expect(table(canvasElement)).toHaveAttribute('role', 'table')
    await expect(within(canvasElement).getAllByRole('rowheader')[0]).toHaveTextContent('#004001')
  },
}

/** Cards have no head: the select-all checkbox stands above them and takes focus when the selection is cleared. */
export const CardsChosen: Story = {
  decorators: onNarrowScreen,
  args: {
    rows: rows.slice(0, 2),
    features: choosing,
    selectable: true,
    bulkActions: () => <Button small>Tildel meg</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The checkbox of the head exists until the container is measured as narrow; a new query finds the visible one.
    const all = () => canvas.findByRole('checkbox', { name: 'Velg alle på siden' })
    await userEvent.click(await all())
    await waitFor(() => expect(canvas.getByText('2 valgt')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern valg' }))
    await waitFor(async () => expect(await all()).toHaveFocus())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Velg søknad #004001' }))
    await expect(await all()).toBePartiallyChecked()
  },
}

/** Removing a sort whose column is hidden leaves focus in the list of sorts, because cards have no head. */
export const CardsHiddenOrder: Story = {
  decorators: onNarrowScreen,
  parameters: { pictures: false },
  args: { rows: rows.slice(0, 1), defaultSort: [{ key: 'CERTIFICATE_RETRIEVAL_DATE', direction: 'desc' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const order = await canvas.findByText(/^Sortert etter/, { selector: 'summary' })
    await userEvent.click(canvas.getByRole('button', { name: /Sortert etter hentedato, synkende/ }))
    await expect(order).toHaveFocus()
  },
}

/** Cards have no heads: sorting is set above them, and focus stays on the pressed control. */
export const CardsSeveralKeys: Story = {
  decorators: onNarrowScreen,
  parameters: { pictures: false },
  args: { rows: rows.slice(0, 2), defaultSort: [{ key: 'STATUS', direction: 'asc' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const order = await canvas.findByText(/^Sortert etter/, { selector: 'summary' })
    await expect(order).toHaveTextContent(/^Sortert etter status, stigende\.$/)
    const add = canvas.getByRole('button', { name: 'Sorter etter et felt til' })
    await expect(add).not.toBeVisible()
    await userEvent.click(order)
    await userEvent.click(add)
    await expect(add).toHaveFocus()
    const next = canvas.getByRole('combobox', { name: 'Deretter etter' })
    await userEvent.selectOptions(next, 'Importør')
    await expect(next).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Sorter synkende, importør' }))
    await userEvent.click(add)
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern importør fra rekkefølgen' }))
    await expect(canvas.getByRole('combobox', { name: 'Sortert etter' })).toHaveFocus()
    await expect(canvas.getAllByRole('combobox', { name: 'Deretter etter' })).toHaveLength(1)
  },
}

/** Ten thousand rows, drawn as a window. The focused row stays, however far one scrolls. */
export const TenThousand: Story = {
  args: { rows: manyRows(10_000), total: 10_000, paged: false, virtualize: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const scroll = canvasElement.querySelector('.eks-table-scroll')
    if (!scroll) throw new Error('The table does not scroll')
    await expect(table(canvasElement)).toHaveAttribute('aria-rowcount', '10001')
    const first = canvas.getByRole('link', { name: '#100001' })
    first.focus()
    await waitFor(() => {
      // Row heights, and so the scroll height, are known after the first rows are measured.
      scroll.scrollTop = scroll.scrollHeight
      return expect(canvas.getByRole('link', { name: '#110000' })).toBeVisible()
    })
    await expect(canvas.getByRole('link', { name: '#110000' }).closest('tr')).toHaveAttribute('aria-rowindex', '10001')
    await expect(first).toHaveFocus()
    await expect(canvasElement.querySelectorAll('.eks-table-scroll *').length).toBeLessThanOrEqual(700)
    scroll.scrollTop = 0
    await waitFor(() => expect(canvas.getByRole('link', { name: '#100002' })).toBeVisible())
    first.blur()
  },
}

/** Selectable rows with bulk actions. Shift selects a range. */
export const Selection: Story = {
  args: {
    room: 1090,
    features: choosing,
    selectable: true,
    bulkActions: () => <Button small>Tildel meg</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Velg søknad ${name}` })
    const user = userEvent.setup()
    await user.click(box('#004001'))
    await user.keyboard('{Shift>}')
    await user.click(box('#004010'))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByText('4 valgt')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern valg' }))
    await expect(canvas.getByText('0 valgt')).toBeVisible()
    await userEvent.click(box('#004003'))
    await userEvent.click(box('#004009'))
  },
}

/** Two visible actions and the rest in the menu; one is running, one failed, one row has none. */
export const Actions: Story = {
  args: { room: 1090, rowActions: actionsInEveryState, inlineActions: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Nothing is covered by the actions: the status is fully visible.
    await expect(canvasElement.querySelector('.eks-table-pane[data-more]')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Slett, søknad #004003' })).toHaveAttribute('aria-disabled', 'true')
    const button = canvas.getByRole('button', { name: 'Handlinger for søknad #004009' })
    await userEvent.click(button)
    const menu = await within(document.body).findByRole('menu', { name: 'Handlinger for søknad #004009' })
    await waitFor(() => expect(within(menu).getAllByRole('menuitem')[0]).toHaveFocus())
    await userEvent.keyboard('{End}{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    // The menus do not scroll wide columns: a jump sideways would hide which row it is.
    await expect(canvasElement.querySelector('.eks-table-scroll')).toHaveProperty('scrollLeft', 0)
  },
}

/** The same actions, in the menu only. */
export const ActionsInMenu: Story = {
  args: { rowActions: actionsInEveryState },
  play: async ({ canvasElement }) => {
    const name = 'Handlinger for søknad #004009. Klarte ikke å slette søknaden.'
    await userEvent.click(within(canvasElement).getByRole('button', { name }))
    const menu = await within(document.body).findByRole('menu')
    await waitFor(() => expect(within(menu).getByText('Klarte ikke å slette søknaden.')).toBeVisible())
  },
}

/** Two sort keys, each with its position. */
export const SeveralKeys: Story = {
  args: {
    defaultSort: [
      { key: 'STATUS', direction: 'asc' },
      { key: 'REFERENCE_NUMBER', direction: 'desc' },
    ],
  },
}

/** The sorted column is hidden: the sort remains, and remains visible. */
export const HiddenOrder: Story = {
  args: { defaultSort: [{ key: 'CERTIFICATE_RETRIEVAL_DATE', direction: 'desc' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /Sortert etter hentedato, synkende/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Vis kolonnen' })).toBeVisible()
  },
}

/** Column edges that can be dragged, or moved with the arrow keys. */
export const Resizable: Story = {
  args: { resizable: true },
  play: async ({ canvasElement }) => {
    if (!isWide(canvasElement)) return
    const edge = within(canvasElement).getByRole('separator', { name: 'Bredde på Mottakerland' })
    edge.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect(edge).toHaveAttribute('aria-valuenow', '122')
    await userEvent.keyboard('{Enter}')
    await expect(edge).toHaveAttribute('aria-valuenow', '112')
  },
}

/** Arrow keys move between cells, in addition to Tab. */
export const CellKeys: Story = {
  args: { keyboard: 'cells' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('link', { name: '#004001' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: '#004003' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement?.tagName).toBe('TD')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(canvas.getByRole('button', { name: 'Handlinger for søknad #004030' })).toHaveFocus()
  },
}

/** The dialog of the column chooser, opened. */
export const Columns: Story = {
  args: { resizable: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rediger kolonner' }))
    const dialog = await within(document.body).findByRole('dialog')
    await expect(within(dialog).getByRole('checkbox', { name: /Referanse/ })).toBeChecked()
  },
}

/** A column moved by keyboard alone: lifted, moved, cancelled, and moved by the buttons. */
export const MoveColumn: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rediger kolonner' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const order = () => dialog.getAllByRole('listitem').map((item) => item.getAttribute('data-column'))
    const handle = dialog.getByRole('button', { name: 'Flytt Referanse' })
    handle.focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
    await expect(order().indexOf('reference')).toBe(3)
    await userEvent.keyboard('{Escape}')
    await expect(order().indexOf('reference')).toBe(1)
    await expect(handle).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Flytt Referanse opp' }))
    await expect(order().indexOf('reference')).toBe(0)
    handle.focus()
    await userEvent.keyboard(' ')
  },
}
