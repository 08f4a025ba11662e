import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DateRangePicker } from './date-range-picker.js'

const meta = {
  title: 'Components/Dates and times/DateRangePicker',
  id: 'dates-daterangepicker',
  component: DateRangePicker,
  args: { legend: 'Produksjonsperiode' },
  decorators: (Story) => (
    <div className="eks:max-w-form" style={{ minHeight: 480 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { args: { defaultValue: { from: '2026-11-16', to: '2026-11-25' } } }

export const Empty: Story = {}

export const Optional: Story = { args: { optional: true, hint: 'Bare hvis fisken er produsert over flere dager.' } }

export const WithErrors: Story = {
  args: {
    defaultValue: { from: '2026-11-25', to: '31.11.2026' },
    errors: { from: 'Fra dato må være før til dato.', to: 'Datoen finnes ikke.' },
  },
}

export const Disabled: Story = { args: { defaultValue: { from: '2026-11-16', to: '2026-11-25' }, disabled: true } }

/** The calendar of the later date begins at the earlier one and marks the days between them. */
export const Calendar: Story = {
  args: { defaultValue: { from: '2026-11-16', to: '2026-11-25' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    const [, later] = canvas.getAllByRole('button', { name: /^Endre dato/ })
    if (!later) throw new Error('The period has no second calendar')
    await userEvent.click(later)
    const closed = { name: /^15\. november 2026.*Kan ikke være før 16\.11\.2026$/ }
    await waitFor(() => expect(page.getByRole('button', closed)).toBeVisible())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Til' })).toHaveValue('26.11.2026')
  },
}

export const Dense: Story = { ...Chosen, parameters: { size: 'sm' } }
