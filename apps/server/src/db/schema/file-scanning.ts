import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'

/** [SEC-18] Whether a malware scanner is configured. Set at each start, read by a trigger for each new file. One row. */
export const fileScanning = pgTable(
  'file_scanning',
  { only: integer('only').primaryKey().default(1), enabled: boolean('enabled').notNull() },
  (table) => [check('file_scanning_one', sql`${table.only} = 1`)],
)
