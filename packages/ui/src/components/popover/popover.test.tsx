import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Combobox } from '../combobox/combobox.js'
import { Dialog } from '../dialog/dialog.js'
import { Menu } from '../menu/menu.js'
import { MenuItem } from '../menu/menu-item.js'
import { ToastRegion } from '../toast/toast-region.js'
import { toast, toastStore } from '../toast/toast-store.js'
import { Popover } from './popover.js'

afterEach(() => act(() => toastStore.clear()))

const panel = () => screen.queryByRole('dialog', { name: 'Filter' })

it('leaves Escape to a list that is open in it, and closes by the next', async () => {
  const user = userEvent.setup()
  render(
    <Popover label="Filter" trigger={<button type="button">Filter</button>}>
      <Combobox aria-label="Land" options={[{ value: 'JP', label: 'Japan' }]} />
    </Popover>,
  )
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(screen.getByRole('combobox', { name: 'Land' }))
  await user.keyboard('jap')
  expect(screen.getByRole('listbox')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(panel()).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
})

it('leaves Escape to a receipt that lies over it', async () => {
  const user = userEvent.setup()
  render(
    <>
      <ToastRegion />
      <Popover label="Filter" defaultOpen trigger={<button type="button">Filter</button>}>
        <button type="button">Tøm</button>
      </Popover>
    </>,
  )
  act(() => void toast.success('Lagret'))
  await user.keyboard('{F6}{Escape}')
  expect(screen.queryByText('Lagret')).toBeNull()
  expect(panel()).toBeTruthy()
})

interface AskedProps {
  closes: boolean
}

/** A button in a panel opens a question that stands outside of it. */
function Asked({ closes }: AskedProps) {
  const [open, setOpen] = useState(false)
  const [asks, setAsks] = useState(false)
  return (
    <main>
      <h1>Maler</h1>
      <Popover label="Mal" open={open} onOpenChange={setOpen} trigger={<button type="button">Mal</button>}>
        <button
          type="button"
          onClick={() => {
            setAsks(true)
            if (closes) setOpen(false)
          }}
        >
          Slett
        </button>
      </Popover>
      <Dialog open={asks} onOpenChange={setAsks} title="Vil du slette malen?" />
    </main>
  )
}

it.each([true, false])(
  'gets focus back on its button from a question that a control in it asks; it closes first: %s',
  async (closes) => {
    const user = userEvent.setup()
    render(<Asked closes={closes} />)
    await user.click(screen.getByRole('button', { name: 'Mal' }))
    await user.click(screen.getByRole('button', { name: 'Slett' }))
    expect(await screen.findByRole('dialog', { name: 'Vil du slette malen?' })).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'Mal' })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mal' })))
  },
)

it('stands in the native dialog of its button, over which nothing else of the document lies', async () => {
  const user = userEvent.setup()
  render(
    <main>
      <dialog open aria-label="Ny mal">
        <Popover label="Hjelp" trigger={<button type="button">Hjelp</button>}>
          Navnet ser bare du.
        </Popover>
        <Menu label="Valg" trigger={<button type="button">Flere valg</button>}>
          <MenuItem onSelect={() => undefined}>Kopier</MenuItem>
        </Menu>
      </dialog>
    </main>,
  )
  const native = screen.getByRole('dialog', { name: 'Ny mal' })
  await user.click(screen.getByRole('button', { name: 'Hjelp' }))
  expect(native.contains(screen.getByRole('dialog', { name: 'Hjelp' }))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Flere valg' }))
  expect(native.contains(screen.getByRole('menu', { name: 'Valg' }))).toBe(true)
})
