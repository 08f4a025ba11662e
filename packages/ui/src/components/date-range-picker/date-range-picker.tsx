'use client'
import { isPlainDate, type PlainDate } from '@eksport/forms'
import { type ReactNode, useId, useRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useFormReset } from '../../foundation/internal/use-form-reset.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import type { DateLimits } from '../calendar/date-limits.logic.js'
import { datePattern } from '../calendar/date-names.js'
import { DatePicker } from '../date-picker/date-picker.js'
import type { DateChangeDetails, DateProblem, DateReason } from '../date-picker/use-date-text.js'
import { Field } from '../field/field.js'
import { Fieldset, type FieldsetProps } from '../field/fieldset.js'
import { dateRangeTexts } from './date-range-picker.texts.js'

/** Both ends, `YYYY-MM-DD`; text that is not a date is kept as typed. */
export interface DateRangeValue {
  readonly from: string | null
  readonly to: string | null
}

/** Why a period changed, and at which end. */
export interface DateRangeChange extends ChangeDetails<DateReason> {
  readonly end: DateRangeEnd
  /** What is wrong with that end; `before` also if the period ends before it begins. */
  readonly problem?: DateProblem
}

/** One end of a period. */
export type DateRangeEnd = 'from' | 'to'

/** Props of {@link DateRangePicker}. */
export interface DateRangePickerProps
  extends DateLimits,
    Omit<FieldsetProps, 'children' | 'defaultValue' | 'onChange' | 'name'> {
  /** Both days, when controlled; typed text that is not a date stays as it is. */
  value?: DateRangeValue
  /** The initial days, when uncontrolled. */
  defaultValue?: DateRangeValue
  /** Called with both days; the details say which end changed, why, and what is wrong with it. */
  onValueChange?: (value: DateRangeValue, details: DateRangeChange) => void
  /** Called on blur of one end, so that the form can validate it. */
  onEndBlur?: (end: DateRangeEnd) => void
  /** The current day: marked in the calendar, and the meaning of 'i dag'. @default today by the provider's clock */
  today?: PlainDate
  /** The error of each end, shown below its field. */
  errors?: { readonly from?: ReactNode; readonly to?: ReactNode }
  /** Whether a day is a holiday: marked in the calendar. */
  isHoliday?: (date: PlainDate) => boolean
  /** Names of the form fields: `${name}.from` and `${name}.to`, each `YYYY-MM-DD`. */
  name?: string
  /** Shows week numbers. @default true */
  weekNumbers?: boolean
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof dateRangeTexts>
}

const ends = ['from', 'to'] as const
const nothing: DateRangeValue = { from: null, to: null }
const asDate = (text: string | null) => (text !== null && isPlainDate(text) ? text : undefined)

/** A period: two dates on one row, each with its own error. The later date's calendar starts at the earlier one. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value: given, defaultValue = nothing, onValueChange, onEndBlur, errors, messages, hint, ...others } = props
  const { id, name, disabled, className, today, min, max, noWeekends, isBlocked, isHoliday, weekNumbers, ...rest } =
    others
  const ownId = useId()
  const groupId = id ?? ownId
  const { locale } = useEksport()
  const t = useTexts('dateRange', dateRangeTexts, messages)
  const group = useRef<HTMLFieldSetElement>(null)
  const mergedRef = useMergedRef(group, rest.ref)
  const changed = useRef<Pick<DateRangeChange, 'end' | 'problem'>>({ end: 'from' })
  const [value, setValue, restore] = useControllable<DateRangeValue, DateReason>({
    value: given,
    defaultValue,
    onChange: (next, details) => onValueChange?.(next, { ...details, ...changed.current }),
  })
  useFormReset(group, restore)
  const from = asDate(value.from)
  const to = asDate(value.to)
  const change = (end: DateRangeEnd, date: PlainDate | null, { raw, reason, event, problem }: DateChangeDetails) => {
    changed.current = problem ? { end, problem } : { end }
    setValue({ ...value, [end]: date ?? (raw || null) }, reason, event)
  }
  return (
    <Fieldset
      {...rest}
      ref={mergedRef}
      id={groupId}
      hint={hint ?? datePattern(t('format'), locale)}
      className={cx('eks-date-range', className)}
    >
      <div className="eks-date-range-fields eks:mt-2 eks:grid eks:items-start eks:gap-x-6 eks:narrow:gap-x-3">
        {ends.map((end) => (
          <Field
            key={end}
            id={`${groupId}-${end}`}
            label={t(end)}
            error={errors?.[end]}
            width="sm"
            required={!rest.optional}
          >
            <DatePicker
              {...(today === undefined ? {} : { today })}
              {...(weekNumbers === undefined ? {} : { weekNumbers })}
              {...(name === undefined ? {} : { name: `${name}.${end}` })}
              {...(isHoliday === undefined ? {} : { isHoliday })}
              {...{ max, noWeekends, isBlocked, disabled }}
              min={end === 'to' ? (from ?? min) : min}
              between={(date) => from !== undefined && to !== undefined && from <= date && date <= to}
              value={value[end]}
              onValueChange={(date, details) => change(end, date, details)}
              onBlur={() => onEndBlur?.(end)}
            />
          </Field>
        ))}
      </div>
    </Fieldset>
  )
}
