import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './kbd.js'

const meta = {
  title: 'Components/Lists and data/Kbd',
  id: 'data-kbd',
  component: Kbd,
  args: { children: 'Enter' },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const InAText: Story = {
  render: (args) => (
    <p>
      Send med <Kbd>Ctrl</Kbd> + <Kbd {...args} />, lukk med <Kbd>Esc</Kbd>.
    </p>
  ),
}
