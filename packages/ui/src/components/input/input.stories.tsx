import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { FieldStack } from '../layout/layout.js'
import { Input, SearchInput } from './input.js'

const meta = {
  title: 'Components/Fields/Input',
  id: 'form-input',
  component: Input,
  render: (args) => (
    <Field label="Lastested" width="lg">
      <Input {...args} />
    </Field>
  ),
} satisfies Meta<typeof Input>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Lastested' })
    await userEvent.type(input, 'Tromsø')
    await expect(input).toHaveValue('Tromsø')
  },
}

export const States: Story = {
  render: () => (
    <FieldStack>
      <Field label="Nettovekt" width="md">
        <Input defaultValue="2 745,60" unit="kg" inputMode="decimal" />
      </Field>
      <Field label="Søk" width="lg">
        <SearchInput placeholder="Referanse eller mottaker" />
      </Field>
      <Field label="Avsender" width="lg">
        <Input defaultValue="Nordhav AS" readOnly />
      </Field>
      <Field label="Plombe" width="md" hint="Velg transportmiddel først">
        <Input disabled />
      </Field>
      <Field label="Mottaker" width="lg" error="Mottaker må fylles ut.">
        <Input />
      </Field>
      <Field label="Mottakerens navn" width="lg">
        <Input defaultValue="Tokyo Seafood Distribution and Cold Storage Company Limited" />
      </Field>
    </FieldStack>
  ),
}

export const Dense: Story = { ...States, parameters: { size: 'sm' } }
