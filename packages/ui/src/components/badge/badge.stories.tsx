import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fish } from 'lucide-react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Badge } from './badge.js'

const meta = {
  title: 'Components/Lists and data/Badge',
  id: 'data-badge',
  component: Badge,
  args: { label: 'Gyldig', tone: 'success', explanation: 'Du kan fiske' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

const licences = [
  { label: 'Gyldig', tone: 'success' },
  { label: 'Til behandling', tone: 'info' },
  { label: 'Utløper snart', tone: 'warning' },
  { label: 'Sperret', tone: 'danger' },
  { label: 'Utkast', tone: 'neutral' },
] as const

/** A shape for each tone, so that none depends on colour alone; in both sizes. */
export const Tones: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, auto)',
        gap: '8px 24px',
        placeItems: 'center start',
        placeContent: 'start',
      }}
    >
      {licences.flatMap((licence) => [
        <Badge key={licence.label} {...licence} />,
        <Badge key={`${licence.label} sm`} {...licence} size="sm" />,
      ])}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const badges = [...canvasElement.querySelectorAll<HTMLElement>('.eks-badge:not([data-tone="neutral"])')]
    await expect(new Set(badges.map((one) => getComputedStyle(one, '::after').clipPath)).size).toBe(4)
  },
}

/** A custom icon in place of the shape. */
export const OwnIcon: Story = {
  args: { label: 'Laksekort', tone: 'info', icon: <Fish aria-hidden="true" />, explanation: undefined },
}

/** Pressed, hovered or focused, it explains the state. */
export const Explained: Story = {
  args: { explain: true },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 48 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const badge = await within(canvasElement).findByRole('button', { name: /Du kan fiske/ })
    await userEvent.click(badge)
    await waitFor(() => expect(canvasElement.querySelector('.eks-badge-tip')).toBeVisible())
  },
}
