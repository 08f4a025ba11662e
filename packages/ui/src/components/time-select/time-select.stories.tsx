import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { TimeSelect } from './time-select.js'

const meta = {
  title: 'Components/Dates and times/TimeSelect',
  id: 'dates-timeselect',
  component: TimeSelect,
  args: { times: ['08:00', '08:30', '09:00', '09:30', '10:00'] },
  decorators: (Story, { parameters }) => (
    <Field label="Klokkeslett" width="sm" {...parameters.field}>
      <Story />
    </Field>
  ),
} satisfies Meta<typeof TimeSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Klokkeslett' })
    await userEvent.selectOptions(field, '08:30')
    await expect(field).toHaveValue('08:30')
  },
}

export const Chosen: Story = { args: { defaultValue: '09:00' } }

/** The office closes earlier that day: the time stays until the user selects another. */
export const NoLongerOffered: Story = { args: { defaultValue: '15:30' } }

export const NoneLeft: Story = { args: { times: [] } }

export const WaitsForADate: Story = { args: { times: null }, parameters: { field: { hint: 'Velg dato først' } } }

export const WithError: Story = {
  parameters: { field: { error: 'Du må velge når du ønsker å hente helsesertifikatet.' } },
}

export const Dense: Story = { ...Chosen, parameters: { size: 'sm' } }
