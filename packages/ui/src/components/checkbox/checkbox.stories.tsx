import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Fieldset } from '../field/fieldset.js'
import { Checkbox } from './checkbox.js'

const meta = {
  title: 'Components/Fields/Checkbox',
  id: 'form-checkbox',
  component: Checkbox,
  args: { label: 'Papir', onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Ticked: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Papir' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  render: () => (
    <Fieldset legend="Format">
      <Checkbox label="Papir" />
      <Checkbox label="PDF" defaultChecked />
      <Checkbox label="Sjømat" mixed hint="3 av 10 valgt" />
      <Checkbox label="Elektronisk" hint="Ikke for dette landet" disabled />
      <Checkbox label="Alltid med" defaultChecked disabled />
      <Checkbox
        label="Jeg bekrefter at opplysningene er riktige, at varene er produsert i godkjente anlegg, og at jeg vil melde fra om endringer"
        framed
      />
      <Checkbox label="Jeg samtykker" error="Feltet er påkrevd" />
    </Fieldset>
  ),
}

export const Dense: Story = { ...States, parameters: { size: 'sm' } }
