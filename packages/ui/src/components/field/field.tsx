'use client'
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo, useState } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { describedBy } from '../../foundation/internal/described-by.js'
import { FieldContext } from './field-context.js'
import { FieldError, FieldHint, type FieldWidth, fieldWidths, labelClass, OptionalMark } from './field-parts.js'

/** Props of {@link Field}. */
export interface FieldProps extends Omit<ComponentPropsWithRef<'div'>, 'id'> {
  /** The question; it names the control. */
  label: ReactNode
  /** The control: Input, Textarea, Select, or any that uses `useFieldControl`. */
  children: ReactNode
  /** What to know before answering. */
  hint?: ReactNode
  /** In a row of fields: places the hint below its control, so that the controls align. */
  hintBelow?: boolean
  /** What is wrong and how to fix it. */
  error?: ReactNode
  /** Not an error, but worth a look; shown like an error in the warning colour. */
  warning?: ReactNode
  /** Shows 'Valgfritt'; otherwise the control is marked as required for screen readers. */
  optional?: boolean
  /** False leaves out the required mark, where the text elsewhere says who must answer. */
  required?: boolean
  /** By the expected answer, from `xs` a temperature to `full` free text. */
  width?: FieldWidth
  /** Id of the control; the label refers to it. */
  id?: string
  /** Hides the label visually, where its context is clear without it. */
  hideLabel?: boolean
  /** Content at the end of the label row, e.g. a help button. */
  labelEnd?: ReactNode
}

/** Label, 'Valgfritt', hint, control and error of one answer, linked for assistive technology. */
export function Field(props: FieldProps) {
  const {
    label,
    children,
    hint,
    hintBelow = false,
    error,
    warning,
    optional,
    required,
    width = 'full',
    id,
    hideLabel,
    labelEnd,
    className,
    ...rest
  } = props
  const ownId = useId()
  const controlId = id ?? ownId
  const describers = describedBy(controlId, hint, error || warning)
  const invalid = Boolean(error)
  const [miss, onMiss] = useState<string>()
  const state = useMemo(
    () => ({ id: controlId, describedBy: describers, invalid, required: Boolean(required && !optional), onMiss }),
    [controlId, describers, invalid, required, optional],
  )
  const shownHint = hint && <FieldHint id={`${controlId}-hint`}>{hint}</FieldHint>
  return (
    <div
      {...rest}
      data-invalid={invalid || undefined}
      className={cx('eks-field eks:flex eks:min-w-0 eks:flex-col eks:items-start eks:*:max-w-full', className)}
    >
      <div className={hideLabel ? 'eks:sr-only' : labelClass}>
        <label htmlFor={controlId}>{label}</label>
        {optional && <OptionalMark />}
        {labelEnd}
      </div>
      {!hintBelow && shownHint}
      <div className={cx(fieldWidths[width], !hideLabel && 'eks:mt-label-gap')}>
        <FieldContext value={state}>{children}</FieldContext>
      </div>
      {hintBelow && shownHint}
      {error ? (
        <FieldError id={`${controlId}-error`}>{miss ?? error}</FieldError>
      ) : (
        warning && (
          <FieldError id={`${controlId}-error`} tone="warning">
            {warning}
          </FieldError>
        )
      )}
    </div>
  )
}
