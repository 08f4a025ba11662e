import { formatDate, type PlainDate, type RelativeDate, resolveDate } from '@eksport/forms'
import { type FilterRange, isSameRange } from './clamp-range.logic.js'
import type { DatePreset, DateRangeFilter } from './filter-schema.js'

const sign = (days: number) => (days > 0 ? `+${days}` : days || '')
const asRelative = (date: DatePreset['from']): RelativeDate | undefined =>
  typeof date === 'number' ? `today${sign(date)}` : date

/** A period with the days that it means today. */
export const resolvedRange = ({ from, to }: FilterRange, today: PlainDate): FilterRange => ({
  from: from && resolveDate(from, today),
  to: to && resolveDate(to, today),
})

/** The value that choosing a preset gives: relative dates. */
export const presetRange = ({ from, to }: DatePreset): FilterRange => ({ from: asRelative(from), to: asRelative(to) })

/** The preset of a field that a value is. */
export const presetOf = ({ presets = [], relative }: DateRangeFilter, value: FilterRange): DatePreset | undefined =>
  relative ? presets.find((preset) => isSameRange(presetRange(preset), value)) : undefined

/** A day as the reader writes it; a relative one as the day that it means today. */
export const dayInWords = (date: string, locale: string, today: PlainDate): string =>
  formatDate(resolveDate(date, today), locale)
