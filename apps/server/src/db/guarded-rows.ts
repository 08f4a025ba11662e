import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { entriesDigest } from './reference-data/versions.ts'
import { type GuardedTable, guardedKeys, guardedTables } from './repositories/written-rows.ts'
import { archiveEntries } from './schema/archive.ts'
import { files } from './schema/case-records.ts'
import { referenceEntries, referenceVersions } from './schema/reference-data.ts'
import type { DatabaseTransaction } from './transaction.ts'

interface Digested {
  readonly [column: string]: unknown
  readonly id: string
  readonly digest: string
}

/** Tables digested without their content column, because the row holds a hash of it. */
const withContent: Readonly<Partial<Record<GuardedTable, PgTable>>> = { files, archive_entries: archiveEntries }

function rowsOf(table: GuardedTable) {
  const schema = withContent[table]
  if (schema === undefined) return sql.identifier(table)
  const columns = Object.values(getTableColumns(schema)).filter(({ name }) => name !== 'content')
  const names = columns.map(({ name }) => sql.identifier(name))
  return sql`(select ${sql.join(names, sql`, `)} from ${sql.identifier(table)})`
}

/**
 * The digests of all guarded rows, by table and key, computed as by the trigger `note_written`. Null counts as absent,
 * so that a table can gain columns. The expression is repeated here because a function in the database could be
 * replaced.
 */
export async function readDigests(tx: DatabaseTransaction): Promise<ReadonlyMap<string, string>> {
  await tx.execute(sql`set local timezone = 'UTC'`)
  const digests = new Map<string, string>()
  for (const table of guardedTables) {
    const key = (guardedKeys[table] ?? ['id']).map((name) => sql.identifier(name))
    const { rows } = await tx.execute<Digested>(
      sql`select concat_ws(' ', ${sql.join(key, sql`, `)}) as id,
        encode(sha256(convert_to(jsonb_strip_nulls(to_jsonb(r))::text, 'UTF8')), 'hex') as digest from ${rowsOf(table)} r`,
    )
    for (const { id, digest } of rows) digests.set(`${table} ${id}`, digest)
  }
  return digests
}

/** Rows whose content does not match their hash: files (an infected one has no content) and archive documents. */
async function misnamedContents(tx: DatabaseTransaction): Promise<string[]> {
  const ofFiles = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      sql`case when ${files.scan} is not distinct from 'INFECTED' then length(${files.content}) > 0
        else encode(sha256(${files.content}), 'hex') <> ${files.sha256} or length(${files.content}) <> ${files.size} end`,
    )
    .orderBy(asc(files.id))
  const ofArchive = await tx
    .select({ id: archiveEntries.id })
    .from(archiveEntries)
    .where(sql`encode(sha256(${archiveEntries.content}), 'hex') <> ${archiveEntries.sha256}`)
    .orderBy(asc(archiveEntries.id))
  return [...ofFiles.map(({ id }) => `files ${id}`), ...ofArchive.map(({ id }) => `archive_entries ${id}`)]
}

/** [REG-03] Versions of lists whose entries differ from those loaded, and entries without a version. */
async function misnamedVersions(tx: DatabaseTransaction): Promise<string[]> {
  const { rows } = await tx.execute<{ version: number }>(
    sql`select coalesce(v.version, e.version) as version from ${referenceVersions} v
      full join (select version, ${entriesDigest} as digest from ${referenceEntries} group by version) e using (version)
      where e.digest is distinct from v.entries_sha256 order by 1`,
  )
  return rows.map(({ version }) => `reference_versions ${version}`)
}

/** Rows that are unchanged themselves but whose content was changed. */
export const misnamedRows = async (tx: DatabaseTransaction): Promise<readonly string[]> => [
  ...(await misnamedContents(tx)),
  ...(await misnamedVersions(tx)),
]
