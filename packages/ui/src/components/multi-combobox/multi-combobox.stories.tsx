import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { MultiCombobox } from './multi-combobox.js'

const options = ['Brasil', 'Gibraltar', 'Storbritannia', 'Japan', 'Kina'].map((label) => ({
  value: label.toUpperCase(),
  label,
  detail: label.slice(0, 2).toUpperCase(),
}))

const meta = {
  title: 'Components/Fields/MultiCombobox',
  id: 'choices-multicombobox',
  component: MultiCombobox,
  args: { options, defaultValue: ['BRASIL', 'JAPAN', 'KINA'] },
  decorators: (Story) => (
    <div style={{ minHeight: 360 }}>
      <Field label="Mottakerland" width="lg">
        <Story />
      </Field>
    </div>
  ),
} satisfies Meta<typeof MultiCombobox>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'bra')
  },
}

/** Focus moves to the next chip, then to the field. */
export const RemoveChips: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern Japan' }))
    await expect(canvas.getByRole('button', { name: 'Fjern Kina' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('button', { name: 'Fjern Brasil' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const Empty: Story = { args: { defaultValue: [] } }

/** At the maximum: the list says so, and the selection stays. */
export const Full: Story = {
  args: { max: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'storbritannia{Enter}')
    await expect(canvas.getByText('Du kan velge høyst 3')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Fjern Storbritannia' })).toBeNull()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Dense: Story = { parameters: { size: 'sm' } }
