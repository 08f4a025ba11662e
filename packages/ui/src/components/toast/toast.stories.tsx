import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Dialog } from '../dialog/dialog.js'
import { Menu } from '../menu/menu.js'
import { MenuItem } from '../menu/menu-item.js'
import { ToastRegion, type ToastRegionProps } from './toast-region.js'
import { toast, toastStore } from './toast-store.js'

const undo = fn()

function Example(props: ToastRegionProps) {
  return (
    <>
      <Button onClick={() => toast.success('Søknaden er slettet!', { action: { label: 'Angre', onSelect: undo } })}>
        Slett
      </Button>
      <ToastRegion {...props} />
    </>
  )
}

const meta = {
  title: 'Components/Messages/Toast',
  id: 'messages-toast',
  component: Example,
  // The toasts of a page are one list: on one page each story would show those of all others.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  beforeEach: () => toastStore.clear(),
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Receipt: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Slett' })
    await userEvent.click(button)
    const region = await screen.findByRole('region', { name: 'Varsler (1)' })
    await userEvent.keyboard('{F6}')
    await expect(region).toHaveFocus()
    await waitFor(() => expect(within(region).getByText('Søknaden er slettet!')).toBeVisible())
  },
}

export const UndoGivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    undo.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Slett' })
    await userEvent.click(button)
    await userEvent.keyboard('{F6}')
    await userEvent.click(await screen.findByRole('button', { name: 'Angre' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button).toHaveFocus())
  },
}

function InDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Varelinjer</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Varelinjer">
        <Button
          onClick={() =>
            // Stays until the picture is taken.
            toast.success('Varelinjen er slettet', { duration: null, action: { label: 'Angre', onSelect: undo } })
          }
        >
          Slett varelinje
        </Button>
      </Dialog>
      <ToastRegion />
    </>
  )
}

/** Over an open dialog a toast is reachable by F6 and by pointer, and the dialog stays open. */
export const OverDialog: Story = {
  render: () => <InDialog />,
  play: async ({ canvasElement }) => {
    undo.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Varelinjer' }))
    const remove = await screen.findByRole('button', { name: 'Slett varelinje' })
    await waitFor(() => expect(remove).toBeVisible())
    await userEvent.click(remove)
    const region = await screen.findByRole('region', { name: 'Varsler (1)' })
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(region).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(remove).toHaveFocus())
    await userEvent.click(remove)
    await userEvent.click(await screen.findByRole('button', { name: 'Angre' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await userEvent.click(remove)
    await expect(await screen.findByRole('region', { name: 'Varsler (1)' })).toBeInTheDocument()
    await expect(screen.getByRole('dialog', { name: 'Varelinjer' })).toBeVisible()
  },
}

/** Whether a pointer would hit the element at its centre. */
const isInReach = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

const twoErrors = () => {
  toast.error('Søknaden ble ikke slettet')
  toast.error('Varelinjen ble ikke kopiert')
}

/** A menu that opens over the toasts covers them; focusing a toast brings it to the front. */
export const UnderMenu: Story = {
  render: () => (
    <>
      <div style={{ position: 'fixed', bottom: 4, left: '50%' }}>
        <Menu trigger={<Button>Flere valg</Button>} label="Valg for #004001">
          <MenuItem onSelect={() => undefined}>Kopier</MenuItem>
          <MenuItem onSelect={() => undefined}>Last ned</MenuItem>
          <MenuItem onSelect={() => undefined}>Slett</MenuItem>
        </Menu>
      </div>
      <ToastRegion />
    </>
  ),
  play: async ({ canvasElement }) => {
    twoErrors()
    const region = await screen.findByRole('region', { name: 'Varsler (2)' })
    within(canvasElement).getByRole('button', { name: 'Flere valg' }).focus()
    await userEvent.keyboard('{Enter}')
    const items = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(items.map(isInReach)).toEqual([true, true, true]))
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(region).toHaveFocus())
    await waitFor(() => expect(within(region).getAllByRole('listitem').map(isInReach)).toEqual([true, true]))
    items[0]?.focus()
  },
}

function TallDialog() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Rediger kolonner"
        footer={
          <>
            <Button kind="primary">Ferdig</Button>
            <Button>Tilbakestill</Button>
          </>
        }
      >
        <div style={{ height: '100vh' }}>Mottakerland</div>
      </Dialog>
      <ToastRegion />
    </>
  )
}

/** Beside the buttons of a dialog that is as high as the window. */
export const BesideButtons: Story = {
  render: () => <TallDialog />,
  play: async () => {
    const buttons = [
      await screen.findByRole('button', { name: 'Ferdig' }),
      screen.getByRole('button', { name: 'Tilbakestill' }),
    ]
    twoErrors()
    const region = await screen.findByRole('region', { name: 'Varsler (2)' })
    await waitFor(() => expect(buttons.map(isInReach)).toEqual([true, true]))
    await expect(within(region).getAllByRole('listitem').map(isInReach)).toEqual([true, true])
  },
}

/** F6 lists messages that have disappeared. */
export const History: Story = {
  play: async ({ canvasElement }) => {
    toast.success('Søknaden er slettet!', { duration: 1 })
    toast.success('Varelinjen er kopiert', { duration: 1 })
    await waitFor(() => expect(toastStore.read().history).toHaveLength(2))
    within(canvasElement).getByRole('button', { name: 'Slett' }).focus()
    await userEvent.keyboard('{F6}')
    const region = await screen.findByRole('region', { name: 'Varsler' })
    await expect(region).toHaveFocus()
    const toasts = within(region).getAllByRole('listitem')
    await expect(toasts.map((item) => item.textContent).toSorted()).toEqual([
      'Søknaden er slettet!',
      'Varelinjen er kopiert',
    ])
  },
}

/** The three tones, and one message shown three times. An error stays. */
export const Tones: Story = {
  play: async () => {
    toast.info('Søknaden er under vurdering')
    for (let n = 0; n < 3; n += 1) toast.success('Varelinjen er kopiert')
    toast.error('Søknaden ble ikke slettet. Prøv igjen senere, eller ring 22 40 00 00 hvis det haster.')
    const region = await screen.findByRole('region', { name: 'Varsler (3)' })
    await userEvent.hover(region)
    await waitFor(() => expect(within(region).getByText('Varelinjen er kopiert ×3')).toBeVisible())
  },
}

function InNativeDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Åpne</Button>
      <dialog ref={dialog} aria-label="Fravær" style={{ margin: 'auto', padding: 16 }}>
        <Button onClick={() => toast.success('Fraværet er lagret.', { action: { label: 'Angre', onSelect: undo } })}>
          Lagre
        </Button>
      </dialog>
      <ToastRegion />
    </>
  )
}

/** A native modal dialog makes the whole page inert, so toasts render inside it while it is open. */
export const OverANativeDialog: Story = {
  render: () => <InNativeDialog />,
  play: async ({ canvasElement }) => {
    undo.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Åpne' }))
    await userEvent.click(screen.getByRole('button', { name: 'Lagre' }))
    const action = await screen.findByRole('button', { name: 'Angre' })
    await waitFor(() => expect(action.closest('dialog')).not.toBeNull())
    const { x, y, width, height } = action.getBoundingClientRect()
    await expect(action).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement)
    canvasElement.querySelector('dialog')?.close()
    await waitFor(() => expect(screen.getByText('Fraværet er lagret.').closest('dialog')).toBeNull())
    canvasElement.querySelector('dialog')?.showModal()
    await waitFor(() => expect(screen.getByText('Fraværet er lagret.').closest('dialog')).not.toBeNull())
  },
}
