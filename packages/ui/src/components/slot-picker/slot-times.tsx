'use client'
import type { PlainDate, PlainTime } from '@eksport/forms'
import { memo, type ReactNode, useId } from 'react'
import { Check } from '../../foundation/icons/icons.js'
import { ChoiceInput } from '../../foundation/internal/choice-input.js'
import { cx } from '../../foundation/internal/cx.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { longDate } from '../calendar/date-names.js'
import type { slotPickerTexts } from './slot-picker.texts.js'
import type { Slot, SlotWindow } from './slot-types.js'

/** Props for the times of a day, one by one or by window. */
export interface SlotTimesProps {
  windows: readonly SlotWindow[]
  date: PlainDate
  time: PlainTime | null
  leadMinutes: number
  onSelect: (time: PlainTime) => void
  /** The price of a part of the day, in words. */
  priceOf?: ((window: SlotWindow, date: PlainDate) => ReactNode) | undefined
  describedBy?: string | undefined
  invalid?: boolean
  t: Translate<typeof slotPickerTexts>
}

const hasSlot = ({ slots }: SlotWindow, state: Slot['state']) => slots.some((slot) => slot.state === state)

/** What to know about a part of the day before selecting a time in it. */
export function notesOf(window: SlotWindow, { leadMinutes, t }: Pick<SlotTimesProps, 'leadMinutes' | 't'>): string[] {
  const isFree = hasSlot(window, 'free')
  const isSoon = hasSlot(window, 'too-soon')
  return [
    window.note,
    isFree && isSoon && leadMinutes > 0 && t('tooSoonHere', { minutes: leadMinutes }),
    !isFree && t(hasSlot(window, 'taken') ? 'full' : 'passed'),
  ].filter((note) => typeof note === 'string')
}

/** The times of one day by part of day, as one radio group, so that arrow keys move through all of them. */
export function SlotTimes(props: SlotTimesProps) {
  const { windows, date, time, leadMinutes, onSelect, priceOf, describedBy, invalid, t } = props
  const { locale } = useEksport()
  const name = useId()
  const tooSoon = leadMinutes === 0 ? t('gone') : t('tooSoon', { minutes: leadMinutes })
  const reasons = { free: undefined, 'too-soon': tooSoon, taken: t('taken') }
  const day = longDate(date, locale)
  return (
    <div role="radiogroup" aria-label={t('time')} aria-describedby={describedBy} aria-invalid={invalid || undefined}>
      {windows.map((window) => (
        <div key={window.id} className="eks:mt-4 eks:edge-t-1 eks:border-line-strong eks:pt-2.5">
          <WindowHead window={window} price={priceOf?.(window, date)} notes={notesOf(window, props)} />
          {hasSlot(window, 'free') && (
            <div className="eks:mt-2.5 eks:grid eks:grid-cols-3 eks:gap-1.5">
              {window.slots.map((slot) => (
                <SlotChoice
                  key={slot.time}
                  time={slot.time}
                  state={slot.state}
                  name={name}
                  label={t('slotName', { time: slot.time, day })}
                  reason={reasons[slot.state]}
                  chosen={slot.time === time}
                  onSelect={onSelect}
                />
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

function WindowHead({ window, price, notes }: { window: SlotWindow; price: ReactNode; notes: readonly string[] }) {
  return (
    <>
      <div className="eks:flex eks:items-baseline eks:justify-between eks:gap-3 eks:weight-semibold">
        <p>{window.label}</p>
        {price && <p className={cx('eks:tabular', window.tone === 'warning' && 'eks:text-warning-text')}>{price}</p>}
      </div>
      {notes.map((note) => (
        <p key={note} className="eks:mt-0.5 eks:text-small eks:text-subtle">
          {note}
        </p>
      ))}
    </>
  )
}

interface SlotChoiceProps {
  time: PlainTime
  state: Slot['state']
  name: string
  label: string
  reason: string | undefined
  chosen: boolean
  onSelect: (time: PlainTime) => void
}

// A selection renders two times again, the new and the old one; the other twenty do not.
const SlotChoice = memo(function SlotChoice({ time, state, name, label, reason, chosen, onSelect }: SlotChoiceProps) {
  const blocked = state !== 'free'
  return (
    <label
      title={reason}
      data-state={state}
      className={cx(
        'eks-ringed eks:flex eks:min-h-11 eks:items-center eks:justify-center eks:gap-1 eks:rounded eks:edge-1 eks:tabular',
        chosen &&
          !blocked &&
          'eks:cursor-pointer eks:border-action eks:bg-action eks:weight-semibold eks:text-on-action eks:forced-colors:border-[Highlight] eks:forced-colors:bg-[Highlight] eks:forced-colors:text-[HighlightText] eks:forced-colors:outline-[CanvasText] eks:forced-colors:forced-color-adjust-none',
        !chosen &&
          !blocked &&
          'eks:cursor-pointer eks:border-field-line eks:bg-surface eks:weight-medium eks:hover:border-field-line-hover eks:hover:bg-surface-hover',
        blocked &&
          'eks:cursor-not-allowed eks:[border-style:dashed] eks:weight-medium eks:border-line-strong eks:text-disabled eks:forced-colors:border-[GrayText] eks:forced-colors:text-[GrayText]',
      )}
    >
      <ChoiceInput
        type="radio"
        name={name}
        value={time}
        checked={chosen}
        disabled={blocked}
        aria-label={reason ? `${time}, ${label}, ${reason}` : `${time}, ${label}`}
        onChange={() => onSelect(time)}
        className="eks:sr-only"
      />
      {chosen && <Check className="eks:size-4" />}
      <span aria-hidden="true">{time}</span>
    </label>
  )
})
