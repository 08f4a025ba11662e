import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Table, type TableColumn } from './table.js'

interface Fee {
  readonly what: string
  readonly from: string
  readonly amount: string
}

const rows: readonly Fee[] = [
  { what: 'Laks, én dag', from: '1.6.2026', amount: '850 kr' },
  { what: 'Sjøørret, hele sesongen', from: '1.7.2026', amount: '1 200 kr' },
]
const columns: readonly TableColumn<Fee>[] = [
  { heading: 'Fiskekort', cell: ({ what }) => what, rowHeader: true },
  { heading: 'Fra', cell: ({ from }) => from, narrow: true },
  { heading: 'Pris', cell: ({ amount }) => amount, align: 'end', narrow: true },
]

const meta = {
  title: 'Components/Lists and data/Table',
  id: 'data-table-plain',
  component: Table<Fee>,
  args: { caption: 'Fiskekort og priser', columns, rows, getRowId: ({ what }) => what },
} satisfies Meta<typeof Table<Fee>>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Fiskekort og priser' })
    await expect(within(table).getByRole('rowheader', { name: 'Laks, én dag' })).toBeVisible()
  },
}

export const WithoutHead: Story = { args: { headHidden: true } }

/** A long word breaks, and the table stays within its page (1.4.10). */
export const LongWords: Story = {
  args: { rows: [{ ...rows[0], what: 'Fiskekortavgiftsfritaksbestemmelse'.repeat(2) } as Fee] },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table').offsetWidth).toBe(240)
  },
}

export const Dense: Story = { parameters: { size: 'sm' } }
