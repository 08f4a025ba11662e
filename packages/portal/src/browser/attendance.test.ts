import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isAttended } from './attendance.ts'

// One clock for all: it never goes back.
beforeAll(() => void vi.useFakeTimers({ now: Date.now() }))
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
