import type { ApplicationStatus } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import type { ApplicationDocument } from '../../db/application-document.ts'
import type { Transaction } from '../../db/transaction.ts'

/** An order of copies, as the effects write it. */
interface SeenCopies {
  readonly number_of_copies: number
  readonly fee: number
  readonly to_print_since: string | null
  readonly printed_at: string | null
  readonly printed_by: string | null
  readonly handed_out_by: string | null
  readonly collected_by: string | null
  readonly cancelled_at: string | null
}

/** Everything in the database about an application. */
export interface Seen {
  readonly row: {
    readonly status: ApplicationStatus
    readonly deleted_at: string | null
    readonly document: ApplicationDocument
  }
  readonly statusBefore: string | null
  readonly history: readonly {
    readonly event: string
    readonly to_status: string
    readonly actor_role: string
    readonly facts: {
      readonly decision?: unknown
      readonly replacementReference?: number
      readonly departureChange?: { readonly to: { readonly date: string } }
      readonly pickupChange?: { readonly to: { readonly time: string } }
    } | null
  }[]
  readonly messages: readonly string[]
  readonly snapshots: readonly string[]
  readonly files: readonly string[]
  readonly retired: readonly string[]
  readonly deliveries: readonly string[]
  /** Each as kind and recipient: `CASE_OVERDUE demo-kari-nordli`. */
  readonly notices: readonly string[]
  readonly jobs: readonly string[]
  readonly copies: readonly SeenCopies[]
  /** The states of the numbered sheets that it was printed on. */
  readonly sheets: readonly string[]
}

/** Reads the state of one application. */
export async function look(tx: Transaction, n: number): Promise<Seen> {
  const list = (column: string, table: string) =>
    sql.raw(
      `(select coalesce(json_agg(${column} order by ${column}), '[]') from ${table} where reference_number = ${n})`,
    )
  // The open findings are left out, because a job counts them a minute later.
  const { rows } = await tx.execute<{ seen: Seen }>(sql`select json_build_object(
    'row', (select to_jsonb(a) - 'open_findings' - 'open_finding_codes' from applications a where reference_number = ${n}),
    'statusBefore', (select status_before_cancellation from applications where reference_number = ${n}),
    'history', (select coalesce(json_agg(h order by sequence), '[]') from history h where reference_number = ${n}),
    'copies', (select coalesce(json_agg(c), '[]') from confirmed_copies c where reference_number = ${n}),
    'messages', ${list('message_type', 'messages')}, 'snapshots', ${list('kind', 'snapshots')},
    'files', ${list('type', 'files')}, 'retired', ${list("coalesce(retired_as, '')", 'certificate_issues')},
    'deliveries', ${list('status', 'certificate_deliveries')}, 'jobs', ${list('name', 'jobs')},
    'sheets', ${list('state', 'paper_sheets')},
    'notices', ${list("kind || ' ' || coalesce(person_id, address)", 'notices')}) as seen`)
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was seen')
  return row.seen
}
