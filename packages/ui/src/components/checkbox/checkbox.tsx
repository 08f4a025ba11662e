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
  /** What ticked means. */
  label: ReactNode
  /** One calm sentence under the label. */
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  error?: ReactNode
  /** Some of what it stands for is chosen. */
  mixed?: boolean
  /** A box round it, for a single weighty choice. */
  framed?: boolean
}

/** Yes or no, or one of several that may be chosen together (inside a Fieldset). */
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
            // The browser takes the dash away at each click; whether it goes is the caller's to say.
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
