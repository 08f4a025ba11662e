'use client'
import { type KeyboardEvent, memo } from 'react'
import { Checkbox } from '../checkbox/checkbox.js'
import type { FilterOption } from './filter-schema.js'

interface OptionRowProps {
  option: FilterOption
  /** The number of results of this option. */
  count?: number | undefined
  checked: boolean
  tabIndex?: number
  onToggle: (value: string) => void
  /** Called when it gets focus. */
  onVisit?: (value: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A filter's checkbox with its name, second name and number of results. Ticking one renders only that one. */
export const OptionRow = memo(function OptionRow({ option, count, onToggle, onVisit, ...props }: OptionRowProps) {
  return (
    <Checkbox
      {...props}
      value={option.value}
      onChange={() => onToggle(option.value)}
      {...(onVisit && { onFocus: () => onVisit(option.value) })}
      label={<OptionText option={option} count={count} />}
    />
  )
})

/** An option's name, second name and number of results. */
export function OptionText({ option, count }: Pick<OptionRowProps, 'option' | 'count'>) {
  return (
    <>
      <span className="eks:wrap-anywhere">{option.label}</span>
      {option.note && <i className="eks:ms-1.5 eks:text-small eks:text-subtle">{option.note}</i>}
      {count !== undefined && <span className="eks:ms-1.5 eks:text-subtle eks:tabular">{count}</span>}
    </>
  )
}
