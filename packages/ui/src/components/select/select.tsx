'use client'
import { type ComponentPropsWithRef, useRef } from 'react'
import { ChevronDown } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useFormReset } from '../../foundation/internal/use-form-reset.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { useFieldControl } from '../field/field-context.js'
import { controlBox, controlState } from '../input/control.style.js'

/** Props of {@link Select}. */
export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size'> {
  /** Lower, and as wide as its text, for rows below a table. */
  small?: boolean
}

/** The native select, restyled: it works on every phone and with every screen reader. */
export function Select({ className, small, disabled, children, ref, ...props }: SelectProps) {
  const list = useRef<HTMLSelectElement>(null)
  const mergedRef = useMergedRef(list, ref)
  const control = useFieldControl(props)
  const state = controlState({ disabled, invalid: control['aria-invalid'] })
  useFormReset(list, () => {
    // On a form reset the browser selects the first option without asking the owner.
    if (list.current && props.value !== undefined) list.current.value = String(props.value)
  })
  return (
    <div
      data-state={state}
      className={cx(
        'eks-select eks:relative',
        controlBox({ state }),
        'eks:over:px-0',
        small && 'eks:over:min-h-control-small eks:over:w-auto eks:over:text-small',
        className,
      )}
    >
      <select
        {...props}
        {...control}
        ref={mergedRef}
        disabled={disabled}
        className="eks:min-w-0 eks:flex-1 eks:truncate eks:self-stretch eks:rounded eks:bg-transparent eks:[outline:none] eks:focus-visible:[box-shadow:none]"
      >
        {children}
      </select>
      <ChevronDown className="eks:pointer-events-none eks:absolute eks:size-icon" />
    </div>
  )
}
