import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guideDays } from './guide.fixture.js'
import { SlotPicker } from './slot-picker.js'

const { '2027-05-12': wednesday, '2027-05-17': monday, '2027-05-20': thursday } = guideDays

const meta = {
  title: 'Components/Dates and times/SlotPicker',
  id: 'dates-slotpicker',
  component: SlotPicker,
  args: { days: guideDays, now: '2027-05-11T06:00:00Z', readerTimeZone: 'Europe/Oslo' },
  decorators: (Story) => (
    <div className="eks:max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof SlotPicker>
export default meta
type Story = StoryObj<typeof meta>

/** A fishing guide's times, listed by date. */
export const Chosen: Story = {
  args: {
    defaultValue: { date: '2027-05-12', time: '11:00' },
    priceOf: ({ id }) => (id === 'evening' ? '1 200 kr' : '900 kr'),
  },
}

export const Start: Story = {}

/** After another day was selected, the next free time replaces it, and the month shows only that day as selected. */
export const NextFree: Story = {
  args: { defaultValue: { date: '2027-05-25', time: '17:00' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Neste ledige: i dag kl. 08:00' }))
    await expect(canvas.getByRole('radio', { name: /^08:00/ })).toBeChecked()
    const chosen = canvas.getAllByRole('gridcell', { selected: true })
    await expect(chosen.map((cell) => cell.querySelector('[data-date]')?.getAttribute('data-date'))).toEqual([
      '2027-05-11',
    ])
  },
}

/** An open day with unusual hours says so. */
export const OtherThanUsual: Story = { args: { defaultValue: { date: '2027-05-20', time: null } } }

/** Parts of the day instead of single times. */
export const Windows: Story = {
  args: { granularity: 'windows', defaultValue: { date: '2027-05-12', time: '08:00' } },
}

/** A few open days are shown as a list. */
export const FewDays: Story = {
  args: {
    days: {
      ...(wednesday && { '2027-05-12': wednesday }),
      ...(monday && { '2027-05-17': monday }),
      ...(thursday && { '2027-05-20': thursday }),
    },
    defaultValue: { date: '2027-05-20', time: null },
  },
}

/** The reader's clock differs from that of the slots. */
export const Elsewhere: Story = { args: { readerTimeZone: 'America/Los_Angeles' } }

export const NothingFree: Story = { args: { days: {} } }

export const Dense: Story = { ...Chosen, parameters: { size: 'sm' } }
