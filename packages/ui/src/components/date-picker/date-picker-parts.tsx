'use client'
import type { PlainDate } from '@eksport/forms'
import * as RadixPopover from '@radix-ui/react-popover'
import { Calendar as CalendarSign, Lock } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { useFormReset } from '../../foundation/internal/use-form-reset.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { Calendar } from '../calendar/calendar.js'
import { useFieldControl } from '../field/field-context.js'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.js'
import { bareControl, controlBox, controlState } from '../input/control.style.js'
import { PopoverPanel } from '../popover/popover.js'
import { useDatePickerRoot } from './date-picker-context.js'

/** Props of {@link DatePickerField}. */
export interface DatePickerFieldProps extends ComponentPropsWithRef<'div'> {
  /** Shown as wrong; the Field around it says so by itself. */
  invalid?: ComponentPropsWithRef<'input'>['aria-invalid'] | undefined
  /** Instead of the text field, the button and the calendar. */
  children?: ReactNode
}

/** The box of the field, with the text field and the button in it. */
export function DatePickerField({ invalid, children, className, ...rest }: DatePickerFieldProps) {
  const { disabled, readOnly } = useDatePickerRoot('DatePickerField')
  const field = useFieldControl({ 'aria-invalid': invalid })
  const state = controlState({ disabled, readOnly, invalid: field['aria-invalid'] })
  return (
    <div {...rest} data-state={state} className={cx('eks-input eks-date-picker', controlBox({ state }), className)}>
      {children ?? (
        <>
          <DatePickerInput />
          <DatePickerTrigger />
          <DatePickerCalendar />
        </>
      )}
    </div>
  )
}

/** Props of {@link DatePickerInput}. */
export type DatePickerInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type' | 'size' | 'name' | 'disabled' | 'readOnly'
>

/** The date as text, read when it is left; in a Field it takes name, description and error from it. */
export function DatePickerInput({ className, onBlur, onKeyDown, ref, ...rest }: DatePickerInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, ref)
  const { date, setOpen, disabled, readOnly } = useDatePickerRoot('DatePickerInput')
  const control = useFieldControl(rest)
  useFormReset(input, date.restore)
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        {...control}
        ref={mergedRef}
        value={date.text}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => date.setTyped(event.target.value)}
        onBlur={(event) => {
          date.commit(event.nativeEvent)
          onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') date.commit(event.nativeEvent)
          if (event.key === 'ArrowDown' && event.altKey && !readOnly) setOpen(true, 'key')
          onKeyDown?.(event)
        }}
        className={cx(bareControl, className)}
      />
      {readOnly && <Lock aria-hidden="true" className="eks:size-icon eks:text-subtle" />}
    </>
  )
}

/** Props of {@link DatePickerTrigger}. */
export interface DatePickerTriggerProps extends Omit<IconButtonProps, 'label' | 'children' | 'disabled'> {
  /** Another picture. */
  children?: ReactNode
}

/** The button that opens the calendar; its name says which date is chosen. None where nothing can be changed. */
export function DatePickerTrigger({ children, className, ...rest }: DatePickerTriggerProps) {
  const { label, disabled, readOnly } = useDatePickerRoot('DatePickerTrigger')
  if (readOnly) return null
  return (
    <RadixPopover.Trigger asChild>
      <IconButton
        kind="quiet"
        small
        {...rest}
        label={label}
        disabled={disabled}
        className={cx('eks:-mr-2.5 eks:over:text-subtle', className)}
      >
        {children ?? <CalendarSign aria-hidden="true" />}
      </IconButton>
    </RadixPopover.Trigger>
  )
}

/** Props of {@link DatePickerCalendar}. */
export type DatePickerCalendarProps = Omit<ComponentPropsWithRef<'div'>, 'children'>

/** The month in a panel by the button, on a phone a sheet along the bottom edge. */
export function DatePickerCalendar({ className, ...rest }: DatePickerCalendarProps) {
  const { date, calendar, label, setOpen } = useDatePickerRoot('DatePickerCalendar')
  const pick = (day: PlainDate) => {
    date.pick(day)
    setOpen(false, 'pick')
  }
  return (
    <PopoverPanel
      {...rest}
      aria-label={label}
      align="end"
      className={cx(
        'eks-date-sheet eks:over:w-84 eks:over:p-3 eks:over:narrow:w-full eks:over:narrow:max-h-[calc(100dvh-24px)] eks:over:narrow:max-w-none eks:over:narrow:rounded-b-none eks:over:narrow:shadow-[0_0_0_100vmax_var(--eks-scrim)]',
        className,
      )}
    >
      <Calendar {...calendar} selected={date.date} onSelect={pick} dropdowns autoFocus />
    </PopoverPanel>
  )
}
