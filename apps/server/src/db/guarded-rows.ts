import { asc, getTableColumns, gt, type PgColumn, type PgTable, sql } from './drizzle.ts'
import { guardedColumns } from './repositories/files.ts'
import { type GuardedTable, guardedTables, rowDigest } from './repositories/written-rows.ts'
import { applications, snapshots } from './schema/applications.ts'
import { caseNotes } from './schema/case-notes.ts'
import { certificateIssues, files, messages } from './schema/case-records.ts'
import { confirmedCopies } from './schema/confirmed-copies.ts'
import { paperBatches, paperVoids } from './schema/paper-stock.ts'
import { registerChecks } from './schema/registers.ts'
import { flags, operatingMessages } from './schema/system.ts'
import type { Transaction } from './transaction.ts'

interface Guarded {
  readonly table: PgTable
  readonly key: PgColumn
  readonly columns: Readonly<Record<string, PgColumn>>
}

const guarded: Readonly<Record<GuardedTable, Guarded>> = {
  applications: {
    table: applications,
    key: applications.referenceNumber,
    columns: getTableColumns(applications),
  },
  snapshots: { table: snapshots, key: snapshots.id, columns: getTableColumns(snapshots) },
  messages: { table: messages, key: messages.id, columns: getTableColumns(messages) },
  // Of the content its hash stands in the row, and `misnamedFiles` compares the two.
  files: { table: files, key: files.id, columns: guardedColumns },
  certificate_issues: {
    table: certificateIssues,
    key: certificateIssues.id,
    columns: getTableColumns(certificateIssues),
  },
  register_checks: { table: registerChecks, key: registerChecks.id, columns: getTableColumns(registerChecks) },
  case_notes: { table: caseNotes, key: caseNotes.id, columns: getTableColumns(caseNotes) },
  confirmed_copies: { table: confirmedCopies, key: confirmedCopies.id, columns: getTableColumns(confirmedCopies) },
  paper_batches: { table: paperBatches, key: paperBatches.id, columns: getTableColumns(paperBatches) },
  paper_voids: { table: paperVoids, key: paperVoids.serial, columns: getTableColumns(paperVoids) },
  operating_messages: {
    table: operatingMessages,
    key: operatingMessages.id,
    columns: getTableColumns(operatingMessages),
  },
  flags: { table: flags, key: flags.name, columns: getTableColumns(flags) },
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
export async function eachGuardedPortion(tx: Transaction, work: (rows: readonly GuardedRow[]) => Promise<void>) {
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
export async function readDigests(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>()
  await eachGuardedPortion(tx, async (rows) => {
    for (const { table, id, row } of rows) digests.set(`${table} ${id}`, rowDigest(row))
  })
  return digests
}

/** Files whose content is not what their row says; of an infected one nothing is kept. */
export async function misnamedFiles(tx: Transaction): Promise<readonly string[]> {
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
