'use client'

import { formatDate, type PlainDate } from '@eksport/forms'
import { type ComponentPropsWithRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { datePattern } from '../calendar/date-names.js'
import { useToday } from '../calendar/use-today.js'
import { DatePicker } from '../date-picker/date-picker.js'
import type { DateChangeDetails } from '../date-picker/use-date-text.js'
import { Field } from '../field/field.js'
import { clampRange, type FilterRange, isSameRange, type RangeEnd, type RangeMove } from './clamp-range.logic.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import type { DateLimit, DatePreset } from './filter-schema.js'
import { presetRange, resolvedRange } from './relative-period.logic.js'
import { useUnreadText } from './use-unread-text.js'

interface FilterDatePresetsProps {
  presets: readonly DatePreset[]
  value: FilterRange
  /** The value of a preset. */
  rangeOf: (preset: DatePreset) => FilterRange
  onValueChange: (value: FilterRange) => void
}

/** Common periods as toggle buttons; the selected one is pressed, and pressing it again clears it. */
function FilterDatePresets({ presets, value, rangeOf, onValueChange }: FilterDatePresetsProps) {
  if (presets.length === 0) return null
  return (
    <div className="eks:mb-3 eks:flex eks:flex-wrap eks:gap-2">
      {presets.map((preset) => {
        const { label } = preset
        const range = rangeOf(preset)
        const pressed = isSameRange(range, value)
        return (
          <button
            key={label}
            type="button"
            aria-pressed={pressed}
            onClick={() => onValueChange(pressed ? { from: undefined, to: undefined } : range)}
            className="eks:min-h-8 eks:rounded-full eks:edge-1 eks:border-field-line eks:bg-surface eks:px-3 eks:text-small eks:hover:border-field-line-hover eks:hover:bg-surface-hover eks:aria-pressed:border-action eks:aria-pressed:bg-action-tint eks:aria-pressed:weight-semibold eks:coarse:min-h-11 eks:forced-colors:aria-pressed:edge-3"
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}

/** Props of {@link FilterDateRange}. */
export interface FilterDateRangeProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Name of the first day. */
  fromLabel: string
  /** Name of the last day. */
  toLabel: string
  /** The two days, possibly relative; an undefined end is open. */
  value: FilterRange
  /** `clamped` means that an end was moved: into the limits, or past the other end. */
  onValueChange: (value: FilterRange, details: { readonly clamped: boolean }) => void
  /** The current day, marked in the calendars. @default today by the provider's clock */
  today?: PlainDate
  /** The earliest day. @default none */
  min?: DateLimit | undefined
  /** The latest day; 'none' for no limit. @default 'today' */
  max?: DateLimit | 'none' | undefined
  /** Common periods as buttons. */
  presets?: readonly DatePreset[] | undefined
  /** Reports a chosen preset as relative dates instead of the days that it means today. @default false */
  relative?: boolean | undefined
}

const ends = ['from', 'to'] as const
const movedTexts = { order: 'movedOrder', early: 'movedEarlyDate', late: 'movedLateDate' } as const

/** A period, by default up to today. An end that breaks a limit is moved, and this is announced and shown. */
export function FilterDateRange(props: FilterDateRangeProps) {
  const { fromLabel, toLabel, value: chosen, onValueChange, today: given, min, max, ...others } = props
  const { presets = [], relative, className, ...rest } = others
  const { locale } = useEksport()
  const t = useTexts('filterPanel', filterPanelTexts)
  const announce = useAnnounce()
  const today = useToday(given)
  const value = resolvedRange(chosen, today)
  const limits = limitsOf({ min, max }, today)
  const unread = useUnreadText(value)
  const [note, setNote] = useState<{ text: string; of: FilterRange }>()
  const pattern = datePattern(t('datePlaceholder'), locale)
  const labels = { from: fromLabel, to: toLabel }
  const moved = ({ end, value: date, why }: RangeMove) =>
    t(why === 'late' && date === today ? 'movedFuture' : movedTexts[why], {
      label: labels[end],
      value: formatDate(date, locale),
    })

  const change = (end: RangeEnd, date: PlainDate | null, { raw, problem }: DateChangeDetails) => {
    const isText = date === null && problem !== 'empty'
    unread.write(end, isText ? raw : undefined, isText)
    const { range, moves } = clampRange({ ...value, [end]: date ?? undefined }, end, limits)
    const text = moves.map(moved).join(' ')
    setNote({ text, of: range })
    announce(text)
    onValueChange(range, { clamped: moves.length > 0 })
  }
  const below = [
    limits.min !== undefined && t('earliest', { date: formatDate(limits.min, locale) }),
    limits.max !== undefined &&
      t(limits.max === today ? 'latest' : 'latestDate', { date: formatDate(limits.max, locale) }),
  ]
  return (
    <div {...rest} className={cx('eks-filter-date-range', className)}>
      <FilterDatePresets
        presets={presets}
        value={relative ? chosen : value}
        rangeOf={(preset) => (relative ? presetRange(preset) : resolvedRange(presetRange(preset), today))}
        onValueChange={(range) => onValueChange(range, { clamped: false })}
      />
      <div className="eks:flex eks:flex-wrap eks:gap-x-2.5 eks:gap-y-2.5 eks:*:flex-[1_1_7.5rem] eks:narrow:*:basis-33">
        {ends.map((end) => (
          <Field
            key={end}
            label={<span className="eks:text-small eks:weight-medium">{labels[end]}</span>}
            error={unread.isWrong(end) && t('noDate', { pattern })}
          >
            <DatePicker
              {...limits}
              today={today}
              placeholder={pattern}
              className="eks:over:gap-0 eks:over:pe-2.5 eks:over:ps-2 eks:over:text-small"
              value={unread.textOf(end) ?? value[end] ?? null}
              onValueChange={(date, details) => change(end, date, details)}
            />
          </Field>
        ))}
      </div>
      <p className="eks:mt-1.5 eks:text-small eks:text-subtle eks:empty:hidden">
        {(note && isSameRange(note.of, value) && note.text) || below.filter(Boolean).join(' ')}
      </p>
    </div>
  )
}

/** The limits as dates; by default a period ends today at the latest. */
function limitsOf({ min, max = 'today' }: Pick<FilterDateRangeProps, 'min' | 'max'>, today: PlainDate) {
  const dateOf = (limit: DateLimit | 'none' | undefined) =>
    limit === 'today' ? today : limit === 'none' ? undefined : limit
  return { min: dateOf(min), max: dateOf(max) }
}
