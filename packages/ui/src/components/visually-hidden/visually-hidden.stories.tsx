import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { VisuallyHidden } from './visually-hidden.js'

const meta = {
  title: 'Foundations/VisuallyHidden',
  id: 'foundation-visually-hidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const InAName: Story = {
  args: { children: 'varelinje 2' },
  render: (args) => (
    <Button kind="danger">
      Slett <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Slett varelinje 2' })).toBeVisible()
  },
}
