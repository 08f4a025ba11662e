import { officePolicy } from '@eksport/domain'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Calendar } from '../calendar/calendar.js'
import { PickupTimePicker } from './pickup-time-picker.js'

vi.mock(import('../calendar/calendar.js'), async (original) => ({ Calendar: vi.fn((await original()).Calendar) }))

it('choosing a time leaves the month alone, though the caller’s own function is new each time', async () => {
  render(
    <PickupTimePicker
      policy={officePolicy('KLOEFTA')}
      now="2027-05-11T06:05:00+02:00"
      defaultValue={{ date: '2027-05-12', time: null }}
      onBlocked={() => undefined}
    />,
  )
  const drawn = vi.mocked(Calendar)
  drawn.mockClear()
  await userEvent.click(screen.getByRole('radio', { name: /^09:00/ }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^09:00/ }).checked).toBe(true)
  expect(drawn).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /^13\. mai 2027/ }))
  expect(drawn).toHaveBeenCalled()
})
