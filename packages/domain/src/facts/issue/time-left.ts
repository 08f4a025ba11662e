import { formatInstant, type LocalizedText } from '@eksport/forms'
import type { Instant } from '../../values/format/plain-date.ts'

/** How much time there is: past, within the hour, or more. */
export type TimeLeftTone = 'over' | 'soon' | 'later'

/** What is left of a deadline, in a few words. */
export interface TimeLeft {
  readonly tone: TimeLeftTone
  readonly text: LocalizedText
}

const hour = 60
const day = 24 * hour

function lengthIn(minutes: number, [d, h]: readonly [string, string]): string {
  if (minutes >= day) return `${Math.floor(minutes / day)}\u00a0${d}`
  const hours = Math.floor(minutes / hour)
  return hours === 0 ? `${minutes}\u00a0min` : `${hours}\u00a0${h} ${minutes % hour}\u00a0min`
}

function lengths(minutes: number): LocalizedText {
  const norwegian = lengthIn(minutes, ['d', 't'])
  return { nb: norwegian, nn: norwegian, en: lengthIn(minutes, ['d', 'h']) }
}

/** [ACT-06] The time from `now` to a deadline: minutes and hours within a day, then the day and time in Oslo. */
export function timeLeft(at: Instant, now: Instant): TimeLeft {
  const minutes = Math.floor((Date.parse(at) - Date.parse(now)) / 60_000)
  if (minutes < 0) {
    const { nb, nn, en } = lengths(-minutes)
    return { tone: 'over', text: { nb: `${nb} over`, nn: `${nn} over`, en: `${en} over` } }
  }
  if (minutes < day) return { tone: minutes < hour ? 'soon' : 'later', text: lengths(minutes) }
  const moment = formatInstant(at)
  const short = `${moment.slice(0, 6)} ${moment.slice(-5)}`
  return { tone: 'later', text: { nb: short, nn: short, en: short } }
}
