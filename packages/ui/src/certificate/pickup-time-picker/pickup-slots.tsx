'use client'
import {
  type Instant,
  type OfficePolicy,
  officeDay,
  type PickupBand,
  type PlainDate,
  type PlainTime,
  pickupBands,
  type SlotState,
} from '@eksport/domain'
import { localize } from '@eksport/forms'
import { memo, type ReactNode, useId, useMemo } from 'react'
import { longDate } from '../../components/calendar/date-names.js'
import { Check } from '../../foundation/icons/icons.js'
import { ChoiceInput } from '../../foundation/internal/choice-input.js'
import { cx } from '../../foundation/internal/cx.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import type { pickupTexts } from './pickup-time-picker.texts.js'

/** What the times of a day are drawn from, one by one or by window. */
export interface PickupSlotsProps {
  policy: OfficePolicy
  date: PlainDate
  time: PlainTime | null
  now: Instant
  onSelect: (time: PlainTime) => void
  /** What a pickup in this part of the day costs, in words. */
  feeOf?: ((band: PickupBand) => ReactNode) | undefined
  describedBy?: string | undefined
  invalid?: boolean
  t: Translate<typeof pickupTexts>
}

/** The times of one day by part of day; one group of radios, so that the arrows walk through all of them. */
export function PickupSlots(props: PickupSlotsProps) {
  const { policy, date, time, now, onSelect, feeOf, describedBy, invalid, t } = props
  const { locale } = useEksport()
  const name = useId()
  const tooSoon = policy.leadMinutes === 0 ? t('gone') : t('tooSoon', { minutes: policy.leadMinutes })
  const bands = useMemo(() => pickupBands(officeDay(policy, date, now)), [policy, date, now])
  const day = longDate(date, locale)
  return (
    <div role="radiogroup" aria-label={t('time')} aria-describedby={describedBy} aria-invalid={invalid || undefined}>
      {bands.map((band) => {
        const hasFree = band.slots.some((slot) => slot.state === 'free')
        const fee = feeOf?.(band)
        return (
          <div key={band.code} className="eks:mt-4.5 eks:border-t eks:border-line-strong eks:pt-2.5">
            <div className="eks:flex eks:items-baseline eks:justify-between eks:gap-3 eks:font-semibold">
              <p>{localize(band.label, locale)}</p>
              {fee && (
                <p className={cx('eks:tabular-nums', band.code === 'after-hours' && 'eks:text-warning-text')}>{fee}</p>
              )}
            </div>
            {band.code === 'after-hours' && (
              <p className="eks:mt-0.5 eks:text-small eks:text-subtle">{t('doubleFee')}</p>
            )}
            {hasFree && policy.leadMinutes > 0 && band.slots.some((slot) => slot.state === 'too-soon') && (
              <p className="eks:mt-0.5 eks:text-small eks:text-subtle">
                {t('tooSoonHere', { minutes: policy.leadMinutes })}
              </p>
            )}
            {!hasFree && <p className="eks:mt-0.5 eks:text-small eks:text-subtle">{t('passed')}</p>}
            {hasFree && (
              <div className="eks:mt-2.5 eks:grid eks:grid-cols-3 eks:gap-1.5">
                {band.slots.map((slot) => (
                  <SlotChoice
                    key={slot.time}
                    time={slot.time}
                    state={slot.state}
                    name={name}
                    label={t('slotName', { time: slot.time.replace(':', '.'), day })}
                    reason={slot.state === 'too-soon' ? tooSoon : undefined}
                    chosen={slot.time === time}
                    onSelect={onSelect}
                  />
                ))}
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}

interface SlotChoiceProps {
  time: PlainTime
  state: SlotState
  name: string
  label: string
  reason: string | undefined
  chosen: boolean
  onSelect: (time: PlainTime) => void
}

// A choice draws two times anew, the one that is chosen and the one that was; the other twenty rest.
const SlotChoice = memo(function SlotChoice({ time, state, name, label, reason, chosen, onSelect }: SlotChoiceProps) {
  const blocked = state !== 'free'
  return (
    <label
      title={reason}
      data-state={state}
      className={cx(
        'eks:flex eks:min-h-11 eks:items-center eks:justify-center eks:gap-1 eks:rounded eks:border eks:tabular-nums',
        'eks:has-[:focus-visible]:outline-3 eks:has-[:focus-visible]:outline-offset-2 eks:has-[:focus-visible]:outline-focus-outer',
        chosen &&
          !blocked &&
          'eks:cursor-pointer eks:border-action eks:bg-action eks:font-semibold eks:text-on-action eks:forced-colors:border-4',
        !chosen &&
          !blocked &&
          'eks:cursor-pointer eks:border-field-line eks:bg-surface eks:font-medium eks:hover:border-field-line-hover eks:hover:bg-surface-hover',
        blocked && 'eks:cursor-not-allowed eks:border-dashed eks:font-medium eks:border-line-strong eks:text-disabled',
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
      {chosen && <Check aria-hidden="true" className="eks:size-4" />}
      <span aria-hidden="true">{time}</span>
    </label>
  )
})
