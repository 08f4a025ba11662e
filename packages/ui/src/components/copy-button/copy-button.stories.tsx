import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { CopyButton } from './copy-button.js'

const meta = {
  title: 'Components/Actions/CopyButton',
  id: 'actions-copybutton',
  component: CopyButton,
  args: { text: 'https://eksport.example/d/4009' },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Kopier' }))
    await expect(await within(canvasElement).findByText('Kopiert.')).toBeVisible()
    await expect(written).toHaveBeenCalledWith('https://eksport.example/d/4009')
    written.mockRestore()
  },
}
