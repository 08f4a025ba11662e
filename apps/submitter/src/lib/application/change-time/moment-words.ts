import { formatDayTime, formatKroner } from '@eksport/domain'
import { type LocalizedText, weekday } from '@eksport/forms'
import { shortWeekdays } from './change-time.texts.ts'

/** A pickup or departure in words: the weekday, the date and the time. */
export function momentWords(
  say: (text: LocalizedText) => string,
  moment: { readonly date?: string | undefined; readonly time?: string | undefined } | undefined,
): string {
  if (moment?.date === undefined) return ''
  const day = shortWeekdays[weekday(moment.date)]
  return [day && say(day), formatDayTime(moment.date, moment.time)].filter(Boolean).join(' ')
}

/** The difference between two fees: `+ 375,-`. */
export const differenceWords = (from: number, to: number): string =>
  `${to > from ? '+' : '−'} ${formatKroner(Math.abs(to - from))}`
