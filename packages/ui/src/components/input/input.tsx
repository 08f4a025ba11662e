'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Lock, Search } from '../../foundation/icons/icons.js'
import { cleanInput } from '../../foundation/internal/clean-input.js'
import { cx } from '../../foundation/internal/cx.js'
import { useFieldControl } from '../field/field-context.js'
import { bareControl, controlBox, controlState } from './control.style.js'

/** Props of {@link Input}. */
export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** Unit after the answer: kg, °C. Say it in the label too if it is not obvious. */
  unit?: ReactNode
  /** Icon before the answer. */
  icon?: ReactNode
  /** A button inside the box at the end: calendar, clear. */
  end?: ReactNode
  /** Ref of the box, which also gets `className`. */
  boxRef?: ComponentPropsWithRef<'div'>['ref']
}

/** One line of text; strips invisible characters. In a Field it takes name, description and error from there. */
export function Input({ unit, icon, end, className, boxRef, disabled, readOnly, onChange, ...props }: InputProps) {
  const control = useFieldControl(props)
  const state = controlState({ disabled, readOnly, invalid: control['aria-invalid'] })
  return (
    <div ref={boxRef} data-state={state} className={cx('eks-input', controlBox({ state }), className)}>
      {icon && <span className="eks:flex eks:text-subtle eks:[&_svg]:size-icon">{icon}</span>}
      <input
        type="text"
        {...props}
        {...control}
        onChange={(event) => {
          cleanInput(event.target)
          onChange?.(event)
        }}
        disabled={disabled}
        readOnly={readOnly}
        className={bareControl}
      />
      {unit && (
        <span aria-hidden="true" className="eks:flex-none eks:text-subtle">
          {unit}
        </span>
      )}
      {readOnly && <Lock className="eks:size-icon eks:text-subtle" />}
      {end}
    </div>
  )
}

/** A search field: with a magnifying glass, type `search`; Escape clears it in most browsers. */
export function SearchInput({ className, ...props }: Omit<InputProps, 'icon' | 'type'>) {
  return (
    <Input
      autoComplete="off"
      spellCheck={false}
      {...props}
      type="search"
      icon={<Search />}
      className={cx('eks-search-input', className)}
    />
  )
}
