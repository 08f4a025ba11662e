import type { DailyTotals, WeeklyTotals } from '@eksport/domain'
import { date, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** [ADM-09] What was counted of each day that is over, by office, template and country. Deleted rows are counted anew. */
export const dailyTotals = pgTable('daily_totals', {
  day: date('day', { mode: 'string' }).primaryKey(),
  // Only ever read whole: as text it is handed out as it was written.
  totals: json('totals').$type<readonly DailyTotals[]>().notNull(),
})

type Counts = Omit<WeeklyTotals, 'week' | 'keys' | 'office' | 'template' | 'country'>

/** [ADM-09] The days of a week added up: a row of all of it, and one for each office, template and country and each choice of them. */
export const weeklyTotals = pgTable(
  'weekly_totals',
  {
    /** Which of office, template and country it is of; the others are empty. */
    keys: text('keys').notNull(),
    week: date('week', { mode: 'string' }).notNull(),
    office: text('office').notNull(),
    template: text('template').notNull(),
    country: text('country').notNull(),
    counts: json('counts').$type<Counts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.keys, table.week, table.office, table.template, table.country] })],
)
