import type { DailyTotals, WeeklyTotals } from '@eksport/domain'
import { date, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** [ADM-09] The totals of each past day, by office, template and country. Deleted rows are counted again. */
export const dailyTotals = pgTable('daily_totals', {
  day: date('day', { mode: 'string' }).primaryKey(),
  // Always read as a whole: `json` returns the text as it was written.
  totals: json('totals').$type<readonly DailyTotals[]>().notNull(),
})

type Counts = Omit<WeeklyTotals, 'week' | 'keys' | 'office' | 'template' | 'country'>

/** [ADM-09] The totals of a week: one row for everything, and one for each combination of office, template and country. */
export const weeklyTotals = pgTable(
  'weekly_totals',
  {
    /** Which of office, template and country the row is for; the others are empty. */
    keys: text('keys').notNull(),
    week: date('week', { mode: 'string' }).notNull(),
    office: text('office').notNull(),
    template: text('template').notNull(),
    country: text('country').notNull(),
    counts: json('counts').$type<Counts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.keys, table.week, table.office, table.template, table.country] })],
)
