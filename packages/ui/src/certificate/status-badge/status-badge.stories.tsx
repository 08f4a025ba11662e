import { applicationStatuses } from '@eksport/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StatusBadge } from './status-badge.js'

const meta = {
  title: 'Certificates/StatusBadge',
  id: 'case-statusbadge',
  component: StatusBadge,
  args: { status: 'GODKJENT', viewpoint: 'INNSENDER' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

/** All statuses as the exporter and the caseworker see them. */
export const AllStatuses: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
        gap: '8px 24px',
        justifyItems: 'start',
      }}
    >
      {applicationStatuses.flatMap((status) =>
        (['INNSENDER', 'BEHANDLER'] as const).map((viewpoint) => (
          <StatusBadge key={status + viewpoint} status={status} viewpoint={viewpoint} />
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const badges = [...canvasElement.querySelectorAll<HTMLElement>('.eks-badge')]
    const shapes = new Map(badges.map((one) => [one.dataset.tone, getComputedStyle(one, '::after').clipPath]))
    await expect([...shapes.keys()].toSorted()).toEqual(['danger', 'info', 'success', 'warning'])
    // Each colour has a shape of its own.
    await expect(new Set(shapes.values()).size).toBe(4)
    await expect([...shapes.values()].every((shape) => shape.startsWith('path('))).toBe(true)
  },
}

/** A status from a newer server, unknown to this version. */
export const Unknown: Story = { args: { status: 'TIL_LABORATORIUM' } }

/** Pressed, hovered or focused, it explains the status; Escape closes the tooltip. */
export const Explained: Story = {
  args: { status: 'UTSTEDT', viewpoint: 'BEHANDLER', explain: true },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 48 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const badge = await within(canvasElement).findByRole('button', { name: /Choo choo ship away/ })
    const tip = canvasElement.querySelector<HTMLElement>('.eks-badge-tip')
    await userEvent.click(badge)
    await waitFor(() => expect(tip).toBeVisible())
    const [above, below] = [tip?.getBoundingClientRect().bottom ?? 0, badge.getBoundingClientRect().top]
    await expect(above).toBeLessThanOrEqual(below)
    tip?.hidePopover()
    await waitFor(() => expect(tip).not.toBeVisible())
    await userEvent.unhover(badge)
    // A single pointer that moves from the badge to the tooltip: between two pointers the tooltip could close.
    const pointer = userEvent.setup()
    await pointer.hover(badge)
    await waitFor(() => expect(tip).toBeVisible())
    if (tip) await pointer.hover(tip)
    await new Promise((resolve) => setTimeout(resolve, 250))
    await expect(tip).toBeVisible()
    if (tip) await pointer.unhover(tip)
    await waitFor(() => expect(tip).not.toBeVisible())
    await userEvent.click(badge)
  },
}

/** Both sizes side by side, and a custom word. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusBadge status="GODKJENT" viewpoint="INNSENDER" size="md" />
      <StatusBadge status="GODKJENT" viewpoint="INNSENDER" size="sm" />
      <StatusBadge status="AVKLARING_INNSENDER" viewpoint="INNSENDER" label="Dere må svare" />
    </div>
  ),
}

/** Double text size in a narrow column: the words wrap, nothing is cut off. */
export const LargeText: Story = {
  args: { status: 'ERSTATNING_UNDER_REGISTRERING', viewpoint: 'BEHANDLER' },
  decorators: [
    (Story) => (
      <div style={{ width: 240, fontSize: '200%', ['--eks-fs-micro' as string]: '1.75rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('.eks-badge')
    await expect(badge?.scrollWidth ?? 0).toBeLessThanOrEqual(240)
  },
}
