import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.js'

const meta = { title: 'Components/Messages/Spinner', id: 'messages-spinner', component: Spinner } satisfies Meta<
  typeof Spinner
>
export default meta
type Story = StoryObj<typeof meta>

export const WithWords: Story = {
  render: (args) => (
    <p className="eks:flex eks:items-center eks:gap-2">
      <Spinner {...args} /> Sender inn
    </p>
  ),
}
