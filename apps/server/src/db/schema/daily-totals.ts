import type { DailyTotals } from '@eksport/domain'
import { date, json, pgTable } from 'drizzle-orm/pg-core'

/** [ADM-09] What was counted of each day that is over, by office, template and country. Deleted rows are counted anew. */
export const dailyTotals = pgTable('daily_totals', {
  day: date('day', { mode: 'string' }).primaryKey(),
  // Only ever read whole: as text it is handed out as it was written.
  totals: json('totals').$type<readonly DailyTotals[]>().notNull(),
})
