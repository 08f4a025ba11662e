import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** [OPS-04] What the database is for. The first start sets it, and a start of the other kind refuses the database. One row. */
export const productMode = pgTable(
  'product_mode',
  {
    only: integer('only').primaryKey().default(1),
    mode: text('mode', { enum: ['production', 'demonstration'] }).notNull(),
    since: instant('since').notNull(),
  },
  (table) => [check('product_mode_one', sql`${table.only} = 1`)],
)
