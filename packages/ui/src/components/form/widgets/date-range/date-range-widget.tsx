'use client'
import { addDays, type DateRangeField } from '@eksport/forms'
import { DateRangePicker } from '../../../date-range-picker/date-range-picker.js'
import { useFormDay } from '../../form-context.js'
import type { WidgetProps } from '../../form-types.js'
import { answersOf, codeOf } from '../../values.logic.js'
import { questionOf } from '../widget-props.js'

/** From and to, each with its own error. */
export function DateRangeWidget(props: WidgetProps<DateRangeField>) {
  const { field, value, disabled, error, onChange, onBlur } = props
  const day = useFormDay()
  const { from, to } = answersOf(value)
  return (
    <DateRangePicker
      {...questionOf(props)}
      disabled={disabled}
      today={day}
      max={field.latest === undefined ? undefined : addDays(day, field.latest)}
      value={{ from: codeOf(from), to: codeOf(to) }}
      errors={{ from: error('from'), to: error('to') }}
      onValueChange={(next, { end }) => {
        const kept = Object.entries(next).filter(([, date]) => date !== null)
        onChange(kept.length === 0 ? undefined : Object.fromEntries(kept), end)
      }}
      onEndBlur={onBlur}
    />
  )
}
