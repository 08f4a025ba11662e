'use client'
import { formatDate, type PlainDate } from '@eksport/forms'
import { type ComponentPropsWithRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { useToday } from '../calendar/use-today.js'
import { DatePicker } from '../date-picker/date-picker.js'
import type { DateChangeDetails } from '../date-picker/use-date-text.js'
import { Field } from '../field/field.js'
import { clampRange, type FilterRange, type RangeEnd } from './clamp-range.logic.js'
import { filterPanelTexts } from './filter-panel.texts.js'

/** Props of {@link FilterDateRange}. */
export interface FilterDateRangeProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Name of the first day. */
  fromLabel: string
  /** Name of the last day. */
  toLabel: string
  value: FilterRange
  /** `clamped` says that an end was moved: ahead of today, or past the other end. */
  onValueChange: (value: FilterRange, details: { readonly clamped: boolean }) => void
  /** Marked in the calendars; the clock's day otherwise. */
  today?: PlainDate
}

const ends = ['from', 'to'] as const

/** [FLT-03] A period up to today. An end that cannot stay is moved, and what was moved is said and written. */
export function FilterDateRange(props: FilterDateRangeProps) {
  const { fromLabel, toLabel, value, onValueChange, today: given, className, ...rest } = props
  const t = useTexts('filterPanel', filterPanelTexts)
  const announce = useAnnounce()
  const today = useToday(given)
  const unread = useUnreadText(value)
  const [note, setNote] = useState<{ text: string; of: FilterRange }>()
  const labels = { from: fromLabel, to: toLabel }

  const change = (end: RangeEnd, date: PlainDate | null, { raw, problem }: DateChangeDetails) => {
    const isText = date === null && problem !== 'empty'
    unread.write(end, isText ? raw : undefined)
    const { range, moves } = clampRange({ ...value, [end]: date ?? undefined }, end, today)
    const said = moves
      .map((move) =>
        t(move.why === 'order' ? 'movedOrder' : 'movedFuture', {
          label: labels[move.end],
          date: formatDate(move.date),
        }),
      )
      .join(' ')
    setNote({ text: said, of: range })
    announce(said)
    onValueChange(range, { clamped: moves.length > 0 })
  }
  return (
    <div {...rest} className={cx('eks-filter-date-range', className)}>
      <div className="eks:flex eks:flex-wrap eks:gap-x-2.5 eks:gap-y-2.5 eks:*:flex-[1_1_7.5rem]">
        {ends.map((end) => (
          <Field
            key={end}
            label={<span className="eks:text-small eks:font-medium">{labels[end]}</span>}
            error={unread.textOf(end) !== undefined && t('noDate')}
          >
            <DatePicker
              max={today}
              today={today}
              placeholder={t('datePlaceholder')}
              className="eks:over:gap-0 eks:over:pr-2.5 eks:over:pl-2 eks:over:text-small"
              value={unread.textOf(end) ?? value[end] ?? null}
              onValueChange={(date, details) => change(end, date, details)}
            />
          </Field>
        ))}
      </div>
      <p className="eks:mt-1.5 eks:text-small eks:text-subtle">
        {(note && isSame(note.of, value) && note.text) || t('latest', { date: formatDate(today) })}
      </p>
    </div>
  )
}

const isSame = (a: FilterRange, b: FilterRange) => a.from === b.from && a.to === b.to

/** What stands in a field and is no date. It goes when the end is set from elsewhere: a view, a chip taken back. */
function useUnreadText(value: FilterRange) {
  const [texts, setTexts] = useState<Partial<Record<RangeEnd, { raw: string; over: PlainDate | undefined }>>>({})
  const isLate = (end: RangeEnd) =>
    value[end] !== undefined && texts[end] !== undefined && texts[end].over !== value[end]
  const late = ends.filter(isLate)
  if (late.length > 0)
    setTexts(Object.fromEntries(Object.entries(texts).filter(([end]) => !late.some((one) => one === end))))
  return {
    textOf: (end: RangeEnd) => texts[end]?.raw,
    write: (end: RangeEnd, raw: string | undefined) =>
      setTexts({ ...texts, [end]: raw === undefined ? undefined : { raw, over: value[end] } }),
  }
}
