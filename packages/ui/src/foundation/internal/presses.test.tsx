import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getPresses } from './presses.js'
import { useSteady } from './use-steady.js'

const pressed = vi.fn()
const at = (top: number) => () => ({ top, left: 0 }) as DOMRect
const rest = () => act(() => new Promise((done) => setTimeout(done)))
const mouse = (type: string, target: Element, point: { readonly clientX?: number; readonly button?: number } = {}) =>
  act(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...point })))

/** A page on which the press itself makes the button go down. */
function drawn() {
  render(
    <main>
      <button type="button" onClick={pressed}>
        Neste
      </button>
    </main>,
  )
  const button = screen.getByRole('button')
  button.getBoundingClientRect = at(100)
  return { button, main: screen.getByRole('main'), sinks: () => (button.getBoundingClientRect = at(126)) }
}

beforeEach(() => {
  pressed.mockClear()
  getPresses(document)
})

it('[EXP-02] gives a control that went from under the pointer its click', async () => {
  const { button, main, sinks } = drawn()
  mouse('mousedown', button)
  sinks()
  mouse('mouseup', main)
  mouse('click', main)
  await rest()
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('[EXP-02] presses once what got its click, whether it moved or not', async () => {
  const { button, sinks } = drawn()
  mouse('mousedown', button)
  sinks()
  mouse('mouseup', button)
  mouse('click', button)
  await rest()
  expect(pressed).toHaveBeenCalledTimes(1)
})

it.each([
  ['drawn away from the control', { release: { clientX: 40 }, moves: true }],
  ['released over what opened on top of a control that stood still', { release: {}, moves: false }],
  ['released with another button', { release: { button: 2 }, moves: true }],
])('presses nothing when the pointer is %s', async (_, { release, moves }) => {
  const { button, main, sinks } = drawn()
  mouse('mousedown', button)
  if (moves) sinks()
  mouse('mouseup', main, release)
  await rest()
  expect(pressed).not.toHaveBeenCalled()
})

it('presses nothing when the press became a drag or a menu of the browser', async () => {
  const { button, main, sinks } = drawn()
  for (const ending of ['dragend', 'contextmenu']) {
    mouse('mousedown', button)
    sinks()
    mouse(ending, main)
    mouse('mouseup', main)
    await rest()
  }
  expect(pressed).not.toHaveBeenCalled()
})

function Words() {
  const [words, setWords] = useState({ text: 'før' })
  const { text } = useSteady(words)
  return (
    <>
      <input onBlur={() => setWords({ text: 'etter' })} />
      <button type="button">Neste</button>
      <p role="note">{text}</p>
    </>
  )
}

it('[EXP-02] lets nothing change between press and click, and changes at once by keyboard', async () => {
  const user = userEvent.setup()
  const { unmount } = render(<Words />)
  const text = () => screen.getByRole('note').textContent
  await user.click(screen.getByRole('textbox'))
  await user.pointer({ target: screen.getByRole('button'), keys: '[MouseLeft>]' })
  expect(text()).toBe('før')
  await user.pointer({ keys: '[/MouseLeft]' })
  expect(text()).toBe('etter')
  unmount()
  render(<Words />)
  await user.click(screen.getByRole('textbox'))
  await user.tab()
  expect(text()).toBe('etter')
})
