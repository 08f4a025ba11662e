import type { LocalizedText } from '@eksport/forms'
import type { PlainTime } from '../format/plain-date.ts'
import { isAfterOrdinaryHours, type OfficeDay, type Slot } from './office-day.ts'

/** A part of an office's day under which its times are shown. Those after hours cost double, and no others do. */
export interface PickupBand {
  readonly code: 'before-noon' | 'after-noon' | 'after-hours'
  readonly label: LocalizedText
  readonly slots: readonly Slot[]
}

const noon: PlainTime = '12:00'

/** [PIK-05] Before noon, from noon until ordinary hours end, and after them; bands without an open time are left out. */
export function pickupBands({ hours, slots }: OfficeDay): PickupBand[] {
  if (!hours) return []
  const { close, ordinaryUntil = close, doubleFrom } = hours
  const end = doubleFrom ?? ordinaryUntil
  const open = slots.filter(({ state }) => state !== 'closed')
  const late = open.filter(({ time }) => isAfterOrdinaryHours(hours, time))
  const ordinary = open.filter((slot) => !late.includes(slot))
  const isMorning = ({ time }: Slot) => time < noon || (time === noon && end <= noon)
  const between = `${noon}–${end}`
  const doubled = `${end}–${close}`
  const bands: readonly PickupBand[] = [
    {
      code: 'before-noon',
      label: { nb: 'Før kl. 12:00', nn: 'Før kl. 12:00', en: 'Before 12:00' },
      slots: ordinary.filter(isMorning),
    },
    {
      code: 'after-noon',
      label: { nb: `Kl. ${between}`, nn: `Kl. ${between}`, en: between },
      slots: ordinary.filter((slot) => !isMorning(slot)),
    },
    {
      code: 'after-hours',
      // Where the fee doubles at a time and not after it, that time is one of these.
      label:
        doubleFrom === undefined
          ? { nb: `Etter kl. ${end}`, nn: `Etter kl. ${end}`, en: `After ${end}` }
          : { nb: `Kl. ${doubled}`, nn: `Kl. ${doubled}`, en: doubled },
      slots: late,
    },
  ]
  return bands.filter((band) => band.slots.length > 0)
}
