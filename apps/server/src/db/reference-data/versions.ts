import type { PlainDate } from '@eksport/domain'
import { and, asc, count, desc, eq, lte, sql } from 'drizzle-orm'
import { referenceEntries, referenceVersions } from '../schema/reference-data.ts'
import type { Transaction } from '../transaction.ts'
import type { IdentifiedRow } from './check-rows.ts'
import type { ListName, Row } from './lists.ts'

/** A day, and optionally an earlier revision: what was known at that revision about that day. */
export interface Moment {
  readonly day: PlainDate
  readonly revision?: number | undefined
}

/** The rows of every list as they hold at a moment, in the order of their files. */
export async function rowsInForce(tx: Transaction, { day, revision }: Moment): Promise<Record<string, unknown[]>> {
  const { list, version, validFrom, sinceRevision } = referenceVersions
  const held = tx
    .selectDistinctOn([list], { list, version })
    .from(referenceVersions)
    .where(and(lte(validFrom, day), revision === undefined ? undefined : lte(sinceRevision, revision)))
    .orderBy(list, desc(validFrom), desc(version))
    .as('held')
  const entries = await tx
    .select({ list: held.list, entry: referenceEntries.entry })
    .from(referenceEntries)
    .innerJoin(held, eq(held.version, referenceEntries.version))
    .orderBy(asc(referenceEntries.version), asc(referenceEntries.position))
  const rows: Record<string, unknown[]> = {}
  for (const each of entries) {
    rows[each.list] ??= []
    rows[each.list]?.push(each.entry)
  }
  return rows
}

/** Every row that a list has had until a day, each from the last version that had it. */
export async function rowsUntil(tx: Transaction, list: ListName, day: PlainDate): Promise<Map<string, Row>> {
  const { id, entry } = referenceEntries
  const rows = await tx
    .selectDistinctOn([id], { id, entry })
    .from(referenceEntries)
    .innerJoin(referenceVersions, eq(referenceVersions.version, referenceEntries.version))
    .where(and(eq(referenceVersions.list, list), lte(referenceVersions.validFrom, day)))
    .orderBy(id, desc(referenceVersions.validFrom), desc(referenceVersions.version))
  return new Map(rows.map((row) => [row.id, row.entry as Row]))
}

/** A version without its rows. */
export type VersionHead = Omit<typeof referenceVersions.$inferSelect, 'list' | 'entriesSha256'> & {
  readonly list: string
  readonly rows: number
}

/** All versions ever loaded, of one list or of all, oldest first. */
export async function listVersions(tx: Transaction, list?: ListName): Promise<VersionHead[]> {
  const { version } = referenceVersions
  return tx
    .select({
      version,
      list: referenceVersions.list,
      validFrom: referenceVersions.validFrom,
      source: referenceVersions.source,
      loadedAt: referenceVersions.loadedAt,
      sinceRevision: referenceVersions.sinceRevision,
      rows: count(referenceEntries.id),
    })
    .from(referenceVersions)
    .leftJoin(referenceEntries, eq(referenceEntries.version, version))
    .where(list === undefined ? undefined : eq(referenceVersions.list, list))
    .groupBy(version)
    .orderBy(asc(referenceVersions.list), asc(referenceVersions.validFrom), asc(version))
}

/**
 * [OPS-06] The digest of a version's entries, from the columns `id`, `position` and `entry`. A list has too many
 * entries to record each one.
 */
export const entriesDigest = sql<string>`encode(sha256(convert_to(
  string_agg(jsonb_build_array(id, position, entry)::text, chr(10) order by position, id), 'UTF8')), 'hex')`

// A statement may have 65 535 parameters; a row has four.
const batch = 5_000

/** Inserts a version; returns its number. */
export async function insertVersion(
  tx: Transaction,
  head: Pick<typeof referenceVersions.$inferInsert, 'list' | 'validFrom' | 'source' | 'loadedAt'>,
  rows: readonly IdentifiedRow[],
): Promise<number> {
  const positioned = rows.map(({ id, row }, position) => ({ id, position, entry: row }))
  const entriesSha256 = sql`(select ${entriesDigest} from jsonb_to_recordset(${JSON.stringify(positioned)}::jsonb)
    as given(id text, position integer, entry jsonb))`
  const [added] = await tx
    .insert(referenceVersions)
    .values({ ...head, entriesSha256 })
    .returning({ version: referenceVersions.version })
  if (added === undefined) throw new Error('PostgreSQL returned no version')
  const entries = positioned.map((entry) => ({ version: added.version, ...entry }))
  for (let start = 0; start < entries.length; start += batch)
    await tx.insert(referenceEntries).values(entries.slice(start, start + batch))
  return added.version
}
