'use client'
import { type ComponentPropsWithRef, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { ChoiceInput } from '../../foundation/internal/choice-input.js'
import { cx } from '../../foundation/internal/cx.js'
import { describedBy } from '../../foundation/internal/described-by.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { FieldsetContext } from '../field/field-context.js'
import { FieldError } from '../field/field-parts.js'

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  /** What ticking it means. */
  label: ReactNode
  /** One short sentence below the label. */
  hint?: ReactNode
  /** What is wrong and how to fix it. */
  error?: ReactNode
  /** Indeterminate: some of what it stands for is selected. */
  mixed?: boolean
  /** Draws a box around it, for a single important choice. */
  framed?: boolean
}

/** Yes or no, or one of several independent options (inside a Fieldset). */
export function Checkbox({ label, hint, error, mixed = false, framed, className, id, ref, ...props }: CheckboxProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const group = useContext(FieldsetContext)
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, ref)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <div className={cx('eks-checkbox', className)}>
      <div className="eks-choice eks:text-ui" data-framed={framed || undefined}>
        <ChoiceInput
          {...props}
          onChange={(event) => {
            props.onChange?.(event)
            // The browser clears the indeterminate state on each click; the caller decides whether it ends.
            event.target.indeterminate = mixed
          }}
          ref={mergedRef}
          type="checkbox"
          id={inputId}
          aria-describedby={describedBy(inputId, hint, error, props['aria-describedby'])}
          aria-invalid={Boolean(error) || group.invalid || undefined}
        />
        <label htmlFor={inputId} className="eks:wrap-anywhere">
          {label}
        </label>
        {hint && (
          <small id={`${inputId}-hint`} className="eks:text-small eks:text-subtle">
            {hint}
          </small>
        )}
      </div>
      {error && (
        <FieldError id={`${inputId}-error`} className="eks:over:mt-0.5">
          {error}
        </FieldError>
      )}
    </div>
  )
}
