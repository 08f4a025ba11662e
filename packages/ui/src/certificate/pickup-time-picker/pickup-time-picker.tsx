'use client'
import {
  type DayReason,
  type Instant,
  type OfficePolicy,
  officeDay,
  type PickupBand,
  type PlainDate,
  pickupBands,
} from '@eksport/domain'
import { type ReactNode, useMemo } from 'react'
import { useNow } from '../../components/calendar/use-today.js'
import { SlotPicker, type SlotPickerProps } from '../../components/slot-picker/slot-picker.js'
import type { slotPickerTexts } from '../../components/slot-picker/slot-picker.texts.js'
import type { SlotReason, SlotValue, SlotWindow } from '../../components/slot-picker/slot-types.js'
import { cx } from '../../foundation/internal/cx.js'
import type { ChangeDetails } from '../../foundation/internal/use-controllable.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { useHouseLocale } from '../use-house-locale.js'
import { pickupDays } from './pickup-days.logic.js'
import { pickupTexts } from './pickup-time-picker.texts.js'

/** A day and a time in Oslo; either can be missing. */
export type PickupValue = SlotValue

/**
 * Why a pickup changed: a day or a time was selected, the next free time was taken, or another office cannot offer the
 * previous one.
 */
export type PickupReason = Exclude<SlotReason, 'source'> | 'office'

type Own = 'days' | 'source' | 'leadMinutes' | 'timeZone' | 'priceOf' | 'onBlocked' | 'onValueChange' | 'messages'

/** Props of {@link PickupTimePicker}. */
export interface PickupTimePickerProps extends Omit<SlotPickerProps, Own> {
  /** The opening hours of the office, from `officePolicies()` of `@eksport/domain`. */
  policy: OfficePolicy
  /** Called with day and time; the details give the reason and can cancel the change. */
  onValueChange?: (value: PickupValue, details: ChangeDetails<PickupReason>) => void
  /** The fee for a pickup in a part of the day, in words. */
  feeOf?: (band: PickupBand) => ReactNode
  /** Called when a closed day is pressed; its reason has been announced already. */
  onBlocked?: (reason: DayReason, date: PlainDate) => void
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof pickupTexts> & CatalogueOverrides<typeof slotPickerTexts>
}

/**
 * Where and when the paper certificate is picked up: a calendar that says why a day is closed, and the free times of the
 * selected day.
 */
export function PickupTimePicker(props: PickupTimePickerProps) {
  const { policy, feeOf, onBlocked, onValueChange, messages, now: given, className, ...rest } = props
  const locale = useHouseLocale()
  const clock = useNow()
  const now: Instant = given ?? clock
  const t = useTexts('pickup', pickupTexts, messages)
  const days = useMemo(() => pickupDays(policy, now, { locale, t }), [policy, now, locale, t])
  const words = useMemo(
    () => ({ ...messages, noneAtAll: t('noneAtAll'), otherSource: t('otherOffice'), zone: t('zone') }),
    [messages, t],
  )
  const priceOf = ({ id }: SlotWindow, date: PlainDate) => {
    const band = pickupBands(officeDay(policy, date, now)).find(({ code }) => code === id)
    return band && feeOf?.(band)
  }
  return (
    <SlotPicker
      {...rest}
      now={now}
      days={days}
      source={policy.code}
      leadMinutes={policy.leadMinutes}
      timeZone="Europe/Oslo"
      className={cx('eks-pickup', className)}
      messages={words}
      priceOf={priceOf}
      onBlocked={
        onBlocked &&
        ((date) => {
          const { reason } = officeDay(policy, date, now)
          if (reason) onBlocked(reason, date)
        })
      }
      onValueChange={
        onValueChange &&
        ((next, { reason, ...details }) =>
          onValueChange(next, { ...details, reason: reason === 'source' ? 'office' : reason }))
      }
    />
  )
}
