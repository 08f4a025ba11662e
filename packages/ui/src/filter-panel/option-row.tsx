'use client'
import type { ComponentPropsWithRef } from 'react'
import { Checkbox } from '../checkbox/checkbox.js'
import type { FilterOption } from './filter-schema.js'

interface OptionRowProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children' | 'onToggle'> {
  option: FilterOption
  /** How many results this option would give. */
  count?: number | undefined
  onToggle: (value: string) => void
}

/** A box of a filter: its name, its second name and how many it would give. */
export function OptionRow({ option, count, onToggle, ...props }: OptionRowProps) {
  return (
    <Checkbox
      {...props}
      value={option.value}
      onChange={() => onToggle(option.value)}
      label={
        <>
          <span className="eks:wrap-anywhere">{option.label}</span>
          {option.note && <span className="eks:ml-1.5 eks:text-small eks:text-subtle eks:italic">{option.note}</span>}
          {count !== undefined && <span className="eks:ml-1.5 eks:text-subtle eks:tabular-nums">{count}</span>}
        </>
      }
    />
  )
}
