'use client'
import {
  DatePickerCalendar,
  DatePickerField,
  DatePickerInput,
  type DatePickerInputProps,
  DatePickerTrigger,
} from './date-picker-parts.js'
import { DatePickerRoot, type DatePickerRootProps } from './date-picker-root.js'

/** Props of {@link DatePicker}. */
export interface DatePickerProps extends Omit<DatePickerRootProps, 'children'>, Omit<DatePickerInputProps, 'children'> {
  /** Class of the field's box. */
  className?: string | undefined
}

function ReadyDatePicker(props: DatePickerProps) {
  const { value, defaultValue, onValueChange, today, isHoliday, min, max, isBlocked, noWeekends, between, ...more } =
    props
  const { weekNumbers, open, defaultOpen, onOpenChange, name, disabled, readOnly, messages, ...others } = more
  const { className, ...rest } = others
  return (
    <DatePickerRoot
      {...{ value, defaultValue, onValueChange, today, isHoliday, min, max, isBlocked, noWeekends, between }}
      {...{ weekNumbers, open, defaultOpen, onOpenChange, name, disabled, readOnly, messages }}
    >
      <DatePickerField invalid={rest['aria-invalid']} className={className}>
        <DatePickerInput {...rest} />
        <DatePickerTrigger />
        <DatePickerCalendar />
      </DatePickerField>
    </DatePickerRoot>
  )
}

/**
 * A date, typed in a common form ('1.2.26', 'i dag', '+14') or picked in a calendar. A typed date outside the limits is
 * reported like any other: the form's rules say what is wrong with it. Its parts are properties for custom fields; a
 * server component imports them by their flat names (`DatePickerRoot`).
 */
export const DatePicker = /* @__PURE__ */ Object.assign(ReadyDatePicker, {
  Root: DatePickerRoot,
  Field: DatePickerField,
  Input: DatePickerInput,
  Trigger: DatePickerTrigger,
  Calendar: DatePickerCalendar,
})
