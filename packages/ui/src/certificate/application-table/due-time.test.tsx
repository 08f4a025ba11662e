import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { DueTime } from './due-time.js'

const at = '2026-11-20T12:00:00Z'
const clock = vi.fn(() => Date.parse('2026-11-20T11:00:00Z'))

afterEach(() => vi.useRealTimers())

it("[ACT-06] a deadline in the list goes by the provider's clock, and on while the page stands", () => {
  vi.useFakeTimers({ now: 0 })
  render(
    <EksportProvider now={clock}>
      <DueTime row={{ applicationStatus: 'INNSENDT', revision: 1, dueDateTime: at }} locale="nb" />
    </EksportProvider>,
  )
  const text = () => screen.getByRole('time').textContent
  expect(text()).toBe('1\u00a0t 0\u00a0min')
  clock.mockReturnValue(Date.parse('2026-11-20T11:59:00Z'))
  act(() => vi.advanceTimersByTime(30_000))
  expect(text()).toBe('1\u00a0min')
  clock.mockReturnValue(Date.parse('2026-11-20T12:02:00Z'))
  act(() => vi.advanceTimersByTime(30_000))
  expect(text()).toBe('2\u00a0min over')
})
