import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.js'
import { Lookup } from './lookup.js'
import type { LookupSearch } from './use-search.js'

const register = [
  { value: 'M123', label: 'Midnattsol Testlaks AS', detail: 'M123' },
  { value: 'N45', label: 'Nordhav Testeksport AS', detail: 'N45' },
]
const find: LookupSearch = async (text) =>
  register.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))

const meta = {
  title: 'Components/Fields/Lookup',
  id: 'choices-lookup',
  component: Lookup,
  args: { value: null, delay: 0, search: find },
  decorators: (Story) => (
    <div style={{ minHeight: 240 }}>
      <Field label="Produksjonsanlegg" width="lg">
        <Story />
      </Field>
    </div>
  ),
} satisfies Meta<typeof Lookup>
export default meta
type Story = StoryObj<typeof meta>

const write = async (canvasElement: HTMLElement, text: string) => {
  await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Produksjonsanlegg' }), text)
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(within(canvasElement).getByText('Skriv minst to tegn for å søke')).toBeVisible()
  },
}

export const Chosen: Story = { args: { value: 'M123', valueLabel: 'Midnattsol Testlaks AS' } }

export const Found: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'test')
    await expect(await within(canvasElement).findAllByRole('option')).toHaveLength(2)
  },
}

export const NoHits: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'qqq')
    await expect(await within(canvasElement).findByText('Ingen resultater')).toBeVisible()
  },
}

export const Searching: Story = {
  args: { search: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'test')
    await expect(await within(canvasElement).findByText('Søker …')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { search: () => Promise.reject(new Error('503')) },
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'test')
    await expect(await within(canvasElement).findByText(/Søket svarte ikke/)).toBeVisible()
  },
}
