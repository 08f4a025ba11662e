import { asc, getTableColumns, gt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { guardedColumns } from './repositories/files.ts'
import { type GuardedTable, guardedTables, rowDigest } from './repositories/written-rows.ts'
import { applications, snapshots } from './schema/applications.ts'
import { caseNotes } from './schema/case-notes.ts'
import { certificateIssues, files, messages } from './schema/case-records.ts'
import { confirmedCopies } from './schema/confirmed-copies.ts'
import { paperBatches, paperVoids } from './schema/paper-stock.ts'
import { registerChecks } from './schema/registers.ts'
import { flags, operatingMessages } from './schema/system.ts'
import type { DatabaseTransaction } from './transaction.ts'

interface Guarded {
  readonly table: PgTable
  readonly key: PgColumn
  readonly columns: Readonly<Record<string, PgColumn>>
}

const whole = (table: PgTable, key: PgColumn): Guarded => ({ table, key, columns: getTableColumns(table) })

const guarded: Readonly<Record<GuardedTable, Guarded>> = {
  applications: whole(applications, applications.referenceNumber),
  snapshots: whole(snapshots, snapshots.id),
  messages: whole(messages, messages.id),
  // Of the content its hash stands in the row, and `misnamedFiles` compares the two.
  files: { table: files, key: files.id, columns: guardedColumns },
  certificate_issues: whole(certificateIssues, certificateIssues.id),
  register_checks: whole(registerChecks, registerChecks.id),
  case_notes: whole(caseNotes, caseNotes.id),
  confirmed_copies: whole(confirmedCopies, confirmedCopies.id),
  paper_batches: whole(paperBatches, paperBatches.id),
  paper_voids: whole(paperVoids, paperVoids.serial),
  operating_messages: whole(operatingMessages, operatingMessages.id),
  flags: whole(flags, flags.name),
}

/**
 * The columns of a table that a digest stands for, by their names in the database.
 * @internal A test compares them with those that there are.
 */
export const guardedColumnsOf = (table: GuardedTable): readonly string[] =>
  Object.values(guarded[table].columns).map(({ name }) => name)

export interface GuardedRow {
  readonly table: GuardedTable
  readonly id: string
  readonly row: Readonly<Record<string, unknown>>
}

/** Rows that are held at a time: an application may be large. */
const portion = 500

/** Every row that audit events are to speak of, a portion at a time. */
export async function eachGuardedPortion(
  tx: DatabaseTransaction,
  work: (rows: readonly GuardedRow[]) => Promise<void>,
) {
  for (const table of guardedTables) {
    const { table: from, key, columns } = guarded[table]
    let last: unknown
    for (;;) {
      const rows: Readonly<Record<string, unknown>>[] = await tx
        .select({ ...columns, guardedKey: key })
        .from(from)
        .where(last === undefined ? undefined : gt(key, last))
        .orderBy(asc(key))
        .limit(portion)
      await work(rows.map(({ guardedKey, ...row }) => ({ table, id: String(guardedKey), row })))
      if (rows.length < portion) break
      last = rows.at(-1)?.guardedKey
    }
  }
}

/** The digests of every row, by table and key. */
export async function readDigests(tx: DatabaseTransaction): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>()
  await eachGuardedPortion(tx, async (rows) => {
    for (const { table, id, row } of rows) digests.set(`${table} ${id}`, rowDigest(row))
  })
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
