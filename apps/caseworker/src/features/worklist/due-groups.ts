import { type ApplicationRow, plainNow } from '@eksport/domain'
import { addDays } from '@eksport/forms'

/** [CW-06] How near a deadline is, in calendar days in Oslo. */
export type DueGroup = 'over' | 'today' | 'tomorrow' | 'later' | 'none'

type Due = Pick<ApplicationRow, 'dueDateTime'>

function groupOf({ dueDateTime: due }: Due, now: string): DueGroup {
  if (due === undefined) return 'none'
  if (Date.parse(due) < Date.parse(now)) return 'over'
  const today = plainNow(now).date
  const day = plainNow(due).date
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : 'later'
}

/** The group of each row, in order; empty if no row has a deadline. */
export const dueGroups = (rows: readonly Due[], now: string): readonly DueGroup[] =>
  rows.some(({ dueDateTime }) => dueDateTime !== undefined) ? rows.map((row) => groupOf(row, now)) : []
