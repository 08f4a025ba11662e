'use client'
import type { PlainDate } from '@eksport/domain'
import { Calendar as CalendarSign } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Calendar } from '../calendar/calendar.js'
import type { DateLimits } from '../calendar/date-limits.logic.js'
import { longDate } from '../calendar/date-names.js'
import { useToday } from '../calendar/use-today.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Input } from '../input/input.js'
import { cx } from '../internal/cx.js'
import { type ChangeDetails, useControllable } from '../internal/use-controllable.js'
import { useNarrow } from '../internal/use-narrow.js'
import { Popover } from '../popover/popover.js'
import { useEksport } from '../text/eksport-context.js'
import { useTexts } from '../text/use-texts.js'
import { datePickerTexts } from './date-picker.texts.js'
import { type DateChangeDetails, useDateText } from './use-date-text.js'

/** Props of {@link DatePicker}. */
export interface DatePickerProps
  extends DateLimits,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type' | 'size'> {
  /** `YYYY-MM-DD`. A text that is no date is shown as it is, so that what was typed can be kept and mended. */
  value?: string | null
  defaultValue?: string | null
  /** Called when the field is left or a day is picked; null with `problem` when there is no date in the text. */
  onValueChange?: (value: PlainDate | null, details: DateChangeDetails) => void
  /** Today in Oslo unless given. */
  today?: PlainDate
  /** Closed for a holiday: marked in the calendar. */
  isHoliday?: (date: PlainDate) => boolean
  /** Days of a period, marked in the calendar. */
  between?: (date: PlainDate) => boolean
  /** Numbers of the weeks beside them. */
  weekNumbers?: boolean
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean, details: ChangeDetails<DateOpenReason>) => void
  /** The form's field: the date goes out as `YYYY-MM-DD`, whatever stands in the text field. */
  name?: string
}

/** Why the calendar opened or closed: the button (Escape and a press beside it too), Alt and arrow down, or a day. */
export type DateOpenReason = 'button' | 'key' | 'pick'

/**
 * A date, typed as people write it ('1.2.26', 'i dag', '+14') or picked in a calendar.
 * A typed date outside the limits is reported like any other: the form's rules say what is wrong with it.
 */
export function DatePicker(props: DatePickerProps) {
  const {
    value,
    defaultValue = null,
    onValueChange,
    today: givenToday,
    isHoliday,
    min,
    max,
    isBlocked,
    noWeekends,
    between,
    weekNumbers = true,
    open: givenOpen,
    defaultOpen = false,
    onOpenChange,
    name,
    className,
    ...rest
  } = props
  const today = useToday(givenToday)
  const [open, setOpen] = useControllable<boolean, DateOpenReason>({
    value: givenOpen,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  })
  const limits = { min, max, noWeekends, isBlocked }
  const state = useDateText({ value, defaultValue, onValueChange, today, limits })
  const pick = (date: PlainDate) => {
    state.pick(date)
    setOpen(false, 'pick')
  }
  const field = (
    <Input
      autoComplete="off"
      {...rest}
      className={cx('eks-date-picker', className)}
      value={state.text}
      onChange={(event) => state.setTyped(event.target.value)}
      onBlur={(event) => {
        state.commit(event.nativeEvent)
        rest.onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') state.commit(event.nativeEvent)
        if (event.key === 'ArrowDown' && event.altKey) setOpen(true, 'key')
        rest.onKeyDown?.(event)
      }}
      end={
        <CalendarPopover
          date={state.date}
          open={open}
          onOpenChange={(next) => setOpen(next, 'button')}
          disabled={rest.disabled}
        >
          <Calendar
            {...{ today, isHoliday, between, weekNumbers }}
            {...limits}
            selected={state.date}
            onSelect={pick}
            dropdowns
            autoFocus
          />
        </CalendarPopover>
      }
    />
  )
  if (name === undefined) return field
  return (
    <>
      {field}
      <input type="hidden" name={name} value={state.date ?? ''} disabled={rest.disabled} />
    </>
  )
}

interface CalendarPopoverProps {
  date: PlainDate | null
  open: boolean
  onOpenChange: (open: boolean) => void
  disabled: boolean | undefined
  children: ReactNode
}

/** The button that opens the calendar; its name says which date is chosen. */
function CalendarPopover({ date, open, onOpenChange, disabled, children }: CalendarPopoverProps) {
  const { locale } = useEksport()
  const t = useTexts('datePicker', datePickerTexts)
  const narrow = useNarrow()
  const label = date ? t('change', { date: longDate(date, locale, { year: true }) }) : t('choose')
  return (
    <Popover
      open={open && !disabled}
      onOpenChange={onOpenChange}
      label={label}
      // As a sheet it lies over the fields: behind it nothing is to be met.
      modal={narrow}
      align="end"
      className="eks-date-sheet eks:over:w-84 eks:over:p-3 eks:over:narrow:w-full eks:over:narrow:max-h-[calc(100dvh-24px)] eks:over:narrow:max-w-none eks:over:narrow:rounded-b-none eks:over:narrow:shadow-[0_0_0_100vmax_var(--eks-scrim)]"
      trigger={
        <IconButton kind="quiet" small label={label} disabled={disabled} className="eks:-mr-2.5 eks:over:text-subtle">
          <CalendarSign aria-hidden="true" />
        </IconButton>
      }
    >
      {children}
    </Popover>
  )
}
