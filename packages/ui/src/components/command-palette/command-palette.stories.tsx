import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Command } from './command.logic.js'
import { CommandPalette } from './command-palette.js'

const run = fn()
const pages = { group: 'Sider', run }
const actions = { group: 'Handlinger', run }
const commands: readonly Command[] = [
  { id: 'new', label: 'Ny lisens', keywords: 'opprett', shortcut: ['N'], ...actions },
  { id: 'renew', label: 'Forny lisensen for elva', ...actions },
  { id: 'dark', label: 'Mørkt tema', ...actions },
  { id: 'list', label: 'Alle lisenser', shortcut: ['G', 'L'], ...pages },
  { id: 'profile', label: 'Profil', keywords: 'varsler e-post', ...pages },
]
const licences: readonly Command[] = [
  { id: '4012', label: 'Lisens 4012', description: 'Alta, uke 31', group: 'Lisenser', run },
  { id: '4015', label: 'Lisens 4015', description: 'Namsen, uke 32', group: 'Lisenser', run },
]

const meta = {
  title: 'Components/Overlays/CommandPalette',
  id: 'overlays-commandpalette',
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), commands, search: async () => licences },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('combobox', { name: 'Finn side eller handling' })
const type = async (text: string) => {
  const input = await field()
  await waitFor(() => expect(input).toHaveFocus())
  await userEvent.keyboard(text)
}
const options = () => screen.findAllByRole('option')

export const AtFirst: Story = {
  args: { recent: ['profile', 'gone'] },
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    const [first] = await options()
    await expect(first).toHaveTextContent('Profil')
    await expect(within(screen.getByRole('group', { name: 'Sist brukt' })).getAllByRole('option')).toHaveLength(1)
  },
}

/** What the search finds stands below what the page knew already. */
export const Found: Story = {
  play: async () => {
    await type('lisens')
    await expect(await screen.findByRole('option', { name: /^Lisens 4015/ })).toBeVisible()
    await expect(await screen.findByText('5 treff')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    const [, second] = await options()
    await expect(await field()).toHaveAttribute('aria-activedescendant', second?.id)
  },
}

export const Run: Story = {
  play: async ({ args }) => {
    run.mockClear()
    await type('forny{Enter}')
    await expect(run).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'run' })
  },
}

export const Searching: Story = {
  args: { search: () => new Promise(() => undefined) },
  play: async () => {
    await type('lisens')
    await expect(await screen.findByText('Søker …')).toBeVisible()
  },
}

export const SearchFailed: Story = {
  args: { search: () => Promise.reject(new Error('503')) },
  play: async () => {
    await type('ny')
    await expect(await screen.findByText(/^Søket svarte ikke/)).toBeVisible()
    await expect(await options()).toHaveLength(1)
  },
}

export const NoHits: Story = {
  args: { search: async () => [] },
  play: async () => {
    await type('qqq')
    await expect(await screen.findByText('Ingen resultater')).toBeVisible()
  },
}
