import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Alert } from '../alert/alert.js'
import { Link } from './link.js'

const meta = {
  title: 'Components/Navigation/Link',
  id: 'actions-link',
  component: Link,
  args: { href: '#004001', children: 'Søknad #004001' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const ByTheRouter: Story = {
  args: { render: (props) => <a {...props} href="#fra-ruteren" /> },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Søknad #004001' })
    await expect(link).toHaveAttribute('href', '#fra-ruteren')
    await expect(link).toHaveClass('eks-link')
  },
}

export const InAnAlert: Story = {
  render: (args) => (
    <Alert tone="danger">
      Fersk fisk kan ikke være eldre enn 15 dager.{' '}
      <Link {...args} inherit>
        Gå til varelinje 2
      </Link>
    </Alert>
  ),
}
