import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Checkbox } from '../checkbox/checkbox.js'
import { Popover } from './popover.js'

const meta = {
  title: 'Components/Overlays/Popover',
  id: 'overlays-popover',
  component: Popover,
  args: {
    label: 'Kolonner',
    trigger: <Button>Velg kolonner</Button>,
    children: (
      <>
        <Checkbox label="Mottakerland" defaultChecked />
        <Checkbox label="Kontor" />
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const OpensAndGivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Velg kolonner' })
    await userEvent.click(button)
    const panel = await screen.findByRole('dialog', { name: 'Kolonner' })
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = { args: { defaultOpen: true } }
