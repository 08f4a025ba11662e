import { afterAll, expect, it, vi } from 'vitest'

// One clock for all: it never goes back. A module of its own: a file before this one may have touched its page at a later hour.
vi.useFakeTimers({ now: Date.now() })
vi.resetModules()
const { isAttended, untilTypingRests } = await import('./attendance.ts')
afterAll(() => void vi.useRealTimers())

it.each(['pointerdown', 'keydown', 'wheel'])(
  'a page is attended for a minute after %s, wherever it is stopped',
  (sign) => {
    vi.advanceTimersByTime(61_000)
    expect(isAttended()).toBe(false)
    document.body.addEventListener(sign, (event) => event.stopPropagation(), { once: true })
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(isAttended()).toBe(true)
    vi.advanceTimersByTime(59_000)
    expect(isAttended()).toBe(true)
  },
)

it.each([
  ['a key', new KeyboardEvent('keydown', { key: 'a', bubbles: true }), 'button', 2000],
  ['a word that was spoken', new Event('input', { bubbles: true }), 'input', 2000],
  ['a field that somebody has gone to', new FocusEvent('focusin', { bubbles: true }), 'textarea', 2000],
  ['a button that somebody has gone to', new FocusEvent('focusin', { bubbles: true }), 'button', 0],
])('[EXP-03] after %s the keys of the page are theirs for so long', (_, sign, name, rest) => {
  vi.advanceTimersByTime(10_000)
  expect(untilTypingRests()).toBe(0)
  const element = document.body.appendChild(document.createElement(name))
  element.dispatchEvent(sign)
  element.remove()
  expect(untilTypingRests()).toBe(rest)
})
