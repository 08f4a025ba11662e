import { plainNow } from '@eksport/domain'
import type { Instant } from '@eksport/forms'

/** Whether the reader's own clock shows another time than Norway's, at a moment in whole minutes. */
export function isElsewhere(now: Instant): boolean {
  const { date, time } = plainNow(now)
  return Date.parse(`${date}T${time}`) !== Date.parse(now)
}
