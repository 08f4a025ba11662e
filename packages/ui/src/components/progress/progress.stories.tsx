import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress.js'

const meta = {
  title: 'Components/Messages/Progress',
  id: 'messages-progress',
  component: Progress,
  args: { label: 'Laster opp pakkliste.pdf', value: 40, detail: '40 %' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {}

export const Nothing: Story = { args: { value: 0, detail: '0 %' } }

export const Done: Story = { args: { value: 100, detail: '100 %' } }

/** Counted in a unit other than percent. */
export const Counted: Story = { args: { label: 'Kontrollerer varelinjer', value: 3, max: 8, detail: '3 av 8' } }

/** The total is unknown. */
export const Indeterminate: Story = { args: { label: 'Henter søknader', value: null, detail: undefined } }

export const HiddenLabel: Story = { args: { hideLabel: true, detail: undefined } }

export const LongName: Story = {
  args: { label: `Laster opp ${'veterinærattest_og_laboratorierapport_'.repeat(4)}.pdf` },
}
