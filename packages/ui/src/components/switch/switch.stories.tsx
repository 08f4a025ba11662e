import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FieldStack } from '../layout/layout.js'
import { Switch } from './switch.js'

const meta = {
  title: 'Components/Fields/Switch',
  id: 'form-switch',
  component: Switch,
  args: { label: 'Varene transporteres i romtemperatur', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Switched: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Varene transporteres i romtemperatur' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'toggle' }))
  },
}

export const States: Story = {
  render: () => (
    <FieldStack>
      <Switch label="Av" />
      <Switch label="På" defaultChecked />
      <Switch label="Ikke tilgjengelig" disabled />
      <Switch label="Alltid på" defaultChecked disabled />
      <Switch label="Varene transporteres i romtemperatur hele veien fra produksjonsanlegget til mottakeren i mottakerlandet" />
    </FieldStack>
  ),
}

export const Dense: Story = { ...States, parameters: { size: 'sm' } }
