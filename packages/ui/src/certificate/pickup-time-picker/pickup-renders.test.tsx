import { officePolicy } from '@eksport/domain/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { EksportContext } from '../../foundation/text/eksport-context.js'
import { PickupTimePicker } from './pickup-time-picker.js'

it('choosing a time leaves the month alone, though the caller’s own function is new each time', async () => {
  const asked = vi.fn()
  // A month asks for its words whenever it is drawn.
  const messages = {
    get calendar() {
      asked()
      return undefined
    },
  }
  const now = () => Date.parse('2027-05-11T06:05:00+02:00')
  render(
    <EksportContext
      value={{ locale: 'nb', messages, words: undefined, now, timeZone: 'Europe/Oslo', storage: undefined }}
    >
      <PickupTimePicker
        policy={officePolicy('KLOEFTA')}
        now="2027-05-11T06:05:00+02:00"
        defaultValue={{ date: '2027-05-12', time: null }}
        onBlocked={() => undefined}
      />
    </EksportContext>,
  )
  asked.mockClear()
  await userEvent.click(screen.getByRole('radio', { name: /^09:00/ }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^09:00/ }).checked).toBe(true)
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /^13\. mai 2027/ }))
  expect(asked).toHaveBeenCalled()
})
