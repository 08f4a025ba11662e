import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../button/button.js'
import { Menu, type MenuProps } from './menu.js'
import { MenuItem } from './menu-item.js'

const onSelect = vi.fn()
const menu = (props: Partial<MenuProps> = {}) => (
  <main>
    <Menu trigger={<Button>Flere valg</Button>} label="Flere valg" {...props}>
      <MenuItem onSelect={onSelect}>Kopier</MenuItem>
      <MenuItem onSelect={onSelect} disabled hint="Alt er sendt">
        Slett
      </MenuItem>
    </Menu>
  </main>
)
const button = () => screen.getByRole('button', { name: 'Flere valg' })
const item = (name: RegExp) => screen.getByRole('menuitem', { name })

function OwnedByPage() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Vis</Button>
      {menu({ open, onOpenChange: (next, { reason }) => reason !== 'dismiss' && setOpen(next) })}
    </>
  )
}

describe('Menu', () => {
  it('tells why it opens and closes, and gives focus back each time', async () => {
    const onOpenChange = vi.fn()
    render(menu({ onOpenChange }))
    await userEvent.click(button())
    await userEvent.click(item(/Kopier/))
    expect(document.activeElement).toBe(button())
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(document.activeElement).toBe(button())
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(item(/Slett/))
    await userEvent.tab()
    expect(document.activeElement).toBe(button())
    expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
      [true, 'trigger'],
      [false, 'select'],
      [true, 'trigger'],
      [false, 'dismiss'],
      [true, 'trigger'],
      [false, 'dismiss'],
    ])
  })

  it('has given focus back when an item acts, so that a dialog that it opens returns there', async () => {
    const focused: (Element | null)[] = []
    onSelect.mockImplementationOnce(() => focused.push(document.activeElement))
    render(menu({ defaultOpen: true }))
    await userEvent.click(item(/Kopier/))
    expect(focused).toEqual([button()])
  })

  it('keeps the keyboard when it is opened again before the page has rested', async () => {
    render(menu())
    await userEvent.click(button())
    fireEvent.click(item(/Kopier/))
    fireEvent.keyDown(button(), { key: 'ArrowUp' })
    // What the closed layer postponed to the end of the task runs now.
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(document.activeElement).toBe(item(/Slett/))
  })

  it('lets the caller own whether it is open, and say no', async () => {
    render(<OwnedByPage />)
    await userEvent.click(screen.getByRole('button', { name: 'Vis' }))
    expect(screen.getByRole('main').contains(screen.getByRole('menu'))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(item(/Kopier/))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('keeps an item that is not possible within reach, with its reason, and does nothing by it', async () => {
    onSelect.mockClear()
    render(menu({ defaultOpen: true }))
    expect(item(/Slett/).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(item(/Slett.*Alt er sendt/))
    expect(onSelect).not.toHaveBeenCalled()
    expect(screen.getByRole('menu')).toBeTruthy()
  })
})
