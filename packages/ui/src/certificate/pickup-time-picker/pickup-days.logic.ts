import {
  type Instant,
  type OfficeDay,
  type OfficePolicy,
  officeDay,
  type PickupBand,
  type PlainDate,
  pickupBands,
} from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'
import type { DayOf, SlotDay, SlotWindow } from '../../components/slot-picker/slot-types.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { pickupTexts } from './pickup-time-picker.texts.js'

interface Words {
  readonly locale: Locale
  readonly t: Translate<typeof pickupTexts>
}

/** Weekends and past days need no explanation. */
const ordinary = new Set(['WEEKEND', 'PAST'])

/** 'Nyttårsaften: åpent kl. 10:00–12:00.' for an open day with unusual hours. */
function hoursText({ hours, reason }: OfficeDay, { locale, t }: Words): string | undefined {
  if (!(hours && reason)) return undefined
  const name = localize(reason.text, locale)
  return t('hours', {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    open: hours.open,
    close: hours.close,
  })
}

function windowFrom({ code, label, slots }: PickupBand, { locale, t }: Words): SlotWindow {
  const isLate = code === 'after-hours'
  return {
    id: code,
    label: localize(label, locale),
    // A time that the office does not offer has no band.
    slots: slots.map(({ time, state }) => ({ time, state: state === 'closed' ? 'taken' : state })),
    ...(isLate && { note: t('doubleFee'), tone: 'warning' as const }),
  }
}

/** What a day at an office offers, by the domain rules that the server also applies to a choice. */
export function pickupDays(policy: OfficePolicy, now: Instant, words: Words): DayOf {
  return (date: PlainDate): SlotDay => {
    const day = officeDay(policy, date, now)
    if (!day.open) {
      const { reason } = day
      return {
        windows: [],
        ...(reason && { reason: localize(reason.text, words.locale), special: !ordinary.has(reason.code) }),
      }
    }
    return { windows: pickupBands(day).map((band) => windowFrom(band, words)), note: hoursText(day, words) }
  }
}
