import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { DatePicker } from './date-picker.js'

const meta = {
  title: 'Components/Dates and times/DatePicker',
  id: 'dates-datepicker',
  component: DatePicker,
  decorators: (Story, { parameters }) => (
    <div style={{ minHeight: 480 }}>
      <Field label="Avgangsdato" hint="dd.mm.åååå" error={parameters.error} width="sm">
        <Story />
      </Field>
    </div>
  ),
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { args: { defaultValue: '2026-11-25' } }

/** Typed in a common form, formatted on blur. */
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
    const reason = page.getByText(/Fredag 27\. november – Fly går ikke denne dagen/)
    await waitFor(() => expect(reason).toBeVisible())
  },
}

export const Empty: Story = {}

export const Disabled: Story = { args: { defaultValue: '2026-11-25', disabled: true } }

export const ReadOnly: Story = { args: { defaultValue: '2026-11-25', readOnly: true } }

/** Text that is not a date stays, and the form says what is wrong with it. */
export const NoDate: Story = {
  args: { defaultValue: '31.04.2026' },
  parameters: { error: 'Datoen finnes ikke.' },
}

/** Weekends can be reached by keyboard and say why they cannot be selected. */
export const NoWeekends: Story = {
  args: { defaultValue: '2026-11-27', noWeekends: true, weekNumbers: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: /^Endre dato/ }))
    await userEvent.keyboard('{ArrowRight}')
    const reason = page.getByText('Lørdag 28. november – Lørdag og søndag kan ikke velges')
    await waitFor(() => expect(reason).toBeVisible())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Avgangsdato' })).toHaveValue('30.11.2026')
  },
}

/** Composed from its parts: the button before the text. */
export const FromParts: Story = {
  render: () => (
    <DatePicker.Root defaultValue="2026-11-25">
      <DatePicker.Field>
        <DatePicker.Trigger style={{ marginLeft: -10, marginRight: 0 }} />
        <DatePicker.Input />
        <DatePicker.Calendar />
      </DatePicker.Field>
    </DatePicker.Root>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button', { name: /^Endre dato/ })
    await userEvent.click(trigger)
    const page = within(canvasElement.ownerDocument.body)
    const chosen = await page.findByRole('button', { name: /^25\. november 2026/ })
    await waitFor(() => expect(chosen).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Avgangsdato' })).toHaveValue('26.11.2026')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Dense: Story = { args: { defaultValue: '2026-11-25' }, parameters: { size: 'sm' } }
