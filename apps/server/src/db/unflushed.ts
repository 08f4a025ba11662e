import { sql } from 'drizzle-orm'

/**
 * To be returned by a statement: the end of its transaction waits neither for the disk nor for a standby. For what harms nobody when a
 * power cut takes it.
 */
export const unflushed = sql`set_config('synchronous_commit', 'off', true)`
