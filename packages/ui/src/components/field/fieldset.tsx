'use client'
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from 'react'
import { asElements } from '../../foundation/internal/as-elements.js'
import { cx } from '../../foundation/internal/cx.js'
import { describedBy } from '../../foundation/internal/described-by.js'
import { FieldsetContext } from './field-context.js'
import { FieldError, FieldHint, labelClass, OptionalMark } from './field-parts.js'

/** Props of {@link Fieldset}. */
export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  /** The question; it names the group. */
  legend: ReactNode
  /** What to know before answering. */
  hint?: ReactNode
  /** What is wrong and how to fix it. */
  error?: ReactNode
  /** Shows 'Valgfritt'. */
  optional?: boolean | undefined
  /** Hides the legend visually, where its context is clear without it. */
  hideLegend?: boolean | undefined
}

/** One question with several controls: radio buttons, checkboxes, from and to. */
export function Fieldset({
  legend,
  hint,
  error,
  optional,
  hideLegend,
  className,
  children,
  id,
  ...rest
}: FieldsetProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const state = useMemo(() => ({ invalid: Boolean(error) }), [error])
  return (
    <fieldset
      {...rest}
      id={groupId}
      // An error summary may move focus here.
      tabIndex={-1}
      aria-describedby={describedBy(groupId, hint, error)}
      data-invalid={error ? true : undefined}
      className={cx('eks-fieldset eks:min-w-0', className)}
    >
      <legend className={hideLegend ? 'eks:sr-only' : labelClass}>
        {asElements(legend)}
        {optional && <OptionalMark />}
      </legend>
      {hint && <FieldHint id={`${groupId}-hint`}>{hint}</FieldHint>}
      <FieldsetContext value={state}>{children}</FieldsetContext>
      {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
