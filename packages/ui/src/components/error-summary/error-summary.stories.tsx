import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { Input } from '../input/input.js'
import { FieldStack } from '../layout/layout.js'
import { ErrorSummary } from './error-summary.js'

const packages = 'Du må minst ha én pakke.'
const place = 'Innførselssted må fylles ut.'

const meta = {
  title: 'Components/Forms and steps/ErrorSummary',
  id: 'messages-error-summary',
  component: ErrorSummary,
  args: {
    errors: [
      { target: 'packages', text: packages },
      { target: 'place', text: place },
    ],
  },
  render: (args) => (
    <FieldStack>
      <ErrorSummary {...args} />
      <Field id="packages" label="Antall pakker" width="md" error={packages}>
        <Input defaultValue="0" inputMode="numeric" />
      </Field>
      <Field id="place" label="Innførselssted" width="lg" error={place}>
        <Input />
      </Field>
    </FieldStack>
  ),
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const LeadsToTheField: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('link', { name: place }))
    await expect(page.getByRole('textbox', { name: 'Innførselssted' })).toHaveFocus()
  },
}

/** A corrected line keeps its place in the list, marked 'Rettet': nothing moves under the pointer. */
export const OneCorrected: Story = {
  args: {
    errors: [
      { target: 'packages', text: packages, corrected: true },
      { target: 'place', text: place },
    ],
  },
}

export const Dense: Story = { parameters: { size: 'sm' } }
