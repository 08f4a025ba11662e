import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, Copy, Download, Ellipsis, Eye } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.js'
import { Menu } from './menu.js'
import { MenuItem, MenuSeparator } from './menu-item.js'

const onSelect = fn()

const trigger = (
  <IconButton kind="quiet" label="Handlinger for søknad #004009">
    <Ellipsis aria-hidden="true" />
  </IconButton>
)

const items = (
  <>
    <MenuItem icon={<Eye aria-hidden="true" />} onSelect={() => onSelect('preview')}>
      Forhåndsvis sertifikat
    </MenuItem>
    <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => onSelect('download')}>
      Last ned e-signert PDF
    </MenuItem>
    <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => onSelect('copies')}>
      Bestill bekreftede kopier
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={<Ban aria-hidden="true" />} tone="danger" onSelect={() => onSelect('cancel')}>
      Kanseller søknad
    </MenuItem>
  </>
)

const meta = {
  title: 'Components/Actions/Menu',
  id: 'overlays-menu',
  component: Menu,
  args: { label: 'Handlinger for søknad #004009', trigger, align: 'start', children: items },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    onSelect.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Handlinger for søknad #004009' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Forhåndsvis sertifikat' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Kanseller søknad' })).toHaveFocus())
    await userEvent.keyboard('b')
    await expect(screen.getByRole('menuitem', { name: 'Bestill bekreftede kopier' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onSelect).toHaveBeenCalledWith('copies')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Kanseller søknad' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Forhåndsvis sertifikat' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
  },
}
