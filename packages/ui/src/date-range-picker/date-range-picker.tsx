'use client'
import type { PlainDate } from '@eksport/domain'
import { isPlainDate } from '@eksport/forms'
import { type ReactNode, useId } from 'react'
import type { DateLimits } from '../calendar/date-limits.logic.js'
import { DatePicker } from '../date-picker/date-picker.js'
import { Field } from '../field/field.js'
import { Fieldset } from '../field/fieldset.js'
import { cx } from '../internal/cx.js'
import { useTexts } from '../text/use-texts.js'
import { dateRangeTexts } from './date-range-picker.texts.js'

/** Both ends, `YYYY-MM-DD`; a text that is no date is kept as it was typed. */
export interface DateRangeValue {
  readonly from: string | null
  readonly to: string | null
}

/** Props of {@link DateRangePicker}. */
export interface DateRangePickerProps extends DateLimits {
  legend: ReactNode
  value: DateRangeValue
  /** `end` is the one that was changed. */
  onValueChange: (value: DateRangeValue, details: { readonly end: 'from' | 'to' }) => void
  onEndBlur?: (end: 'from' | 'to') => void
  hint?: ReactNode
  optional?: boolean
  disabled?: boolean
  today?: PlainDate
  error?: ReactNode
  errors?: { readonly from?: ReactNode; readonly to?: ReactNode }
  id?: string
  className?: string
}

const ends = ['from', 'to'] as const
const asDate = (text: string | null) => (text !== null && isPlainDate(text) ? text : undefined)

/** A period: two dates that share a row, each with its own error. The later end's calendar starts at the earlier one. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { legend, value, onValueChange, onEndBlur, hint, optional, disabled, error, errors, id, className, ...limits } =
    props
  const ownId = useId()
  const groupId = id ?? ownId
  const t = useTexts('dateRange', dateRangeTexts)
  return (
    <Fieldset
      id={groupId}
      legend={legend}
      hint={hint ?? t('format')}
      optional={optional}
      error={error}
      className={cx('eks-date-range', className)}
    >
      <div className="eks:mt-2 eks:flex eks:flex-wrap eks:items-start eks:gap-x-6 eks:gap-y-5">
        {ends.map((end) => (
          <Field
            key={end}
            id={`${groupId}-${end}`}
            label={t(end)}
            error={errors?.[end]}
            width="sm"
            required={!optional}
          >
            <DatePicker
              {...limits}
              min={end === 'to' ? (asDate(value.from) ?? limits.min) : limits.min}
              value={value[end]}
              disabled={disabled}
              onValueChange={(date, { raw }) => onValueChange({ ...value, [end]: date ?? (raw || null) }, { end })}
              onBlur={() => onEndBlur?.(end)}
            />
          </Field>
        ))}
      </div>
    </Fieldset>
  )
}
