import type { LocalizedText } from '@eksport/forms'
import type { PlainTime } from '../format/plain-date.ts'
import type { OfficeDay, Slot } from './office-day.ts'

/** A part of an office's day under which its times are shown. */
export interface PickupBand {
  readonly code: 'before-noon' | 'after-noon' | 'after-hours'
  readonly label: LocalizedText
  readonly slots: readonly Slot[]
}

const noon: PlainTime = '12:00'

/** [PIK-05] Before noon, from noon until ordinary closing, and after it; bands without an open time are left out. */
export function pickupBands({ hours, slots }: OfficeDay): PickupBand[] {
  if (!hours) return []
  const end = hours.ordinaryUntil ?? hours.close
  const open = slots.filter(({ state }) => state !== 'closed')
  const isMorning = ({ time }: Slot) => time < noon || (time === noon && end <= noon)
  const between = `${noon}–${end}`
  const bands: readonly PickupBand[] = [
    {
      code: 'before-noon',
      label: { nb: 'Før kl. 12:00', nn: 'Før kl. 12:00', en: 'Before 12:00' },
      slots: open.filter(isMorning),
    },
    {
      code: 'after-noon',
      label: { nb: `Kl. ${between}`, nn: `Kl. ${between}`, en: `${noon}–${end}` },
      slots: open.filter((slot) => !isMorning(slot) && slot.time <= end),
    },
    {
      code: 'after-hours',
      label: { nb: `Etter kl. ${end}`, nn: `Etter kl. ${end}`, en: `After ${end}` },
      slots: open.filter(({ time }) => time > end),
    },
  ]
  return bands.filter((band) => band.slots.length > 0)
}
