'use client'
import type { ChevronProps, DropdownProps } from 'react-day-picker'
import { ChevronLeft, ChevronRight } from '../../foundation/icons/icons.js'
import { Select } from '../select/select.js'

/** The arrow of the buttons that change the month. */
export function CalendarChevron({ orientation }: ChevronProps) {
  const Sign = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Sign className="eks:size-icon" />
}

/** Month and year as the browser's own lists: twenty years are two key presses away. */
export function CalendarDropdown({ options = [], value, onChange, disabled, 'aria-label': label }: DropdownProps) {
  return (
    <Select
      small
      className="eks:[&>select]:pl-2 eks:[&>select]:pr-7 eks:[&>svg]:right-1.5"
      value={String(value)}
      onChange={onChange}
      disabled={disabled}
      aria-label={label}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
