'use client'
import { type ComponentPropsWithRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { isComposing } from '../../foundation/internal/is-plain-click.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Field } from '../field/field.js'
import { parseNumber } from '../form/values.logic.js'
import { Input } from '../input/input.js'
import { clampRange, type FilterRange, isSameRange, type RangeEnd, type RangeMove } from './clamp-range.logic.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import { numberText } from './filter-values.logic.js'
import { useUnreadText } from './use-unread-text.js'

/** Props of {@link FilterNumberRange}. */
export interface FilterNumberRangeProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Name of the lower number. */
  fromLabel: string
  /** Name of the higher number. */
  toLabel: string
  /** The two numbers; an undefined end is open. */
  value: FilterRange<number>
  /** `clamped` means that an end was moved: into the limits, or past the other end. */
  onValueChange: (value: FilterRange<number>, details: { readonly clamped: boolean }) => void
  /** The unit after each number: 'kg'. */
  unit?: string | undefined
  /** The lowest number allowed. @default none */
  min?: number | undefined
  /** The highest number allowed. @default none */
  max?: number | undefined
  /** The maximum number of decimals. @default 0 */
  decimals?: number | undefined
}

const ends = ['from', 'to'] as const
const movedTexts = { order: 'movedOrder', early: 'movedEarly', late: 'movedLate' } as const

/** A range of numbers, read on blur. An end that breaks a limit is moved, and this is announced and shown. */
export function FilterNumberRange(props: FilterNumberRangeProps) {
  const { fromLabel, toLabel, value, onValueChange, unit, min, max, decimals = 0, className, ...rest } = props
  const t = useTexts('filterPanel', filterPanelTexts)
  const { locale } = useEksport()
  const announce = useAnnounce()
  const unread = useUnreadText(value)
  const [note, setNote] = useState<{ text: string; of: FilterRange<number> }>()
  const labels = { from: fromLabel, to: toLabel }
  const written = (number: number) => numberText(number, locale, unit)
  const moved = ({ end, value: to, why }: RangeMove<number>) =>
    t(movedTexts[why], { label: labels[end], value: written(to) })

  const commit = (end: RangeEnd) => {
    const raw = unread.textOf(end)
    if (raw === undefined || unread.isWrong(end)) return
    const read = parseNumber(raw, locale, decimals === 0)
    const isText = read === undefined && raw.trim() !== ''
    unread.write(end, isText ? raw : undefined, isText)
    const asked = read === undefined ? undefined : Number(read.toFixed(decimals))
    const { range, moves } = clampRange({ ...value, [end]: asked }, end, { min, max })
    const text = moves.map(moved).join(' ')
    setNote({ text, of: range })
    announce(text)
    if (!isSameRange(range, value)) onValueChange(range, { clamped: moves.length > 0 })
  }
  const limits = [
    min !== undefined && t('atLeast', { value: written(min) }),
    max !== undefined && t('atMost', { value: written(max) }),
  ]
  const below = (note && isSameRange(note.of, value) && note.text) || limits.filter(Boolean).join(' ')
  return (
    <div {...rest} className={cx('eks-filter-number-range', className)}>
      <div className="eks:flex eks:flex-wrap eks:gap-x-2.5 eks:gap-y-2.5 eks:*:flex-[1_1_7.5rem]">
        {ends.map((end) => (
          <Field
            key={end}
            label={<span className="eks:text-small eks:weight-medium">{labels[end]}</span>}
            error={unread.isWrong(end) && t('noNumber')}
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              unit={unit}
              className="eks:over:px-3 eks:over:text-small"
              value={unread.textOf(end) ?? (value[end] === undefined ? '' : numberText(value[end], locale))}
              onChange={(event) => unread.write(end, event.target.value, false)}
              onBlur={() => commit(end)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !isComposing(event)) commit(end)
              }}
            />
          </Field>
        ))}
      </div>
      {below && <p className="eks:mt-1.5 eks:text-small eks:text-subtle">{below}</p>}
    </div>
  )
}
