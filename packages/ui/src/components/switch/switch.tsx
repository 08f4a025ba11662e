'use client'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { asElements } from '../../foundation/internal/as-elements.js'
import { cx } from '../../foundation/internal/cx.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useFormReset } from '../../foundation/internal/use-form-reset.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'

/** Props of {@link Switch}. */
export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'button'>, 'onChange' | 'value' | 'children' | 'disabled'> {
  /** What is on when it is on. */
  label: ReactNode
  /** On or off, when controlled. */
  checked?: boolean | undefined
  /** On or off initially, when uncontrolled. */
  defaultChecked?: boolean | undefined
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails<'toggle'>) => void) | undefined
  /** Name of the form field: submitted while on, like a checkbox. */
  name?: string | undefined
  /** The submitted value. @default 'on' */
  value?: string | undefined
  /** Currently unavailable; keeps focus, like {@link Button}. */
  disabled?: boolean | undefined
}

/** On or off, with immediate effect. For an answer that is submitted later, use a Checkbox. */
export function Switch({
  label,
  checked,
  defaultChecked = false,
  onCheckedChange,
  name,
  value = 'on',
  disabled,
  className,
  onClick,
  ref,
  ...props
}: SwitchProps) {
  const button = useRef<HTMLButtonElement>(null)
  const mergedRef = useMergedRef(button, ref)
  const [on, setOn, restore] = useControllable({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
  })
  useFormReset(button, restore)
  return (
    <button
      {...props}
      ref={mergedRef}
      type="button"
      role="switch"
      aria-checked={on}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (disabled) return
        onClick?.(event)
        setOn(!on, 'toggle', event.nativeEvent)
      }}
      className={cx(
        'eks-switch eks:inline-flex eks:min-h-7 eks:items-center eks:gap-2.5 eks:text-start eks:text-ui eks:weight-medium eks:coarse:min-h-11',
        disabled && 'eks:cursor-not-allowed eks:text-disabled eks:forced-colors:text-[GrayText]',
        className,
      )}
    >
      <span aria-hidden="true" className="eks-switch-track" />
      {asElements(label)}
      {on && name !== undefined && (
        <input type="hidden" name={name} form={props.form} value={value} disabled={disabled} />
      )}
    </button>
  )
}
