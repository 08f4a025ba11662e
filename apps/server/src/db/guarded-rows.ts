import { asc, getTableColumns, sql } from 'drizzle-orm'
import { type GuardedTable, guardedTables } from './repositories/written-rows.ts'
import { files } from './schema/case-records.ts'
import type { DatabaseTransaction } from './transaction.ts'

const keys: Readonly<Partial<Record<GuardedTable, string>>> = {
  applications: 'reference_number',
  paper_voids: 'serial',
  flags: 'name',
}

interface Digested {
  readonly [column: string]: unknown
  readonly id: string
  readonly digest: string
}

/** Of a file all but its content, whose hash stands in the row. */
const columnsOfFile = Object.values(getTableColumns(files))
  .map(({ name }) => name)
  .filter((name) => name !== 'content')

const rowsOf = (table: GuardedTable) =>
  table === 'files'
    ? sql`(select ${sql.join(
        columnsOfFile.map((name) => sql.identifier(name)),
        sql`, `,
      )} from files)`
    : sql.identifier(table)

/**
 * The digests of every row, by table and key, as the trigger `note_written` takes them. A column that is empty is as one that is not there,
 * so that a table may get another. Said here in full: a function of the database could be made to say what was, not what is.
 */
export async function readDigests(tx: DatabaseTransaction): Promise<ReadonlyMap<string, string>> {
  await tx.execute(sql`set local timezone = 'UTC'`)
  const digests = new Map<string, string>()
  for (const table of guardedTables) {
    const { rows } = await tx.execute<Digested>(
      sql`select ${sql.identifier(keys[table] ?? 'id')}::text as id,
        encode(sha256(convert_to(jsonb_strip_nulls(to_jsonb(r))::text, 'UTF8')), 'hex') as digest from ${rowsOf(table)} r`,
    )
    for (const { id, digest } of rows) digests.set(`${table} ${id}`, digest)
  }
  return digests
}

/** Files whose content is not what their row says; of an infected one nothing is kept. */
export async function misnamedFiles(tx: DatabaseTransaction): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      sql`case when ${files.scan} is not distinct from 'INFECTED' then length(${files.content}) > 0
        else encode(sha256(${files.content}), 'hex') <> ${files.sha256} or length(${files.content}) <> ${files.size} end`,
    )
    .orderBy(asc(files.id))
  return rows.map(({ id }) => id)
}
