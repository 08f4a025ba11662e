import { officePolicy } from '@eksport/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { PickupTimePicker, type PickupTimePickerProps, type PickupValue } from './pickup-time-picker.js'

function Page({ start, ...props }: Omit<PickupTimePickerProps, 'value' | 'onValueChange'> & { start: PickupValue }) {
  const [value, setValue] = useState(start)
  return (
    <div className="eks:max-w-form">
      <PickupTimePicker {...props} value={value} onValueChange={setValue} />
    </div>
  )
}

const meta = { title: 'Dates/PickupTimePicker', component: Page } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const may = { policy: officePolicy('KLOEFTA'), now: '2027-05-11T12:05:00+02:00' }

export const Chosen: Story = {
  args: {
    ...may,
    start: { date: '2027-05-11', time: '14:00' },
    feeOf: ({ code }) => (code === 'after-hours' ? '750,-' : '375,-'),
  },
}
export const Start: Story = { args: { ...may, start: { date: null, time: null } } }
export const Lapsed: Story = { args: { ...may, start: { date: '2027-05-11', time: '12:00' } } }
export const Mistakes: Story = {
  args: {
    ...may,
    policy: officePolicy('BERGEN'),
    start: { date: null, time: null },
    errors: {
      date: 'Hentedato må være innenfor kontorets åpningstid.',
      time: 'Du må velge når du ønsker å hente helsesertifikatet.',
    },
  },
}
