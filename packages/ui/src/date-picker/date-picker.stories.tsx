import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { DatePicker } from './date-picker.js'

const meta = {
  title: 'Dates/DatePicker',
  component: DatePicker,
  decorators: (Story) => (
    <div className="eks:min-h-120">
      <Field label="Avgangsdato" hint="dd.mm.åååå" width="sm">
        <Story />
      </Field>
    </div>
  ),
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { args: { defaultValue: '2026-11-25' } }

/** Written as people write, put in order when the field is left. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Avgangsdato' })
    await userEvent.type(field, '+14')
    await userEvent.tab()
    await expect(field).toHaveValue('04.12.2026')
  },
}

export const Calendar: Story = {
  args: {
    defaultValue: '2026-11-25',
    min: '2026-11-20',
    isBlocked: (date) => (date === '2026-11-27' ? 'Fly går ikke denne dagen' : false),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Endre dato, valgt onsdag 25. november 2026' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('button', { name: /^25\. november 2026, onsdag, valgt/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(page.getByText(/Fredag 27\. november – Fly går ikke denne dagen/)).toBeVisible()
  },
}
