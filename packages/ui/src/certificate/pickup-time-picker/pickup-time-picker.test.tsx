import { officePolicy } from '@eksport/domain/testing'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
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
    expect(screen.getByText('Før kl. 12:00')).toBeTruthy()
    expect(screen.getByText('Kl. 12:00–15:45')).toBeTruthy()
    expect(screen.getByText('Etter kl. 15:45')).toBeTruthy()
    expect(screen.getByText('Dobbelt gebyr utenfor åpningstid')).toBeTruthy()
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
})

/** Two open days of the Christmas week. */
const christmas = { now: '2026-12-28T08:00:00+01:00', minDate: '2026-12-28', maxDate: '2026-12-31' } as const

describe('PickupTimePicker with few days', () => {
  it('leads from the times back to the day that was chosen', async () => {
    render(<Page />)
    expect(screen.queryByRole('button', { name: 'Velg en annen dato' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^13\. mai 2027/ }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Tid' }))
    await userEvent.click(screen.getByRole('button', { name: 'Velg en annen dato' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^13\. mai 2027, torsdag, valgt/ }))
  })

  it('lists the days with their free times when at most five are open, and a calendar when more are', () => {
    const { rerender } = render(<PickupTimePicker policy={bergen} {...christmas} />)
    const days = within(screen.getByRole('radiogroup', { name: 'Dato' })).getAllByRole('radio')
    expect(days.map((day) => day.getAttribute('value'))).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ])
    expect(screen.getByRole('radio', { name: /^torsdag 31\. desember 5 ledige tider$/ })).toBeTruthy()
    rerender(<PickupTimePicker policy={bergen} {...christmas} maxDate="2027-02-01" />)
    expect(screen.getByRole('grid')).toBeTruthy()
    rerender(<PickupTimePicker policy={bergen} {...christmas} layout="calendar" />)
    expect(screen.getByRole('grid')).toBeTruthy()
  })

  it('keeps focus in the list when a day is chosen with the arrows', async () => {
    const user = userEvent.setup()
    render(<PickupTimePicker policy={bergen} {...christmas} />)
    await user.click(screen.getByRole('radio', { name: /^mandag 28/ }))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.getAttribute('value')).toBe('2026-12-29')
    expect(screen.getAllByText(/ledige tider tirsdag 29\. desember$/)).toHaveLength(1)
  })

  it('[PIK-04] says when nothing is free in the whole period', () => {
    render(<PickupTimePicker policy={bergen} now="2026-12-24T13:00:00+01:00" maxDate="2026-12-27" />)
    expect(screen.getByText('Kontoret har ingen ledige tider i denne perioden.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Neste ledige/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^25\. desember 2026, fredag, Stengt/ })).toBeTruthy()
  })
})

describe('PickupTimePicker by windows', () => {
  it('[PIK-05] offers the parts of the day and reports the first free time of the chosen one', async () => {
    const onValueChange = vi.fn()
    render(
      <PickupTimePicker
        granularity="windows"
        policy={kloefta}
        now={now}
        defaultValue={{ date: '2027-05-11', time: null }}
        onValueChange={onValueChange}
      />,
    )
    const windows = within(screen.getByRole('radiogroup', { name: 'Tid' })).getAllByRole('radio')
    expect(windows.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Før kl. 12:00, tirsdag 11. mai',
      'Kl. 12:00–15:45, tirsdag 11. mai',
      'Etter kl. 15:45, tirsdag 11. mai',
    ])
    expect(windows[0]).toHaveProperty('disabled', true)
    await userEvent.click(windows[1] as HTMLElement)
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ date: '2027-05-11', time: '12:30' })
    expect(windows[1]).toHaveProperty('checked', true)
  })

  it('[PIK-05] keeps a window as long as any of its times is free', () => {
    const value = { date: '2027-05-11', time: '12:00' }
    const { rerender } = render(<PickupTimePicker granularity="windows" policy={kloefta} now={now} value={value} />)
    expect(screen.queryByText(/kan ikke lenger velges/)).toBeNull()
    rerender(<PickupTimePicker granularity="windows" policy={kloefta} now="2027-05-11T15:50:00+02:00" value={value} />)
    expect(screen.getByText(/kan ikke lenger velges/)).toBeTruthy()
  })
})

describe('PickupTimePicker and its surroundings', () => {
  it('takes away a time that another office does not offer, with a word about it', () => {
    const value = { date: '2027-05-12', time: '19:00' }
    const { rerender } = render(<Page policy={kloefta} start={value} />)
    rerender(<Page policy={bergen} start={value} />)
    expect(output()).toEqual({ date: '2027-05-12', time: null })
    expect(screen.getByText(/kl\. 19:00, kan ikke velges ved dette kontoret/)).toBeTruthy()
  })

  it('keeps the time that the other office offers too', () => {
    const value = { date: '2027-05-12', time: '12:00' }
    const { rerender } = render(<Page policy={kloefta} start={value} />)
    rerender(<Page policy={bergen} start={value} />)
    expect(output()).toEqual(value)
  })

  it('lets the app refuse a choice', async () => {
    render(
      <PickupTimePicker
        policy={kloefta}
        now={now}
        defaultValue={{ date: '2027-05-12', time: '12:00' }}
        onValueChange={(_, { cancel }) => cancel()}
      />,
    )
    await userEvent.click(screen.getByRole('radio', { name: /^12:30/ }))
    expect(screen.getByRole('radio', { name: /^12:00/ })).toHaveProperty('checked', true)
  })

  it('tells the app which reason closed the day that was pressed', async () => {
    const onBlocked = vi.fn()
    render(<PickupTimePicker policy={kloefta} now={now} onBlocked={onBlocked} />)
    await userEvent.click(screen.getByRole('button', { name: /^17\. mai 2027/ }))
    expect(onBlocked.mock.calls).toEqual([[expect.objectContaining({ code: expect.any(String) }), '2027-05-17']])
  })

  it('[PIK-09] says that the times are Norwegian where the browser shows another time, and there only', () => {
    const zone = process.env.TZ
    try {
      process.env.TZ = 'America/Los_Angeles'
      const { unmount } = render(<PickupTimePicker policy={kloefta} now={now} />)
      expect(screen.getByText('Tidene er norsk tid.')).toBeTruthy()
      unmount()
      process.env.TZ = 'Europe/Berlin'
      render(<PickupTimePicker policy={kloefta} now={now} />)
      expect(screen.queryByText('Tidene er norsk tid.')).toBeNull()
    } finally {
      process.env.TZ = zone
    }
  })

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
    '[PIK-09] calls 23.30 UTC the next day, in %s too',
    (browserZone) => {
      const zone = process.env.TZ
      try {
        process.env.TZ = browserZone
        render(<PickupTimePicker policy={kloefta} now="2027-05-11T23:30:00Z" />)
        expect(screen.getByRole('button', { name: '12. mai 2027, onsdag, i dag' })).toBeTruthy()
        expect(screen.getByRole('button', { name: 'Neste ledige: i dag kl. 08:00' })).toBeTruthy()
      } finally {
        process.env.TZ = zone
      }
    },
  )
})
