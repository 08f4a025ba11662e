'use client'
import type { PlainDate } from '@eksport/domain'
import { Calendar as CalendarSign } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { Calendar } from '../calendar/calendar.js'
import type { DateLimits } from '../calendar/date-limits.logic.js'
import { longDate } from '../calendar/date-names.js'
import { useToday } from '../calendar/use-today.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Input } from '../input/input.js'
import { cx } from '../internal/cx.js'
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
  /** Called when the field is left or a day is picked; null with `problem` when the text is no date. */
  onValueChange?: (value: PlainDate | null, details: DateChangeDetails) => void
  /** Today in Oslo unless given. */
  today?: PlainDate
  /** Closed for a holiday: marked in the calendar. */
  isHoliday?: (date: PlainDate) => boolean
}

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
    className,
    ...rest
  } = props
  const today = useToday(givenToday)
  const [open, setOpen] = useState(false)
  const state = useDateText({ value, defaultValue, onValueChange, today })
  const pick = (date: PlainDate) => {
    state.pick(date)
    setOpen(false)
  }
  return (
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
        if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
        rest.onKeyDown?.(event)
      }}
      end={
        <CalendarPopover date={state.date} open={open} onOpenChange={setOpen} disabled={rest.disabled}>
          <Calendar
            {...{ today, min, max, isBlocked, isHoliday }}
            selected={state.date}
            onSelect={pick}
            dropdowns
            weekNumbers
            autoFocus
          />
        </CalendarPopover>
      }
    />
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
  const label = date ? t('change', { date: longDate(date, locale, { year: true }) }) : t('choose')
  return (
    <Popover
      open={open && !disabled}
      onOpenChange={onOpenChange}
      label={label}
      align="end"
      className="eks:over:w-84 eks:over:p-3"
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
