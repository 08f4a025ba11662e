import { act, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SendingDialog } from './sending-dialog.tsx'

it('[WIZ-18] [THM-03] an application that is long on its way says so after five seconds, and cannot be called back', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(<SendingDialog open />)
  const said = () => screen.getByRole('dialog').textContent
  const first = said()
  await act(async () => vi.advanceTimersByTimeAsync(2600))
  expect(said()).not.toBe(first)
  expect(said()).not.toContain('Dette kan ta litt tid.')
  await act(async () => vi.advanceTimersByTimeAsync(2600))
  expect(said()).toContain('Dette kan ta litt tid.')
  expect(screen.queryByRole('button')).toBeNull()
})
