import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox, PenLine, Printer, Stamp } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { WorkRail } from './work-rail.js'

const meta = {
  title: 'Components/Navigation/WorkRail',
  id: 'officers-workrail',
  component: WorkRail,
  parameters: { size: 'sm' },
  args: {
    label: 'Køer',
    groups: [
      {
        id: 'cases',
        heading: 'Saker',
        items: [
          {
            id: 'open',
            label: 'Alle åpne',
            icon: <Inbox aria-hidden="true" />,
            count: 18,
            href: '#open',
            current: true,
          },
          { id: 'signing', label: 'Til signering', icon: <PenLine aria-hidden="true" />, count: 1, href: '#signing' },
          { id: 'printing', label: 'Til utskrift', icon: <Printer aria-hidden="true" />, count: 0, href: '#printing' },
        ],
      },
      {
        id: 'decided',
        heading: 'Avgjort',
        items: [{ id: 'issued', label: 'Utstedt', icon: <Stamp aria-hidden="true" />, href: '#issued' }],
      },
    ],
  },
} satisfies Meta<typeof WorkRail>
export default meta

export const Queues: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const rail = within(canvasElement).getByRole('navigation', { name: 'Køer' })
    await expect(within(rail).getByRole('link', { name: 'Alle åpne 18' })).toHaveAttribute('aria-current', 'page')
    await expect(within(rail).getByRole('list', { name: 'Avgjort' })).toBeVisible()
  },
}
