import { act, render as draw, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
