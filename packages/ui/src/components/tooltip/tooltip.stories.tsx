import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Popover } from '../popover/popover.js'
import { Toggletip } from './toggletip.js'
import { Tooltip } from './tooltip.js'

const meta = {
  title: 'Components/Overlays/Tooltip',
  id: 'overlays-tooltip-toggletip-popover',
  component: Tooltip,
  args: { text: 'Kan eksporteres', children: <Button icon={<Download aria-hidden="true" />}>Last ned</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 48 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button', { name: 'Last ned' })
    await waitFor(() => expect(button).toHaveAccessibleDescription('Kan eksporteres'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

export const HelpOnClick: Story = {
  render: () => (
    <div className="eks:flex eks:items-center eks:gap-2" style={{ paddingTop: 64 }}>
      Kontor <Toggletip about="Kontor">Sertifikatet hentes på dette kontoret.</Toggletip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Hjelp: Kontor' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Hjelp: Kontor' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByText('Sertifikatet hentes på dette kontoret.')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Sertifikatet hentes på dette kontoret.')).toBeVisible()
  },
}

export const Panel: Story = {
  render: () => (
    <Popover label="Om gebyret" trigger={<Button>Gebyr</Button>}>
      Du betaler gebyr for hver innsendt søknad.
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Gebyr' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Om gebyret' })).toBeVisible())
  },
}
