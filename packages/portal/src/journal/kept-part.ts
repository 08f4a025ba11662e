import { hasLeftMachine } from '../server/session-end.ts'
import { journalDatabase, within } from './journal-database.ts'
import { holdPage, isGone, page } from './journal-page.ts'
import type { PartKey } from './journal-record.ts'

/**
 * [EXP-03] Stores a part of a draft in this browser, replacing what this page stored of it before; undefined removes it. Returns
 * whether that succeeded.
 */
export async function keepPart({ person, organisation, draft, part }: PartKey, value: unknown): Promise<boolean> {
  holdPage()
  const database = await journalDatabase()
  if (database === undefined || hasLeftMachine()) return false
  try {
    // Created, filled and committed in one turn, because a closing page gets no later one.
    const transaction = database.transaction('parts', 'readwrite', { durability: 'relaxed' })
    if (value === undefined) void transaction.store.delete([person, organisation, draft, part, page])
    else void transaction.store.put({ person, organisation, draft, part, page, at: Date.now(), value })
    transaction.commit()
    await transaction.done
    return true
  } catch {
    // The disk is full, or the browser has closed the database: the part lasts as long as its page.
    return false
  }
}

/** Removes what the pages of this browser have stored of a part. */
export async function forgetPart({ person, organisation, draft, part }: PartKey): Promise<void> {
  const database = await journalDatabase()
  try {
    await database?.delete('parts', within(person, organisation, draft, part))
  } catch {
    // The browser has closed the database: the rest is deleted when it expires.
  }
}

/**
 * What this page and closed pages have stored of a part, oldest first, joined into one value that now belongs to this page;
 * records of pages that are still open stay theirs.
 */
export async function takeUpPart<Value>(
  { person, organisation, draft, part }: PartKey,
  join: (kept: readonly unknown[]) => Value | undefined,
): Promise<Value | undefined> {
  holdPage()
  const database = await journalDatabase()
  if (database === undefined) return undefined
  try {
    const records = await database.getAll('parts', within(person, organisation, draft, part))
    const free = await Promise.all(records.map(({ page: other }) => isGone(other)))
    const mine = records.filter((_, index) => free[index]).toSorted((one, other) => one.at - other.at)
    const value = join(mine.map((record) => record.value))
    const { store, done } = database.transaction('parts', 'readwrite')
    for (const record of mine) void store.delete([person, organisation, draft, part, record.page])
    if (value !== undefined) void store.put({ person, organisation, draft, part, page, at: Date.now(), value })
    await done
    return value
  } catch {
    // A database that opens and cannot be read counts as missing.
    return undefined
  }
}
