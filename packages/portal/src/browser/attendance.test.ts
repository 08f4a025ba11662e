import { beforeEach, expect, it, vi } from 'vitest'

let page: typeof import('./attendance.ts')

// A page that has just been opened: another one may have been touched at a later hour.
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.now() })
  vi.resetModules()
  page = await import('./attendance.ts')
})

it.each(['pointerdown', 'keydown', 'wheel'])(
  'a page is attended for a minute after %s, wherever it is stopped',
  (sign) => {
    vi.advanceTimersByTime(61_000)
    expect(page.isAttended()).toBe(false)
    document.body.addEventListener(sign, (event) => event.stopPropagation(), { once: true })
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(page.isAttended()).toBe(true)
    vi.advanceTimersByTime(59_000)
    expect(page.isAttended()).toBe(true)
  },
)

it.each([
  ['a key', new KeyboardEvent('keydown', { key: 'a', bubbles: true }), 'button', 2000],
  ['a word that was spoken', new Event('input', { bubbles: true }), 'input', 2000],
  ['a field that somebody has gone to', new FocusEvent('focusin', { bubbles: true }), 'textarea', 2000],
  ['a button that somebody has gone to', new FocusEvent('focusin', { bubbles: true }), 'button', 0],
])('[EXP-03] after %s the keys of the page are theirs for so long', (_, sign, name, rest) => {
  vi.advanceTimersByTime(10_000)
  expect(page.untilTypingRests()).toBe(0)
  const element = document.body.appendChild(document.createElement(name))
  element.dispatchEvent(sign)
  element.remove()
  expect(page.untilTypingRests()).toBe(rest)
})
