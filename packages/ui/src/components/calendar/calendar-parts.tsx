'use client'
import type { PlainDate } from '@eksport/forms'
import type { ChevronProps, DropdownProps } from 'react-day-picker'
import { Ban, ChevronLeft, ChevronRight } from '../../foundation/icons/icons.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { Select } from '../select/select.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { longDate } from './date-names.js'

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

const weeks = [1, 2, 3, 4, 5, 6]

/** As high as a month: heading, names of the days, six weeks. */
export function CalendarPlace() {
  return (
    <div className="eks-calendar-place eks:flex eks:flex-col" aria-busy="true">
      <Skeleton className="eks:over:mt-2 eks:over:mb-3.5 eks:over:h-6 eks:over:narrow:mt-2.5 eks:over:narrow:mb-4" />
      <Skeleton className="eks:over:my-1.5 eks:over:h-4" />
      {weeks.map((week) => (
        <div key={week} className="eks:h-[44px] eks:p-px eks:coarse:h-[46px] eks:narrow:h-[46px]">
          <Skeleton className="eks:over:my-0 eks:over:h-full" />
        </div>
      ))}
    </div>
  )
}

/** Why the day that was visited cannot be chosen; hidden from readers, who hear it with the day's name. */
export function CalendarReason({ date, reason }: { date: PlainDate; reason: string }) {
  const { locale } = useEksport()
  const day = longDate(date, locale)
  return (
    <p
      aria-hidden="true"
      className="eks:mt-2.5 eks:flex eks:items-start eks:gap-2 eks:border-t eks:border-line eks:pt-2.5 eks:text-small eks:leading-[1.45] eks:font-semibold eks:text-danger-text"
    >
      <Ban className="eks:mt-px eks:size-4.5" />
      <span>{`${day.charAt(0).toUpperCase()}${day.slice(1)} – ${reason}`}</span>
    </p>
  )
}
