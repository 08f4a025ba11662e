import { type Application, formatDayTime } from '@eksport/domain'
import { type LocalizedText, weekday } from '@eksport/forms'
import { shortWeekdays } from './change-time.texts.ts'

/** A pickup as people speak of it: the day of the week, the date and the time. */
export function pickupWords(
  say: (text: LocalizedText) => string,
  pickup: Application['certificateRetrieval'] | undefined,
): string {
  if (pickup?.date === undefined) return ''
  const day = shortWeekdays[weekday(pickup.date)]
  return [day && say(day), formatDayTime(pickup.date, pickup.time)].filter(Boolean).join(' ')
}
