import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../transaction.ts'

/** [OPS-06] Tables whose rows are verified against the audit events. Each has the trigger `note_written`. */
export const guardedTables = [
  'applications',
  'snapshots',
  'messages',
  'files',
  'certificate_issues',
  'register_checks',
  'case_notes',
  'confirmed_copies',
  'paper_batches',
  'paper_voids',
  'operating_messages',
  'flags',
  'reference_changes',
  'officer_roles',
  'written_texts',
  'persons',
  'organisations',
  'delegations',
  'representations',
  'national_ids',
  'customer_links',
  'complaints',
  'reference_versions',
  'reference_settings',
  'reference_setting_changes',
  'archive_cases',
  'archive_entries',
] as const
export type GuardedTable = (typeof guardedTables)[number]

/** Their key columns, if not `id`; the triggers use the same. */
export const guardedKeys: Readonly<Partial<Record<GuardedTable, readonly string[]>>> = {
  applications: ['reference_number'],
  paper_voids: ['serial'],
  flags: ['name'],
  organisations: ['organisation_number'],
  delegations: ['person_id', 'organisation_number'],
  representations: ['organisation_number', 'exporter_number'],
  national_ids: ['person_id'],
  complaints: ['reference_number'],
  reference_versions: ['version'],
  reference_settings: ['name', 'subject', 'valid_from'],
  reference_setting_changes: ['change'],
}

const digestSchema = z.string().nullable()

/** What a transaction did to a row: table, key, digest before (null if inserted) and digest after (null if deleted). */
export const writtenRowSchema = z.tuple([z.enum(guardedTables), z.string(), digestSchema, digestSchema])
export type WrittenRow = z.infer<typeof writtenRowSchema>

/** Merges several writes to a row into one from the first state to the last. */
function joined(writings: readonly WrittenRow[]): WrittenRow[] {
  const rows = new Map<string, WrittenRow>()
  for (const [table, id, found, left] of writings) {
    const key = `${table} ${id}`
    rows.set(key, [table, id, (rows.get(key) ?? [table, id, found])[2], left])
  }
  return [...rows.values()].filter(([, , found, left]) => found !== left)
}

/**
 * [OPS-06] Takes the changes of guarded rows that triggers have noted and no audit event of the transaction has
 * recorded yet. The digest before is included, so that writing a tampered row again does not hide the tampering.
 */
export async function takeWritten(tx: Transaction): Promise<readonly WrittenRow[]> {
  const { rows } = await tx.execute<{ written: string }>(
    sql`select current_setting('eksport.written') as written, set_config('eksport.written', '', true)`,
  )
  const lines = rows.flatMap(({ written }) => written.split('\n')).filter((line) => line !== '')
  return joined(lines.map((line) => writtenRowSchema.parse(JSON.parse(line))))
}
