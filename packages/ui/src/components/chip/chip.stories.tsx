import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Chip } from './chip.js'

const meta = {
  title: 'Components/Lists and data/Chip',
  id: 'base-chip',
  component: Chip,
  args: { label: 'Mottakerland: Japan', onRemove: fn() },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Fjern Mottakerland: Japan' }).focus()
    await userEvent.keyboard('{Delete}{Backspace}')
    await expect(args.onRemove).toHaveBeenCalledTimes(2)
  },
}

/** Wider than the page: the text wraps, the cross stays. */
export const LongText: Story = {
  args: { label: `Importør: ${'Shanghai Sample Seafood Trading Company Limited '.repeat(3)}` },
  decorators: (Story) => (
    <div style={{ maxWidth: 300 }}>
      <Story />
    </div>
  ),
}

export const Several: Story = {
  render: (args) => (
    <ul className="eks:flex eks:flex-wrap eks:gap-2">
      {['Brasil', 'Indonesia', 'Kina', 'Ukraina'].map((name) => (
        <li key={name}>
          <Chip {...args} label={`Mottakerland: ${name}`} />
        </li>
      ))}
    </ul>
  ),
}

export const Dense: Story = { ...Several, parameters: { size: 'sm' } }
