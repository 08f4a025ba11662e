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
  /** Null means that nothing is chosen. */
  value?: string | null | undefined
  /** What is chosen at first, when the group owns it. */
  defaultValue?: string | null | undefined
  /** Called with the answer that was chosen. */
  onValueChange?: ((value: string, details: ChangeDetails<'select'>) => void) | undefined
  /** For a form that the browser sends; made up otherwise. */
  name?: string | undefined
  /** Marks the radios as required for assistive technology. */
  required?: boolean | undefined
  /** Side by side, for two or three short words. */
  inline?: boolean | undefined
}

/** One question, one answer of a few; all of them in sight. */
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
  /** What the group reports when it is chosen. */
  value: string
  /** The answer in words. */
  label: ReactNode
  /** One calm sentence under the answer. */
  hint?: ReactNode
  /** A box round it, for answers with a hint each. */
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
