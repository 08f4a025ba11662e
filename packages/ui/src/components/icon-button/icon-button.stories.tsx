import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from './icon-button.js'

const meta = {
  title: 'Components/Actions/IconButton',
  id: 'actions-icon-button',
  component: IconButton,
  args: { label: 'Slett varelinje 2', children: <Trash2 aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Slett varelinje 2' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Kinds: Story = {
  render: (args) => (
    <div className="eks:flex eks:flex-wrap eks:items-center eks:gap-3">
      <IconButton {...args} />
      <IconButton {...args} kind="quiet" label="Endre varelinje 2">
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton {...args} kind="quiet" small label="Flere valg for varelinje 2">
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <IconButton {...args} busy label="Sletter varelinje 2" />
      <IconButton {...args} disabled />
    </div>
  ),
}

export const Dense: Story = { ...Kinds, parameters: { size: 'sm' } }
