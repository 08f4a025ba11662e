import type { Slot, SlotDay } from '@eksport/ui'
import { addDays, type Day, today, weekdayOf } from './days.ts'
import type { Spoken } from './words.ts'

/** The guides who show the river. */
export type Guide = 'ada' | 'bo'

/** The last day that can be booked. */
export const lastDay = addDays(today, 41)

const nationalDay: Day = '2027-05-17'
const highWater: Day = '2027-05-20'

const slots = (times: readonly string[], taken: readonly string[], day: Day): Slot[] =>
  times.map((time) => ({
    time,
    state: taken.includes(time) ? 'taken' : day === today && time < '11:30' ? 'too-soon' : 'free',
  }))

/** A guide's offers on a day: in three parts of the day, none on weekends, and only one time when the water is high. */
export const guideDay = ({ say }: Spoken, guide: Guide) => {
  return (day: Day): SlotDay => {
    if (day < today || day > lastDay) return { windows: [], reason: say.dayOff }
    if (day === nationalDay) return { windows: [], reason: say.nationalDay, special: true }
    if (weekdayOf(day) > (guide === 'ada' ? 5 : 6)) return { windows: [], reason: say.dayOff }
    const morning = {
      id: 'morning',
      label: say.parts.morning,
      slots: slots(['08:00', '09:30', '11:00'], ['09:30'], day),
    }
    if (day === highWater) return { windows: [{ ...morning, slots: slots(['08:00'], [], day) }], note: say.highWater }
    const afternoon = ['12:30', '14:00', '15:30']
    return {
      windows: [
        morning,
        { id: 'afternoon', label: say.parts.afternoon, slots: slots(afternoon, guide === 'bo' ? ['14:00'] : [], day) },
        {
          id: 'evening',
          label: say.parts.evening,
          slots: slots(['17:00', '18:30', '20:00'], [], day),
          note: say.eveningNote,
          tone: 'warning',
        },
      ],
    }
  }
}

/** The price of a part of the day, in kroner. */
export const priceOf = (part: string) => (part === 'evening' ? 1800 : 1200)

/** The part of the day of a time. */
export const partOf = (time: string) => (time < '12:00' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening')
