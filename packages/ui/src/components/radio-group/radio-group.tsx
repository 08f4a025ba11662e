'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, useContext, useId, useMemo, useRef } from 'react'
import { ChoiceInput } from '../../foundation/internal/choice-input.js'
import { cx } from '../../foundation/internal/cx.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useFormReset } from '../../foundation/internal/use-form-reset.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { Fieldset, type FieldsetProps } from '../field/fieldset.js'

interface RadioState {
  readonly name: string
  readonly value: string | null
  readonly required: boolean
  readonly choose: (value: string, event: Event) => void
}

const RadioContext = createContext<RadioState | null>(null)

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends Omit<FieldsetProps, 'onChange' | 'defaultValue'> {
  /** The selected value; null for none. */
  value?: string | null | undefined
  /** The initially selected value, when uncontrolled. */
  defaultValue?: string | null | undefined
  /** Called with the selected value. */
  onValueChange?: ((value: string, details: ChangeDetails<'select'>) => void) | undefined
  /** Name of the form field. @default generated */
  name?: string | undefined
  /** Marks the radio buttons as required for assistive technology. */
  required?: boolean | undefined
  /** Side by side, for two or three short labels. */
  inline?: boolean | undefined
}

/** One question with one answer of a few, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { value, defaultValue = null, onValueChange, name, inline, children, required = false, ...rest } = props
  const ownName = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const mergedRef = useMergedRef(group, rest.ref)
  const [current, setCurrent, restore] = useControllable<string | null, 'select'>({
    value,
    defaultValue,
    onChange: (next, details) => next !== null && onValueChange?.(next, details),
  })
  useFormReset(group, restore)
  const state = useMemo(
    () => ({
      name: name ?? ownName,
      value: current,
      required,
      choose: (next: string, event: Event) => setCurrent(next, 'select', event),
    }),
    [name, ownName, current, required, setCurrent],
  )
  return (
    <Fieldset
      {...rest}
      role="radiogroup"
      aria-required={required || undefined}
      ref={mergedRef}
      className={cx('eks-radio-group', rest.className)}
    >
      <div
        className={cx(
          'eks:mt-1 eks:flex eks:gap-1',
          inline ? 'eks:flex-row eks:flex-wrap eks:gap-x-6' : 'eks:flex-col',
        )}
      >
        <RadioContext value={state}>{children}</RadioContext>
      </div>
    </Fieldset>
  )
}

/** Props of {@link Radio}. */
export interface RadioProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'value' | 'name' | 'checked' | 'children'> {
  /** The value that the group reports when it is selected. */
  value: string
  /** The answer in words. */
  label: ReactNode
  /** A short sentence below the answer. */
  hint?: ReactNode
  /** Draws a box around it, for answers that each have a hint. */
  framed?: boolean | undefined
}

/** One answer of a {@link RadioGroup}. */
export function Radio({ value, label, hint, framed, className, id, ...props }: RadioProps) {
  const group = useContext(RadioContext)
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div className={cx('eks-choice eks:text-ui', className)} data-framed={framed || undefined}>
      <ChoiceInput
        required={group?.required}
        {...props}
        type="radio"
        id={inputId}
        name={group?.name}
        value={value}
        checked={group?.value === value}
        onChange={(event) => {
          props.onChange?.(event)
          group?.choose(value, event.nativeEvent)
        }}
        aria-describedby={hint ? `${inputId}-hint` : undefined}
      />
      <label htmlFor={inputId}>{label}</label>
      {hint && (
        <small id={`${inputId}-hint`} className="eks:text-small eks:text-subtle">
          {hint}
        </small>
      )}
    </div>
  )
}
