import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.js'
import { Card } from './card.js'

const meta = {
  title: 'Components/Lists and data/Card',
  id: 'data-card',
  component: Card,
  args: {
    children: (
      <div className="eks:flex eks:flex-wrap eks:items-center eks:justify-between eks:gap-4">
        <p>Sertifikatet for søknad #004001 er signert.</p>
        <Button>Forhåndsvis</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Dense: Story = { parameters: { size: 'sm' } }
