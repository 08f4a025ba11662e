import { plainNow } from '@eksport/domain'
import type { Instant } from '@eksport/forms'

/** Whether the reader's clock differs from Norway's at this moment, in whole minutes. */
export function isElsewhere(now: Instant): boolean {
  const { date, time } = plainNow(now)
  return Date.parse(`${date}T${time}`) !== Date.parse(now)
}
