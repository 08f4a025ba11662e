'use client'
import { addDays, type PlainDate } from '@eksport/forms'
import { type FilterRange, isSameRange } from './clamp-range.logic.js'
import type { DatePreset } from './filter-schema.js'

interface FilterDatePresetsProps {
  presets: readonly DatePreset[]
  value: FilterRange
  today: PlainDate
  onValueChange: (value: FilterRange) => void
}

const dayAfter = (today: PlainDate, days: number | undefined) => (days === undefined ? undefined : addDays(today, days))

/** Periods that are asked for often, each a button; the one that is chosen is pressed, and pressed again it lets go. */
export function FilterDatePresets({ presets, value, today, onValueChange }: FilterDatePresetsProps) {
  if (presets.length === 0) return null
  return (
    <div className="eks:mb-3 eks:flex eks:flex-wrap eks:gap-2">
      {presets.map(({ label, from, to }) => {
        const range = { from: dayAfter(today, from), to: dayAfter(today, to) }
        const pressed = isSameRange(range, value)
        return (
          <button
            key={label}
            type="button"
            aria-pressed={pressed}
            onClick={() => onValueChange(pressed ? { from: undefined, to: undefined } : range)}
            className="eks:min-h-8 eks:rounded-full eks:border eks:border-field-line eks:bg-surface eks:px-3 eks:text-small eks:hover:border-field-line-hover eks:hover:bg-surface-hover eks:aria-pressed:border-action eks:aria-pressed:bg-action-tint eks:aria-pressed:font-semibold eks:coarse:min-h-11 eks:forced-colors:aria-pressed:border-3"
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}
