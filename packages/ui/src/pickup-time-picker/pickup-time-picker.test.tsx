import { officePolicy } from '@eksport/domain'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { closedDaysOf } from './closed-days.logic.js'
import { PickupTimePicker, type PickupValue } from './pickup-time-picker.js'

const kloefta = officePolicy('KLOEFTA')
const bergen = officePolicy('BERGEN')
/** Tuesday 11 May 2027, 12.05 in Oslo. */
const now = '2027-05-11T12:05:00+02:00'

function Page({
  policy = kloefta,
  start = { date: null, time: null },
  at = now,
}: {
  policy?: typeof kloefta
  start?: PickupValue
  at?: string
}) {
  const [value, setValue] = useState<PickupValue>(start)
  return (
    <>
      <PickupTimePicker policy={policy} value={value} onValueChange={setValue} now={at} id="henting" />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

const output = () => JSON.parse(document.querySelector('output')?.textContent ?? 'null')

describe('PickupTimePicker', () => {
  it('[PIK-10] names the holiday in the name of the day, and lists it under the month', () => {
    render(<Page />)
    const day = screen.getByRole('button', { name: '17. mai 2027, mandag, Stengt: 17. mai' })
    expect(day.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: '15. mai 2027, lørdag, Stengt: lørdag' })).toBeTruthy()
    expect(screen.getByText('Stengt: 1. pinsedag')).toBeTruthy()
  })

  it('[PIK-10] lets the keyboard visit a closed day, and chooses nothing there', async () => {
    const user = userEvent.setup()
    render(<Page start={{ date: '2027-05-14', time: null }} />)
    screen.getByRole('button', { name: /^14\. mai 2027/ }).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.getAttribute('data-date')).toBe('2027-05-17')
    await user.keyboard('{Enter}')
    expect(output()).toEqual({ date: '2027-05-14', time: null })
    expect(screen.getByText(/Mandag 17\. mai – Stengt: 17\. mai/)).toBeTruthy()
  })

  it('[PIK-06] offers times at least 60 minutes ahead, and from now at Kløfta', () => {
    const { unmount } = render(<Page policy={bergen} start={{ date: '2027-05-11', time: null }} />)
    const radio = (time: string) => screen.getByRole('radio', { name: new RegExp(`^${time}`) })
    expect(radio('13:00')).toHaveProperty('disabled', true)
    expect(radio('13:00').getAttribute('aria-label')).toContain('må bestilles minst 60 minutter før')
    expect(radio('13:30')).toHaveProperty('disabled', false)
    unmount()
    render(<Page start={{ date: '2027-05-11', time: null }} />)
    expect(radio('12:00')).toHaveProperty('disabled', true)
    expect(radio('12:30')).toHaveProperty('disabled', false)
  })

  it('[PIK-05] shows the parts of the day, the double fee in words', () => {
    render(<Page start={{ date: '2027-05-12', time: null }} />)
    expect(screen.getByText('Før kl. 12.00')).toBeTruthy()
    expect(screen.getByText('Kl. 12.00–15.45')).toBeTruthy()
    expect(screen.getByText('Etter kl. 15.45')).toBeTruthy()
    expect(screen.getByText('Dobbelt gebyr utenfor åpningstid')).toBeTruthy()
  })

  it('takes the next free time with one press', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.click(screen.getByRole('button', { name: 'Neste ledige: i dag kl. 12.30' }))
    expect(output()).toEqual({ date: '2027-05-11', time: '12:30' })
    expect(screen.getByRole('radio', { name: /^12:30/ })).toHaveProperty('checked', true)
  })

  it('goes on to the times when a day is chosen, and keeps a time that is still free', async () => {
    const user = userEvent.setup()
    render(<Page start={{ date: '2027-05-12', time: '14:00' }} />)
    await user.click(screen.getByRole('button', { name: /^13\. mai 2027/ }))
    expect(output()).toEqual({ date: '2027-05-13', time: '14:00' })
    const times = screen.getByRole('group', { name: 'Tid' })
    expect(document.activeElement).toBe(times)
    expect(within(times).getByText('26 ledige tider torsdag 13. mai')).toBeTruthy()
  })

  it('keeps a choice that the clock has overtaken, and says so', () => {
    render(<Page start={{ date: '2027-05-11', time: '12:00' }} />)
    expect(screen.getByText(/Tiden du valgte, kl\. 12\.00, kan ikke lenger velges/)).toBeTruthy()
    expect(screen.getByRole('radio', { name: /^12:00/ })).toHaveProperty('checked', true)
  })
})

describe('closedDaysOf', () => {
  it('[PIK-10] lists holidays, not weekends', () => {
    const days = closedDaysOf(kloefta, '2027-05-20', '2027-04-30T10:00:00Z').map(({ date }) => date)
    expect(days).toEqual(['2027-05-01', '2027-05-06', '2027-05-16', '2027-05-17'])
  })
})
