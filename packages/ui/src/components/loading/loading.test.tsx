import { act, render as draw, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Loading } from './loading.js'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const seen = () => within(document.querySelector<HTMLElement>('#view') ?? document.body)
const render = (element: ReactNode) =>
  draw(element, { container: document.body.appendChild(Object.assign(document.createElement('div'), { id: 'view' })) })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it("[THM-03] shows after 1000 ms, 'Dette kan ta litt tid.' after 5000 ms, and can be cancelled", () => {
  const cancel = vi.fn()
  render(<Loading active onCancel={cancel} />)
  pass(999)
  expect(seen().queryByText('Laster')).toBeNull()
  pass(1)
  expect(seen().getByText('Laster')).toBeTruthy()
  pass(3999)
  expect(seen().queryByText('Dette kan ta litt tid.')).toBeNull()
  pass(1)
  expect(seen().getByText('Dette kan ta litt tid.')).toBeTruthy()
  screen.getByRole('button', { name: 'Avbryt' }).click()
  expect(cancel).toHaveBeenCalledTimes(1)
})

it('stays at least 500 ms once shown, and never shows for what was quick', () => {
  const { rerender } = render(<Loading active />)
  pass(900)
  rerender(<Loading active={false} />)
  pass(2000)
  expect(seen().queryByText('Laster')).toBeNull()
  rerender(<Loading active />)
  pass(1000)
  rerender(<Loading active={false} />)
  pass(499)
  expect(seen().getByText('Laster')).toBeTruthy()
  pass(1)
  expect(seen().queryByText('Laster')).toBeNull()
})

it('does not flicker when work flips on and off', () => {
  const { rerender } = render(<Loading active />)
  for (let flip = 0; flip < 20; flip += 1) {
    rerender(<Loading active={flip % 2 === 0} />)
    pass(100)
    expect(seen().queryByText('Laster')).toBeNull()
  }
})

it('[THM-03] that is over at the very end of the delay is not shown', () => {
  const { rerender } = render(<Loading active />)
  pass(999)
  rerender(<Loading active={false} />)
  pass(1)
  expect(seen().queryByText('Laster')).toBeNull()
})

it('keeps one timer each, and none when it is gone', () => {
  const before = vi.getTimerCount()
  const { rerender, unmount } = render(<Loading active />)
  const own = () => vi.getTimerCount() - before
  expect(own()).toBe(1)
  pass(1000)
  // What is said waits its own third of a second.
  pass(400)
  const announcing = own() - 1
  rerender(<Loading active={false} />)
  expect(own() - announcing).toBe(1)
  rerender(<Loading active />)
  unmount()
  expect(own() - announcing).toBe(0)
})

function Work({ onCancel }: { onCancel: () => void }) {
  const [active, setActive] = useState(false)
  const stop = () => {
    setActive(false)
    onCancel()
  }
  return (
    <main>
      <h1>Søknader</h1>
      <button type="button" onClick={() => setActive(true)}>
        Hent
      </button>
      <input aria-label="Søk" />
      <Loading active={active} onCancel={stop} />
      <button type="button" onClick={() => setActive(false)}>
        Slutt
      </button>
    </main>
  )
}

describe('giving up', () => {
  const onCancel = vi.fn()
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const press = (name: string) =>
    act(() => {
      button(name).focus()
      button(name).click()
    })
  const pressEscape = () =>
    act(
      () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
  beforeEach(() => {
    onCancel.mockClear()
    render(<Work onCancel={onCancel} />)
    press('Hent')
    pass(1000)
  })

  it('gives focus back to what started the work, and can be done once', () => {
    const cancel = button('Avbryt')
    press('Avbryt')
    expect(document.activeElement).toBe(button('Hent'))
    act(() => cancel.click())
    expect(onCancel).toHaveBeenCalledTimes(1)
    // Still shown for its minimum of half a second, with nothing left to cancel.
    expect(seen().getByText('Laster')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Avbryt' })).toBeNull()
    pressEscape()
    expect(onCancel).toHaveBeenCalledTimes(1)
  })

  it('gives focus back as well when the work ends under the button', () => {
    act(() => button('Avbryt').focus())
    act(() => button('Slutt').click())
    expect(document.activeElement).toBe(button('Hent'))
  })

  it('gives it to the heading of the page when what started the work is gone', () => {
    act(() => button('Avbryt').focus())
    button('Hent').remove()
    act(() => button('Slutt').click())
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it('is done by Escape too, but not from another field', () => {
    act(() => screen.getByRole('textbox').focus())
    pressEscape()
    expect(onCancel).not.toHaveBeenCalled()
    act(() => button('Hent').focus())
    pressEscape()
    expect(onCancel).toHaveBeenCalledTimes(1)
  })
})
