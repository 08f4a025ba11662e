import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SegmentedControl } from './segmented-control.js'

const meta = {
  title: 'Components/Actions/SegmentedControl',
  id: 'actions-segmentedcontrol',
  component: SegmentedControl<string>,
  args: {
    label: 'Hurtigfilter',
    segments: [
      { value: 'all', label: 'Alle', count: 41 },
      { value: 'open', label: 'Under arbeid', count: 8 },
      { value: 'done', label: 'Ferdig', count: 10 },
    ],
  },
} satisfies Meta<typeof SegmentedControl<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Quick: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Under arbeid 8' }))
    await expect(canvas.getByRole('button', { name: 'Under arbeid 8' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Alle 41' })).toHaveAttribute('aria-pressed', 'false')
  },
}

export const Dense: Story = { parameters: { size: 'sm' } }
