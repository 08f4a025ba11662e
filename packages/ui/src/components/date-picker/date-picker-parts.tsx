'use client'
import type { PlainDate } from '@eksport/forms'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { Calendar as CalendarSign, Lock } from '../../foundation/icons/icons.js'
import { cleanInput } from '../../foundation/internal/clean-input.js'
import { cx } from '../../foundation/internal/cx.js'
import { usePrefetch } from '../../foundation/internal/lazy-part.js'
import { useFormReset } from '../../foundation/internal/use-form-reset.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { Calendar, gridPart } from '../calendar/calendar.js'
import { useFieldControl } from '../field/field-context.js'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.js'
import { bareControl, controlBox, controlState } from '../input/control.style.js'
import { Floating, floatingPart } from '../popover/floating.js'
import { useDatePickerRoot } from './date-picker-context.js'

/** The lazy parts that the button needs. */
const behind = [gridPart, floatingPart]

/** Two dates fit side by side on a phone of 360 px without being cut off. */
const compact = 'eks:over:narrow:gap-0 eks:over:narrow:ps-2 eks:over:narrow:pe-0'

/** Props of {@link DatePickerField}. */
export interface DatePickerFieldProps extends ComponentPropsWithRef<'div'> {
  /** Shows it as invalid; a surrounding Field does so by itself. */
  invalid?: ComponentPropsWithRef<'input'>['aria-invalid'] | undefined
  /** Replaces the text field, the button and the calendar. */
  children?: ReactNode
}

/** The box of the field, containing the text field and the button. */
export function DatePickerField({ invalid, children, className, ...rest }: DatePickerFieldProps) {
  const { disabled, readOnly } = useDatePickerRoot('DatePickerField')
  const field = useFieldControl({ 'aria-invalid': invalid })
  const state = controlState({ disabled, readOnly, invalid: field['aria-invalid'] })
  return (
    <div
      {...rest}
      data-state={state}
      className={cx('eks-input eks-date-picker', controlBox({ state }), compact, className)}
    >
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

/** The date as text, parsed on blur; in a Field it takes name, description and error from there. */
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
        onChange={(event) => {
          cleanInput(event.target)
          date.setTyped(event.target.value)
        }}
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
      {readOnly && <Lock className="eks:size-icon eks:text-subtle" />}
    </>
  )
}

/** Props of {@link DatePickerTrigger}. */
export interface DatePickerTriggerProps extends Omit<IconButtonProps, 'label' | 'children' | 'disabled'> {
  /** Replaces the icon. */
  children?: ReactNode
}

/** The button that opens the calendar; its accessible name says which date is selected. Not rendered if read-only. */
export function DatePickerTrigger({ children, className, ref, onClick, ...rest }: DatePickerTriggerProps) {
  const { label, disabled, readOnly, open, setOpen, button, contentId } = useDatePickerRoot('DatePickerTrigger')
  const mergedRef = useMergedRef(button, ref)
  usePrefetch(behind, button)
  if (readOnly) return null
  return (
    <IconButton
      kind="quiet"
      small
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      data-state={open ? 'open' : 'closed'}
      // Text in place of the icon would become its name: ours is kept, without a tooltip.
      title={children === undefined ? undefined : ''}
      {...rest}
      ref={mergedRef}
      label={label}
      disabled={disabled}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) setOpen(!open, 'button', event.nativeEvent)
      }}
      className={cx('eks:-me-2.5 eks:over:text-subtle eks:over:narrow:me-0 eks:over:narrow:w-9', className)}
    >
      {children ?? <CalendarSign />}
    </IconButton>
  )
}

/** Props of {@link DatePickerCalendar}. */
export type DatePickerCalendarProps = Omit<ComponentPropsWithRef<'div'>, 'children'>

/** The month in a panel by the button, or on a phone in a sheet along the bottom edge. */
export function DatePickerCalendar({ className, ...rest }: DatePickerCalendarProps) {
  const { date, calendar, label, open, setOpen, button, contentId, modal } = useDatePickerRoot('DatePickerCalendar')
  const pick = (day: PlainDate) => {
    date.pick(day)
    setOpen(false, 'pick')
  }
  return (
    <Floating
      {...rest}
      open={open}
      onOpenChange={(next) => setOpen(next, 'button')}
      anchor={button}
      modal={modal}
      id={contentId}
      aria-label={label}
      align="end"
      className={cx('eks-popover eks-floating eks-date-sheet', className)}
    >
      <Calendar {...calendar} selected={date.date} onSelect={pick} dropdowns autoFocus />
    </Floating>
  )
}
