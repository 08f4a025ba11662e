import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { Dialog } from '../dialog/dialog.js'
import { Field } from '../field/field.js'
import { DatePicker, type DatePickerProps } from './date-picker.js'

const onValueChange = vi.fn()

function setup(props: DatePickerProps = {}) {
  onValueChange.mockClear()
  render(
    <Field label="Dato">
      <DatePicker today="2026-11-20" onValueChange={onValueChange} {...props} />
    </Field>,
  )
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Dato' }) }
}

/** A field of somebody who keeps dates and throws away what is none. */
function owned(first: string | null) {
  onValueChange.mockClear()
  const element = (date: string | null) => (
    <DatePicker
      aria-label="Dato"
      today="2026-11-20"
      value={date}
      onValueChange={(next, details) => {
        onValueChange(next, details)
        set(next)
      }}
    />
  )
  const { rerender } = render(element(first))
  const set = (date: string | null) => rerender(element(date))
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Dato' }), set }
}

const lastChange = () => onValueChange.mock.lastCall

describe('DatePicker', () => {
  it('[THM-04] puts a typed date in order when the field is left, and not before', async () => {
    const { user, field } = setup()
    await user.type(field, '1.2.26')
    expect(onValueChange).not.toHaveBeenCalled()
    await user.tab()
    expect(field).toHaveProperty('value', '01.02.2026')
    expect(lastChange()).toEqual(['2026-02-01', expect.objectContaining({ reason: 'type' })])
  })

  it.each(['31.11.2026', '1.2.26'])('[EXP-03] reports %s when the page goes while it is typed', async (text) => {
    const { user, field } = setup()
    await user.type(field, text)
    // An owner whose listener was registered first saves what it has at that moment.
    window.dispatchEvent(new Event('pagehide'))
    expect(onValueChange).toHaveBeenCalledOnce()
    expect(lastChange()?.[1]).toMatchObject({ reason: 'type', raw: text })
  })

  it('keeps what is no date, and says what is wrong with it', async () => {
    const { user, field } = setup()
    await user.type(field, '31.04.2026')
    await user.tab()
    expect(field).toHaveProperty('value', '31.04.2026')
    expect(lastChange()).toEqual([null, expect.objectContaining({ problem: 'nonexistent', raw: '31.04.2026' })])
  })

  it.each(['31.04.2026', 'tull'])(
    'keeps %s where its owner holds dates alone, until that sets another',
    async (text) => {
      const { user, field, set } = owned('2026-11-25')
      await user.clear(field)
      await user.type(field, text)
      await user.tab()
      expect(field).toHaveProperty('value', text)
      expect(onValueChange.mock.calls).toEqual([[null, expect.objectContaining({ raw: text })]])
      await user.click(field)
      await user.tab()
      expect(onValueChange).toHaveBeenCalledTimes(1)
      set('2026-12-01')
      expect(field).toHaveProperty('value', '01.12.2026')
      set(null)
      expect(field).toHaveProperty('value', '')
    },
  )

  it('puts a picked day in the place of what is no date, and tells no more of that', async () => {
    const { user, field } = owned(null)
    await user.type(field, 'tull')
    await user.click(screen.getByRole('button', { name: 'Velg dato' }))
    await user.click(screen.getByRole('button', { name: '27. november 2026, fredag' }))
    expect(field).toHaveProperty('value', '27.11.2026')
    expect(lastChange()).toEqual(['2026-11-27', expect.objectContaining({ raw: '27.11.2026' })])
  })

  it('[THM-04] offers ten years back to nine ahead, and cannot choose an unsuitable day', async () => {
    const { user } = setup({ defaultValue: '2026-11-25', isBlocked: (date) => date === '2026-11-26' && 'Stengt' })
    await user.click(screen.getByRole('button', { name: 'Endre dato, valgt onsdag 25. november 2026' }))
    const years = [...screen.getByRole('combobox', { name: 'År' }).querySelectorAll('option')].map(
      (option) => option.value,
    )
    expect([years[0], years.at(-1), years.length]).toEqual(['2016', '2035', 20])
    await user.click(screen.getByRole('button', { name: '26. november 2026, torsdag, Stengt' }))
    expect(onValueChange).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '27. november 2026, fredag' }))
    expect(lastChange()).toEqual(['2026-11-27', expect.objectContaining({ reason: 'pick' })])
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it.each([
    ['19.11.2026', '2026-11-19', 'before'],
    ['21.12.2026', '2026-12-21', 'after'],
    ['26.11.2026', '2026-11-26', 'blocked'],
    ['28.11.2026', '2026-11-28', 'weekend'],
  ])('[THM-04] reports %s with what is wrong with it', async (typed, date, problem) => {
    const { user, field } = setup({
      min: '2026-11-20',
      max: '2026-12-20',
      noWeekends: true,
      isBlocked: (day) => day === '2026-11-26' && 'Stengt',
    })
    await user.type(field, typed)
    await user.tab()
    expect(lastChange()).toEqual([date, expect.objectContaining({ problem })])
  })

  it('is emptied, and says that it is empty', async () => {
    const { user, field } = setup({ defaultValue: '2026-11-25' })
    await user.clear(field)
    await user.tab()
    expect(lastChange()).toEqual([null, expect.objectContaining({ reason: 'clear', problem: 'empty' })])
    expect(screen.getByRole('button', { name: 'Velg dato' })).toBeTruthy()
  })

  it('takes a pasted ISO date, and gives the form the ISO date whatever the field shows', async () => {
    const { user, field } = setup({ name: 'avgang' })
    const hidden = document.querySelector<HTMLInputElement>('input[name="avgang"]')
    expect(hidden?.value).toBe('')
    await user.click(field)
    await user.paste('2026-03-04')
    await user.tab()
    expect(field).toHaveProperty('value', '04.03.2026')
    expect(hidden?.value).toBe('2026-03-04')
    expect(document.querySelectorAll('[name="avgang"]')).toHaveLength(1)
  })

  it('opens with Alt and arrow down, closes with Escape and gives focus back, and can be held open', async () => {
    const onOpenChange = vi.fn()
    const { user, field } = setup({ onOpenChange })
    await user.click(field)
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(onOpenChange.mock.lastCall).toEqual([true, expect.objectContaining({ reason: 'key' })])
    expect(document.activeElement?.getAttribute('data-date')).toBe('2026-11-20')
    await user.keyboard('{Escape}')
    expect(onOpenChange.mock.lastCall).toEqual([false, expect.objectContaining({ reason: 'button' })])
    expect(document.activeElement).not.toBe(document.body)
  })

  it.each([
    ['a phone', true],
    ['a wide window', false],
  ])('on %s the page behind the calendar is out of reach: %s', async (_, narrow) => {
    const matchMedia = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(matchMedia(query), 'matches', { value: narrow && query === '(max-width: 767px)' }),
    )
    const { user, field } = setup()
    await user.click(screen.getByRole('button', { name: 'Velg dato' }))
    expect(screen.getByRole('grid')).toBeTruthy()
    expect(field.closest('[aria-hidden="true"]') !== null).toBe(narrow)
    await user.keyboard('{Escape}')
    expect(field.closest('[aria-hidden="true"]')).toBeNull()
    expect(document.body.style.pointerEvents).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Velg dato' }))
  })

  it('lets the app refuse a date', async () => {
    onValueChange.mockImplementationOnce((_, { cancel }) => cancel())
    const { user, field } = setup({ defaultValue: '2026-11-25' })
    await user.clear(field)
    await user.type(field, '1.12.26')
    await user.tab()
    expect(field).toHaveProperty('value', '25.11.2026')
  })

  it.each([
    ['nb', 'Endre dato, valgt fredag 1. januar 2027', '1. januar 2027, fredag, valgt', 'Uke 53'],
    ['nn', 'Endre dato, vald fredag 1. januar 2027', '1. januar 2027, fredag, vald', 'Veke 53'],
    ['en', 'Change date, chosen Friday 1 January 2027', '1 January 2027, Friday, chosen', 'Week 53'],
  ] as const)(
    '[THM-10] speaks %s, begins the week on Monday and numbers it as ISO does',
    async (locale, button, day, week) => {
      render(
        <EksportProvider locale={locale}>
          <DatePicker aria-label="Dato" today="2026-11-20" defaultValue="2027-01-01" />
        </EksportProvider>,
      )
      await userEvent.click(screen.getByRole('button', { name: button }))
      expect(screen.getByRole('button', { name: day })).toBeTruthy()
      expect(screen.getByRole('rowheader', { name: week })).toBeTruthy()
      const week53 = screen.getByRole('row', { name: new RegExp(`^${week}`) })
      const days = within(week53)
        .getAllByRole('button')
        .map((one) => one.getAttribute('data-date'))
      // Sunday ends the week: the days of December before them are not drawn.
      expect(days).toEqual(['2027-01-01', '2027-01-02', '2027-01-03'])
    },
  )

  it.each([
    ['2026-12-31', '{ArrowRight}', '2027-01-01'],
    ['2026-03-28', '{ArrowRight}', '2026-03-29'],
    ['2026-03-29', '{ArrowRight}', '2026-03-30'],
    ['2026-10-25', '{ArrowRight}', '2026-10-26'],
    ['2026-10-26', '{ArrowLeft}', '2026-10-25'],
  ])('[THM-04] walks from %s with %s to %s, over New Year and both changes of the clock', async (start, key, end) => {
    render(<DatePicker aria-label="Dato" today="2026-11-20" defaultValue={start} defaultOpen />)
    await userEvent.keyboard(key)
    expect(document.activeElement?.getAttribute('data-date')).toBe(end)
  })

  it('[THM-04] stops at the last day of nine years ahead', async () => {
    render(<DatePicker aria-label="Dato" today="2026-11-20" defaultValue="2035-12-31" defaultOpen />)
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('data-date')).toBe('2035-12-31')
  })

  it('[THM-04] stops at the first day of ten years back', async () => {
    render(<DatePicker aria-label="Dato" today="2026-11-20" defaultValue="2016-01-01" defaultOpen />)
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement?.getAttribute('data-date')).toBe('2016-01-01')
  })

  it('opens in the month that has days to choose, and can have a single one', async () => {
    const { user } = setup({ min: '2027-03-04', max: '2027-03-04' })
    await user.click(screen.getByRole('button', { name: 'Velg dato' }))
    expect(screen.getByRole('grid', { name: 'Mars 2027' })).toBeTruthy()
    const open = [...document.querySelectorAll('[data-date]:not([aria-disabled])')]
    expect(open.map((day) => day.getAttribute('data-date'))).toEqual(['2027-03-04'])
    await user.click(open[0] as Element)
    expect(lastChange()).toEqual(['2027-03-04', expect.objectContaining({ reason: 'pick' })])
  })

  it('can leave out the numbers of the weeks', () => {
    render(<DatePicker aria-label="Dato" today="2026-11-20" defaultOpen weekNumbers={false} />)
    expect(screen.queryByText('47')).toBeNull()
  })

  it('cannot be changed where it can only be read: neither by a key nor by a calendar', async () => {
    const { user, field } = setup({ defaultValue: '2026-11-25', readOnly: true })
    expect(screen.queryByRole('button')).toBeNull()
    await user.click(field)
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(screen.queryByRole('grid')).toBeNull()
    await user.type(field, '1')
    await user.tab()
    expect([field, onValueChange.mock.calls]).toEqual([expect.objectContaining({ value: '25.11.2026' }), []])
  })

  it('takes a word of its own for the button', () => {
    setup({ messages: { choose: { nb: 'Velg avgangsdato' } } })
    expect(screen.getByRole('button', { name: 'Velg avgangsdato' })).toBeTruthy()
  })

  it('is put together from its parts, in an order of one’s own', async () => {
    onValueChange.mockClear()
    render(
      <Field label="Dato" error="Datoen er passert.">
        <DatePicker.Root today="2026-11-20" defaultValue="2026-11-19" onValueChange={onValueChange} name="dato">
          <DatePicker.Field>
            <DatePicker.Trigger>
              <span>Kalender</span>
            </DatePicker.Trigger>
            <DatePicker.Input placeholder="dd.mm.åååå" />
            <DatePicker.Calendar className="egen" />
          </DatePicker.Field>
        </DatePicker.Root>
      </Field>,
    )
    const field = screen.getByRole('textbox', { name: 'Dato', description: 'Datoen er passert.' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const trigger = screen.getByRole('button', { name: 'Endre dato, valgt torsdag 19. november 2026' })
    expect(trigger.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(trigger)
    expect(screen.getByRole('dialog').className).toContain('egen')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(lastChange()).toEqual(['2026-11-20', expect.objectContaining({ reason: 'pick' })])
    expect(document.querySelector<HTMLInputElement>('input[name="dato"]')?.value).toBe('2026-11-20')
    expect(document.activeElement).toBe(trigger)
  })

  it('says which part stands outside its root', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<DatePicker.Input />)).toThrow('DatePickerInput needs a DatePickerRoot around it.')
  })
})

it('[LIB-01] opens by keys inside a dialog, which does not take focus back', async () => {
  const user = userEvent.setup()
  render(
    <Dialog open onOpenChange={vi.fn()} title="Fravær">
      <DatePicker aria-label="Dato" today="2026-11-20" defaultValue="2026-11-25" />
    </Dialog>,
  )
  const field = screen.getByRole('textbox', { name: 'Dato' })
  field.focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowRight}{Enter}')
  expect(field).toHaveProperty('value', '26.11.2026')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Endre dato/ })))
})

it('tells by its button whether the calendar is open', async () => {
  const { user } = setup()
  const button = screen.getByRole('button', { name: /^Velg dato/ })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'))
})

it('says the language of its calendar, also where the page is in another', async () => {
  const { user } = setup()
  await user.click(screen.getByRole('button', { name: /^Velg dato/ }))
  expect((await screen.findByRole('grid')).closest('[lang]')?.getAttribute('lang')).toBe('nb')
})
