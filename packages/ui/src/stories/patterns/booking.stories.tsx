import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { SlotDays } from '../../components/slot-picker/slot-types.js'
import { BookingPage } from './booking.js'

const open = {
  windows: [
    {
      id: 'day',
      label: '08-12',
      slots: [
        { time: '08:00', state: 'free' },
        { time: '09:30', state: 'taken' },
        { time: '11:00', state: 'free' },
      ],
    },
  ],
} as const
const days: SlotDays = {
  '2026-11-23': open,
  '2026-11-24': { windows: [], reason: 'Stengt for opplæring' },
  '2026-11-25': open,
}

/** A free day and time; what is missing is listed in a summary and shown at its place. */
const meta = {
  title: 'Patterns/Booking',
  component: BookingPage,
  // Each of its parts has its own pictures.
  parameters: { pictures: false },
  args: { days, timeZone: 'Europe/Oslo', onBook: fn() },
} satisfies Meta<typeof BookingPage>
export default meta
type Story = StoryObj<typeof meta>

export const ToBook: Story = {}

/** Submitted without a day: the summary has focus and links to the calendar. */
export const Mistakes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Bestill' }))
    await expect(await canvas.findByRole('link', { name: 'Velg en dag.' })).toBeVisible()
    await expect(args.onBook).not.toHaveBeenCalled()
  },
}

/** A day and a time are selected; focus moves to the receipt. */
export const Booked: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /25\. november/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^11:00/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Bestill' }))
    await expect(await canvas.findByText('Timen er bestilt')).toBeVisible()
    await expect(args.onBook).toHaveBeenCalledWith({ date: '2026-11-25', time: '11:00' })
  },
}
