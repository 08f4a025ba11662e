import { z } from 'zod'
import type { Transaction } from '../transaction.ts'
import { canonicalJson, sha256 } from './hash-chain.ts'

/** [OPS-06] Tables whose rows are compared with what the audit events say was written. */
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
] as const
export type GuardedTable = (typeof guardedTables)[number]

const digestSchema = z.string().nullable()

/** What a transaction did to a row: table, key, and the digests of what it found and of what it left; nothing before the first and after the last. */
export const writtenRowSchema = z.tuple([z.enum(guardedTables), z.string(), digestSchema, digestSchema])
export type WrittenRow = z.infer<typeof writtenRowSchema>

/** A row by the names of its columns. One that is empty is as one that is not there, so that a table may get another. */
type Row = Readonly<Record<string, unknown>>

/** What stands for a row in audit events. */
export const rowDigest = (row: Row): string => sha256(canonicalJson(row))

export interface Writing {
  readonly table: GuardedTable
  readonly id: string | number
  /** As the transaction found it; nothing of a new row. */
  readonly before?: Row | undefined
  /** As the database keeps it now; nothing of a row that was taken away. */
  readonly after?: Row | undefined
}

/**
 * [OPS-06] Notes what was done to a row for the audit event of the same transaction. Since it says what was found as well, a row that
 * somebody else has changed does not become right by being written again.
 */
export function noteWritten({ unit: { written } }: Transaction, writing: Writing): void {
  const key = `${writing.table} ${writing.id}`
  // Written twice, it is what it was found as that counts.
  const { before } = written.get(key) ?? writing
  written.set(key, { ...writing, before })
}

const digestOf = (row: Row | undefined): string | null => (row === undefined ? null : rowDigest(row))

/** What was done to rows that no audit event of the transaction has named yet. */
export function takeWritten({ unit: { written } }: Transaction): readonly WrittenRow[] {
  const noted = [...written.values()]
  written.clear()
  return noted
    .map(({ table, id, before, after }): WrittenRow => [table, String(id), digestOf(before), digestOf(after)])
    .filter(([, , found, left]) => found !== left)
}
