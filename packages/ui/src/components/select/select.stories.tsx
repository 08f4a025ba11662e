import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../field/field.js'
import { Select } from './select.js'

const options = (
  <>
    <option value="">Velg</option>
    <option value="AIR">Fly</option>
    <option value="ROAD">Bil</option>
    <option value="SEA">Båt, med et navn som er så langt at det ikke får plass i feltet og må kortes av</option>
  </>
)

const meta = {
  title: 'Components/Fields/Select',
  id: 'choices-select',
  component: Select,
  args: { children: options },
  decorators: (Story, { parameters }) => (
    <Field label="Transportmiddel" width="md" {...parameters.field}>
      <Story />
    </Field>
  ),
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'AIR' } }
export const LongChoice: Story = { args: { defaultValue: 'SEA' } }
export const Disabled: Story = {
  args: { defaultValue: 'AIR', disabled: true },
  play: ({ canvas }) => {
    // The loaded list is painted at once, also with reduced motion.
    const select = canvas.getByRole<HTMLSelectElement>('combobox')
    select.disabled = false
    expect(getComputedStyle(select).opacity).toBe('1')
    select.disabled = true
  },
}
export const Small: Story = { args: { defaultValue: 'AIR', small: true } }
export const WithError: Story = { parameters: { field: { error: 'Velg et transportmiddel.' } } }
export const Dense: Story = { ...Chosen, parameters: { size: 'sm' } }
