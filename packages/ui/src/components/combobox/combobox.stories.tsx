import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { Combobox } from './combobox.js'

const countries = [
  'Brasil',
  'Gibraltar',
  'Storbritannia',
  'Japan',
  'Kina',
  'Færøyene',
  'Åland',
  'Thailand',
  'Vietnam',
  'Canada',
]
const codes = ['BR', 'GI', 'GB', 'JP', 'CN', 'FO', 'AX', 'TH', 'VN', 'CA']
const options = countries.map((label, index) => ({ value: codes[index] ?? label, label, detail: codes[index] ?? '' }))

const meta = {
  title: 'Components/Fields/Combobox',
  id: 'choices-combobox',
  component: Combobox,
  args: { options },
  decorators: (Story) => (
    <div style={{ minHeight: 360 }}>
      <Field label="Mottakerland" width="lg">
        <Story />
      </Field>
    </div>
  ),
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { args: { defaultValue: 'JP' } }

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Mottakerland' })
    await userEvent.type(field, 'bra')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    // Only marked visually: the first arrow key moves to it.
    await expect(field).not.toHaveAttribute('aria-activedescendant')
  },
}

/** Selected by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Mottakerland' })
    await userEvent.type(field, 'faroy{Enter}')
    await expect(field).toHaveValue('Færøyene')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Headings while nothing is typed; a name in another language says so. */
export const UnderHeadings: Story = {
  args: {
    withDetail: true,
    options: [
      {
        value: '030214',
        label: 'Fersk eller kjølt atlantisk laks',
        detail: '030214',
        section: 'Koder som nevner arten',
      },
      { value: '030313', label: 'Fryst atlantisk laks', detail: '030313', section: 'Koder som nevner arten' },
      {
        value: '030289',
        label: 'Fish; fresh or chilled, other',
        detail: '030289',
        lang: 'en',
        section: 'Alle andre koder',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox', { name: 'Mottakerland' }))
    await expect(canvas.getAllByRole('group', { name: /koder/i })).toHaveLength(2)
  },
}

export const NotInTheList: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis')
    await userEvent.tab()
    await expect(canvas.getByText(/«Atlantis» finnes ikke i listen/)).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('Atlantis')
  },
}

export const Empty: Story = {}

export const Disabled: Story = { args: { defaultValue: 'JP', disabled: true } }

/** The code is part of the answer. */
export const WithDetail: Story = { args: { defaultValue: 'JP', withDetail: true } }

export const NoHits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'qqq')
    await expect(canvas.getByText('Ingen resultater')).toBeVisible()
  },
}

export const Dense: Story = { args: { defaultValue: 'JP' }, parameters: { size: 'sm' } }
