import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { announced } from '../../testing/announced.js'
import { Field } from '../field/field.js'
import { FieldStack } from '../layout/layout.js'
import { Textarea } from './textarea.js'

const meta = {
  title: 'Components/Fields/Textarea',
  id: 'form-textarea',
  component: Textarea,
  args: { limit: 20 },
  render: (args) => (
    <Field label="Kommentar" optional>
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const TooLongIsMarked: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Kommentar' })
    await userEvent.type(area, 'Sendes til Kløfta nå.')
    await expect(area).toBeInvalid()
    await expect(within(canvasElement).getByText('1 tegn for mye')).toBeVisible()
    // Quick typing announces a count on the way and the last one together.
    await waitFor(() => expect(announced()).toContain('1 tegn for mye'))
  },
}

export const States: Story = {
  render: () => (
    <FieldStack>
      <Field label="Kommentar" optional>
        <Textarea limit={500} defaultValue="Sendes rekommandert til Kløfta i morgen." />
      </Field>
      <Field label="Årsak" error="Årsak må fylles ut.">
        <Textarea />
      </Field>
      <Field label="Svar fra kontoret">
        <Textarea readOnly defaultValue="Sertifikatet kan hentes fra kl. 10." />
      </Field>
      <Field label="Begrunnelse" hint="Velg utfall først">
        <Textarea disabled />
      </Field>
    </FieldStack>
  ),
}

export const Dense: Story = { ...States, parameters: { size: 'sm' } }
