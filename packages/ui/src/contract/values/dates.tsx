import { officePolicy } from '@eksport/domain/testing'
import { formatDate } from '@eksport/forms'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { PickupTimePicker, type PickupValue } from '../../certificate/pickup-time-picker/pickup-time-picker.js'
import { Calendar } from '../../components/calendar/calendar.js'
import { DatePicker } from '../../components/date-picker/date-picker.js'
import { DateRangePicker, type DateRangeValue } from '../../components/date-range-picker/date-range-picker.js'
import { fieldText, only, sent, ticked } from '../painted.js'
import { valueRow } from '../value-cases.js'
import type { AnyValueRow } from '../value-row.js'

type Day = string | null

const dateOf = (element: Element) => element.getAttribute('data-date')
/** The days that the style sheet fills. */
const filled = () => [...document.querySelectorAll('[data-date][data-chosen]')].map(dateOf)
/** The days whose cell is selected; their names also contain 'valgt'. */
const selected = () => {
  const cells = screen.queryAllByRole('gridcell', { selected: true }).map((cell) => cell.getAttribute('data-day'))
  const named = [...document.querySelectorAll('[data-date][aria-label*="valgt"]')].map(dateOf)
  if (cells.join() !== named.join()) throw new Error(`Selected: ${cells.join()}; called chosen: ${named.join()}`)
  return cells
}
const press = (user: UserEvent, date: Day) => user.click(document.querySelector(`[data-date="${date}"]`) as Element)
/** Focuses the selected day, or the grid's initial one, and moves two days on. */
const twoDaysOn = async (user: UserEvent) => {
  document.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
}
const shownDate = (date: Day) => (date === null ? '' : formatDate(date))

/** Opens the calendar of the first picker, unless it is open. */
const open = async (user: UserEvent) => {
  if (screen.queryByRole('grid')) return
  await user.click(screen.getAllByRole('button', { name: /^(Velg|Endre) dato/ })[0] as Element)
  await screen.findByRole('grid')
}
const close = async (user: UserEvent) => {
  if (screen.queryByRole('grid')) await user.keyboard('{Escape}')
}

const first: PickupValue = { date: '2027-05-11', time: '10:00' }

/** Days and times. */
export const dateValues: readonly AnyValueRow[] = [
  valueRow<Day>({
    components: ['Calendar'],
    prop: 'selected',
    element: ({ value, onChange }) => <Calendar today="2026-11-20" selected={value} onSelect={onChange} />,
    first: '2026-11-23',
    chosen: '2026-11-25',
    moved: '2026-11-24',
    none: null,
    pointer: press,
    keys: twoDaysOn,
    painted: () => only(filled()),
    paintedBy: 'data-chosen on the day',
    announced: () => only(selected()),
  }),
  valueRow<Day>({
    components: ['Calendar'],
    prop: 'selected',
    element: ({ value }) => <Calendar today="2026-11-20" selected={value} noWeekends onSelect={() => undefined} />,
    first: '2026-11-23',
    // Pressing a closed day selects nothing and calls no handler.
    chosen: '2026-11-23',
    moved: '2026-11-24',
    pointer: (user) => press(user, '2026-11-28'),
    painted: () => only(filled()),
    paintedBy: 'data-chosen on the day',
    announced: () => only(selected()),
  }),
  valueRow<Day>({
    components: ['DatePicker', 'DatePickerRoot'],
    prop: 'value',
    element: ({ own, onChange }) => (
      <DatePicker aria-label="Dato" name="dato" today="2026-11-20" {...own} onValueChange={onChange} />
    ),
    first: '2026-11-23',
    chosen: '2026-11-25',
    moved: '2026-11-24',
    none: null,
    keeps: true,
    inForm: true,
    before: open,
    pointer: press,
    keys: twoDaysOn,
    clear: async (user) => {
      await close(user)
      await user.clear(screen.getByRole('textbox'))
      await user.tab()
    },
    painted: () => [fieldText('.eks-date-picker input'), only(filled())],
    paintedBy: 'the text in the field, and data-chosen on the day',
    announced: () => [fieldText('.eks-date-picker input'), only(selected())],
    sent: () => [shownDate(only(sent('dato')) || null), only(sent('dato')) || null],
    reads: (date) => [shownDate(date), date],
  }),
  valueRow<DateRangeValue>({
    components: ['DateRangePicker'],
    prop: 'value',
    element: ({ own, onChange }) => (
      <DateRangePicker legend="Periode" name="p" today="2026-11-20" {...own} onValueChange={onChange} />
    ),
    first: { from: '2026-11-23', to: '2026-11-26' },
    chosen: { from: '2026-11-25', to: '2026-11-26' },
    moved: { from: '2026-11-24', to: '2026-11-27' },
    none: { from: null, to: '2026-11-26' },
    keeps: true,
    inForm: true,
    before: open,
    pointer: (user, { from }) => press(user, from),
    keys: twoDaysOn,
    clear: async (user) => {
      await close(user)
      await user.clear(screen.getByRole('textbox', { name: 'Fra' }))
      await user.tab()
    },
    painted: () => [
      ...[...document.querySelectorAll<HTMLInputElement>('.eks-date-picker input')].map((field) => field.value),
      only(filled()),
    ],
    paintedBy: 'the texts in the fields, and data-chosen on the day',
    announced: () => [
      ...screen.getAllByRole<HTMLInputElement>('textbox').map((field) => field.value),
      only(selected()),
    ],
    sent: () => [
      ...['p.from', 'p.to'].map((name) => shownDate(only(sent(name)) || null)),
      only(sent('p.from')) || null,
    ],
    reads: ({ from, to }) => [shownDate(from), shownDate(to), from],
  }),
  valueRow<PickupValue>({
    components: ['PickupTimePicker', 'SlotPicker'],
    prop: 'value',
    element: ({ own, onChange }) => (
      <PickupTimePicker policy={officePolicy('KLOEFTA')} now="2027-05-10T06:00:00Z" {...own} onValueChange={onChange} />
    ),
    first,
    chosen: { date: '2027-05-13', time: '10:00' },
    moved: { date: '2027-05-12', time: '11:00' },
    keeps: true,
    pointer: (user, { date }) => press(user, date),
    keys: twoDaysOn,
    painted: () => ({ date: only(filled()), time: only(ticked('.eks-pickup input')) }),
    paintedBy: 'data-chosen on the day, and :checked of the times',
    announced: () => ({
      date: only(selected()),
      time: only(screen.queryAllByRole('radio', { checked: true }).map((one) => one.getAttribute('value'))),
    }),
  }),
  valueRow<PickupValue>({
    components: ['PickupTimePicker', 'SlotPicker'],
    prop: 'value',
    element: ({ own, onChange }) => (
      <PickupTimePicker policy={officePolicy('KLOEFTA')} now="2027-05-10T06:00:00Z" {...own} onValueChange={onChange} />
    ),
    first,
    chosen: { date: '2027-05-11', time: '10:30' },
    moved: { date: '2027-05-12', time: '11:00' },
    keeps: true,
    pointer: (user, { time }) => user.click(document.querySelector(`input[value="${time}"]`) as Element),
    painted: () => ({ date: only(filled()), time: only(ticked('.eks-pickup input')) }),
    paintedBy: 'data-chosen on the day, and :checked of the times',
    announced: () => ({
      date: only(selected()),
      time: only(screen.queryAllByRole('radio', { checked: true }).map((one) => one.getAttribute('value'))),
    }),
  }),
]
