import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'

/** [SEC-18] Whether a malware scanner is configured: said at each start, asked by the database for each file that comes. One row. */
export const fileScanning = pgTable(
  'file_scanning',
  { only: integer('only').primaryKey().default(1), enabled: boolean('enabled').notNull() },
  (table) => [check('file_scanning_one', sql`${table.only} = 1`)],
)
