import { addDays, weekday } from '@eksport/forms'
import type { Slot, SlotDay, SlotDays } from './slot-types.js'

const slots = (times: readonly string[], taken: readonly string[] = []): Slot[] =>
  times.map((time) => ({ time, state: taken.includes(time) ? 'taken' : 'free' }))

const workday: SlotDay = {
  windows: [
    { id: 'morning', label: 'Formiddag', slots: slots(['08:00', '09:30', '11:00'], ['09:30']) },
    { id: 'evening', label: 'Kveld', slots: slots(['17:00', '18:30']), note: 'Kveldstillegg', tone: 'warning' },
  ],
}

function dayFor(date: string): SlotDay {
  if (date === '2027-05-17') return { windows: [], reason: 'Fritt fiske på nasjonaldagen', special: true }
  if (weekday(date) > 5) return { windows: [], reason: 'Guiden har fri i helgene' }
  if (date === '2027-05-20')
    return {
      windows: [{ id: 'morning', label: 'Formiddag', slots: slots(['08:00']) }],
      note: 'Høy vannføring: bare kl. 08:00.',
    }
  return workday
}

/** The times of a fishing guide by date: four weeks from Tuesday 11 May 2027. */
export const guideDays: SlotDays = Object.fromEntries(
  Array.from({ length: 28 }, (_, index) => addDays('2027-05-11', index)).map((date) => [date, dayFor(date)]),
)
