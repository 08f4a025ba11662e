import { render, renderHook, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useReturnFocus } from './use-return-focus.js'

function page() {
  render(
    <main>
      <h1>Oversikt</h1>
      <button type="button">Meny</button>
    </main>,
  )
  const { result, rerender } = renderHook(({ open }) => useReturnFocus(open), { initialProps: { open: false } })
  const opener = screen.getByRole<HTMLButtonElement>('button')
  opener.focus()
  return {
    opener,
    open: () => rerender({ open: true }),
    close: () => {
      rerender({ open: false })
      result.current(new Event('close', { cancelable: true }))
    },
  }
}

function open() {
  const { opener, close, ...rest } = page()
  rest.open()
  opener.blur()
  return { opener, close }
}

it('gives focus back to the control that opened', () => {
  const { opener, close } = open()
  close()
  expect(document.activeElement).toBe(opener)
})

it('gives it to the heading where that control is folded away by then', () => {
  const { opener, close } = open()
  opener.checkVisibility = () => false
  close()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

it('leaves it with the heading of a page that has come before the overlay gives it back', () => {
  const { close } = open()
  const heading = screen.getByRole('heading')
  heading.tabIndex = -1
  heading.focus()
  close()
  expect(document.activeElement).toBe(heading)
})

it('gives it back to a button that had lost it before the overlay opened, and can be pressed again', () => {
  const { opener, open, close } = page()
  opener.disabled = true
  opener.blur()
  open()
  opener.disabled = false
  close()
  expect(document.activeElement).toBe(opener)
})

it('gives it to the heading while the button cannot be pressed', () => {
  const { opener, close } = open()
  opener.disabled = true
  close()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
