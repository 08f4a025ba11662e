import { act, render, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SendingDialog } from './sending-dialog.tsx'

it('[WIZ-18] [THM-03] an application that is long on its way says so after five seconds, and cannot be called back', async () => {
  // What draws a dialog is fetched when the first one opens, which takes its own time.
  const { unmount } = render(<SendingDialog open />)
  await screen.findByRole('dialog')
  unmount()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(<SendingDialog open />)
  const text = () => screen.getByRole('dialog').textContent
  const first = text()
  await act(async () => vi.advanceTimersByTimeAsync(2600))
  expect(text()).not.toBe(first)
  expect(text()).not.toContain('Dette kan ta litt tid.')
  await act(async () => vi.advanceTimersByTimeAsync(2600))
  expect(text()).toContain('Dette kan ta litt tid.')
  expect(within(screen.getByRole('dialog')).queryByRole('button')).toBeNull()
})
