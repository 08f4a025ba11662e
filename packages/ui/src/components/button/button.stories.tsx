import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, ArrowRight, Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button, ButtonLink } from './button.js'

const meta = {
  title: 'Components/Actions/Button',
  id: 'actions-button',
  component: Button,
  args: { children: 'Send inn', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { kind: 'primary' } }

export const Kinds: Story = {
  render: (args) => (
    <div className="eks:flex eks:flex-wrap eks:items-center eks:gap-3">
      <Button {...args} kind="primary" icon={<Plus aria-hidden="true" />}>
        Opprett ny
      </Button>
      <Button {...args}>Tilbake</Button>
      <Button {...args} kind="quiet">
        Endre
      </Button>
      <Button {...args} kind="danger" icon={<Trash2 aria-hidden="true" />}>
        Slett
      </Button>
      <Button {...args} kind="danger-solid">
        Slett
      </Button>
      <Button {...args} disabled>
        Send inn
      </Button>
      <Button {...args} small>
        Bekreft
      </Button>
      <Button {...args} small kind="quiet">
        Avbryt
      </Button>
    </div>
  ),
}

export const Onwards: Story = {
  render: () => (
    <div className="eks:flex eks:gap-3">
      <ButtonLink href="#forrige" icon={<ArrowLeft aria-hidden="true" />}>
        Tilbake
      </ButtonLink>
      <ButtonLink href="#neste" kind="primary" iconEnd={<ArrowRight aria-hidden="true" />}>
        Neste
      </ButtonLink>
    </div>
  ),
}

export const BusyKeepsFocus: Story = {
  args: { kind: 'primary', busy: true, children: 'Sender inn' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sender inn' })
    button.focus()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
