import { officePolicy } from '@eksport/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PickupTimePicker } from './pickup-time-picker.js'

const meta = {
  title: 'Certificates/PickupTimePicker',
  id: 'dates-pickuptimepicker',
  component: PickupTimePicker,
  args: { policy: officePolicy('KLOEFTA'), now: '2027-05-11T12:05:00+02:00', readerTimeZone: 'Europe/Oslo' },
  decorators: (Story) => (
    <div className="eks:max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof PickupTimePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  args: {
    defaultValue: { date: '2027-05-11', time: '14:00' },
    feeOf: ({ code }) => (code === 'after-hours' ? '750,-' : '375,-'),
  },
}

export const Start: Story = {}

/** The selected time has passed: it stays, is marked and announced. */
export const Lapsed: Story = { args: { defaultValue: { date: '2027-05-11', time: '12:00' } } }

export const Mistakes: Story = {
  args: {
    policy: officePolicy('BERGEN'),
    errors: {
      date: 'Hentedato må være innenfor kontorets åpningstid.',
      time: 'Du må velge når du ønsker å hente helsesertifikatet.',
    },
  },
}

/** Parts of the day instead of half hours. */
export const Windows: Story = {
  args: {
    granularity: 'windows',
    defaultValue: { date: '2027-05-12', time: null },
    feeOf: ({ code }) => (code === 'after-hours' ? '750,-' : '375,-'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /^Kl\. 12:00/ }))
    await expect(canvas.getByRole('radio', { name: /^Kl\. 12:00/ })).toBeChecked()
  },
}

/** With at most five open days, a list is clearer than a calendar of closed ones. */
export const FewDays: Story = {
  args: {
    policy: officePolicy('BERGEN'),
    now: '2026-12-28T08:00:00+01:00',
    maxDate: '2026-12-31',
    defaultValue: { date: '2026-12-31', time: null },
  },
}

export const NothingFree: Story = {
  args: { policy: officePolicy('BERGEN'), now: '2026-12-24T13:00:00+01:00', maxDate: '2026-12-27' },
}

/** Lead time: the first free time is an hour ahead, and a text says so. */
export const TooSoon: Story = {
  args: { policy: officePolicy('BERGEN'), defaultValue: { date: '2027-05-11', time: null } },
}

/** By keyboard alone: to a closed day, which says why, and on to an open one. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /^11\. mai 2027/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByText(/Mandag 17\. mai – Stengt: 17\. mai/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Velg dato først')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^18\. mai 2027/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('25 ledige tider tirsdag 18. mai')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Tid' })).toHaveFocus())
  },
}

/** The reader's clock differs from Oslo's. */
export const Elsewhere: Story = { args: { readerTimeZone: 'America/Los_Angeles' } }

export const NextFree: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Neste ledige: i dag kl. 12:30' }))
    await expect(canvas.getByRole('radio', { name: /^12:30/ })).toBeChecked()
  },
}

export const Dense: Story = { ...Chosen, parameters: { size: 'sm' } }
