import { render, renderHook, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useReturnFocus } from './use-return-focus.js'

function open() {
  render(
    <main>
      <h1>Oversikt</h1>
      <button type="button">Meny</button>
    </main>,
  )
  const opener = screen.getByRole('button')
  opener.focus()
  const { result } = renderHook(() => useReturnFocus())
  result.current.remember()
  opener.blur()
  return { opener, close: () => result.current.giveBack(new Event('close', { cancelable: true })) }
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
