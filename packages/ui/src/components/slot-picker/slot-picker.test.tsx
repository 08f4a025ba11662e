import { addDays } from '@eksport/forms'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { closedDaysOf, dayLookup, freeSlots, openDays, spanOf } from './days.logic.js'
import { guideDays } from './guide.fixture.js'
import { SlotPicker, type SlotPickerProps } from './slot-picker.js'
import type { SlotDay } from './slot-types.js'
import { dayIn } from './zone-clock.js'

const now = '2027-05-11T06:00:00Z'
const picker = (props: Partial<SlotPickerProps> = {}) => <SlotPicker days={guideDays} now={now} {...props} />
const radio = (time: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${time}`) })
const day = (name: RegExp) => screen.getByRole('button', { name })

describe('days', () => {
  const dayOf = dayLookup(guideDays)

  it('are closed where nothing is written down, and known by their span', () => {
    expect(dayOf('2030-01-01')).toEqual({ windows: [] })
    expect(dayOf('constructor')).toEqual({ windows: [] })
    expect(spanOf(guideDays)).toEqual({ min: '2027-05-11', max: '2027-06-07' })
    expect(spanOf({})).toEqual({})
    expect(spanOf(dayOf)).toEqual({})
  })

  it('are asked for once each when they are a rule', () => {
    const rule = vi.fn((): SlotDay => ({ windows: [] }))
    const ask = dayLookup(rule)
    ask('2027-05-11')
    ask('2027-05-11')
    expect(rule).toHaveBeenCalledTimes(1)
  })

  it('count what is free, and stop when enough are found', () => {
    expect(freeSlots(dayOf('2027-05-12')).map(({ time }) => time)).toEqual(['08:00', '11:00', '17:00', '18:30'])
    expect(openDays(dayOf, { min: '2027-05-14', max: '2027-06-01' }, 2)).toEqual([
      { date: '2027-05-14', free: 4 },
      { date: '2027-05-18', free: 4 },
    ])
  })

  it('list as closed what is worth a line, and no weekend', () => {
    expect(closedDaysOf(dayOf, '2027-05-03')).toEqual([{ date: '2027-05-17', reason: 'Fritt fiske på nasjonaldagen' }])
  })

  it.each([
    ['Europe/Oslo', '2027-05-12'],
    ['America/Los_Angeles', '2027-05-11'],
    ['Pacific/Kiritimati', '2027-05-12'],
  ])('begin where the clock hangs: in %s it is %s', (zone, date) => {
    expect(dayIn(zone, '2027-05-11T22:30:00Z')).toBe(date)
  })
})

describe('SlotPicker', () => {
  it('takes the next free time with one press, and both the day and the time show it', async () => {
    const onValueChange = vi.fn()
    render(picker({ onValueChange, defaultValue: { date: '2027-05-25', time: '17:00' } }))
    await userEvent.click(screen.getByRole('button', { name: 'Neste ledige: i dag kl. 08:00' }))
    expect(onValueChange.mock.lastCall).toEqual([
      { date: '2027-05-11', time: '08:00' },
      expect.objectContaining({ reason: 'next' }),
    ])
    expect(radio('08:00').checked).toBe(true)
    expect(day(/^11\. mai 2027, tirsdag, i dag, valgt|^11\. mai 2027, tirsdag, valgt/)).toBeTruthy()
  })

  it('says why a day is closed, under the month where it is worth a line, and tells the app', async () => {
    const onBlocked = vi.fn()
    render(picker({ onBlocked }))
    await userEvent.click(day(/^17\. mai 2027, mandag, Fritt fiske på nasjonaldagen/))
    expect(onBlocked).toHaveBeenCalledExactlyOnceWith('2027-05-17', { reason: 'Fritt fiske på nasjonaldagen' })
    expect(day(/^15\. mai 2027, lørdag, Guiden har fri i helgene/).getAttribute('aria-disabled')).toBe('true')
    const closed = screen.getByText('17. mai').parentElement
    expect(closed?.textContent).toBe('17. maiFritt fiske på nasjonaldagen')
    expect(closed?.closest('dl')?.getAttribute('aria-label')).toBe('Stengte dager denne måneden')
  })

  it('shows the times by window, those that are taken too, with what each part costs', () => {
    render(
      picker({
        defaultValue: { date: '2027-05-12', time: null },
        priceOf: ({ id }, date) => `${id} ${date}`,
      }),
    )
    expect(radio('09:30').disabled).toBe(true)
    expect(radio('09:30').getAttribute('aria-label')).toBe('09:30, kl. 09:30, onsdag 12. mai, Opptatt')
    expect(screen.getByText('Kveldstillegg')).toBeTruthy()
    expect(screen.getByText('evening 2027-05-12')).toBeTruthy()
  })

  it('says what must be asked for ahead, and that a part of the day is full or over', () => {
    const today: SlotDay = {
      windows: [
        { id: 'a', label: 'Natt', slots: [{ time: '02:00', state: 'too-soon' }] },
        {
          id: 'b',
          label: 'Dag',
          slots: [
            { time: '09:00', state: 'too-soon' },
            { time: '12:00', state: 'free' },
          ],
        },
        { id: 'c', label: 'Kveld', slots: [{ time: '19:00', state: 'taken' }] },
      ],
    }
    render(
      picker({ days: { '2027-05-11': today }, leadMinutes: 120, defaultValue: { date: '2027-05-11', time: null } }),
    )
    expect(screen.getByText('Passert. Velg en senere tid eller en annen dato.')).toBeTruthy()
    expect(screen.getByText('Må bestilles minst 120 minutter før.')).toBeTruthy()
    expect(radio('09:00').getAttribute('aria-label')).toContain('minst 120 minutter før')
    expect(screen.getByText(/^Ingen ledige tider\. Velg en annen del av dagen/)).toBeTruthy()
  })

  it('keeps a chosen time that is gone, marks it and says so', () => {
    render(picker({ value: { date: '2027-05-12', time: '09:30' } }))
    expect(screen.getByText(/Tiden du valgte, kl\. 09:30, kan ikke lenger velges/)).toBeTruthy()
    expect(radio('09:30').checked).toBe(true)
  })

  it('takes away a time that another source does not offer, with a word about it', () => {
    const onValueChange = vi.fn()
    const value = { date: '2027-05-12', time: '18:30' }
    const { rerender } = render(picker({ source: 'anne', value, onValueChange }))
    rerender(picker({ source: 'bjarne', days: { '2027-05-12': { windows: [] } }, value, onValueChange }))
    expect(onValueChange.mock.lastCall).toEqual([
      { date: '2027-05-12', time: null },
      expect.objectContaining({ reason: 'source' }),
    ])
  })

  it('lists the days where few are open, and chooses by part of the day', async () => {
    const onValueChange = vi.fn()
    const { '2027-05-12': wednesday, '2027-05-20': thursday } = guideDays
    const days = { ...(wednesday && { '2027-05-12': wednesday }), ...(thursday && { '2027-05-20': thursday }) }
    render(picker({ days, granularity: 'windows', onValueChange, defaultValue: { date: '2027-05-20', time: null } }))
    expect(screen.getByText('Høy vannføring: bare kl. 08:00.')).toBeTruthy()
    const dates = within(screen.getByRole('radiogroup', { name: 'Dato' })).getAllByRole('radio')
    expect(dates.map((one) => one.getAttribute('value'))).toEqual(['2027-05-12', '2027-05-20'])
    await userEvent.click(screen.getByRole('radio', { name: 'Formiddag, torsdag 20. mai' }))
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ date: '2027-05-20', time: '08:00' })
  })

  it('says that nothing is free, in words of no trade', () => {
    render(picker({ days: { '2027-05-12': { windows: [], reason: 'Stengt' } } }))
    expect(screen.getByText('Det er ingen ledige tider i denne perioden.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Neste ledige/ })).toBeNull()
    expect(document.body.textContent).not.toMatch(/kontor|helsesertifikat|norsk tid/i)
  })

  it('says whose clock the times follow where the reader has another one, and there only', () => {
    const { rerender } = render(picker({ timeZone: 'America/New_York', readerTimeZone: 'Europe/Oslo' }))
    expect(screen.getByText('Tidene følger klokka i New York.')).toBeTruthy()
    rerender(picker({ timeZone: 'Europe/Oslo', readerTimeZone: 'Europe/Berlin' }))
    expect(screen.queryByText(/Tidene følger/)).toBeNull()
  })

  it('speaks the language of the provider', () => {
    render(<EksportProvider locale="en">{picker()}</EksportProvider>)
    expect(screen.getByRole('button', { name: 'Next available: today at 08:00' })).toBeTruthy()
  })

  it('never offers a day that has passed, however far back days are written down', () => {
    const days = { ...guideDays, [addDays('2027-05-11', -1)]: guideDays['2027-05-12'] ?? { windows: [] } }
    render(picker({ days }))
    expect(screen.getByRole('button', { name: /^Neste ledige: i dag/ })).toBeTruthy()
  })
})
