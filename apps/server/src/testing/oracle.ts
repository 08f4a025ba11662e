import type { ClientBase } from 'pg'

/** Something seen from outside: an answer, or a mail or message that arrived. */
export interface Seen {
  readonly saw: 'created' | 'series' | 'saved' | 'act' | 'state' | 'mail' | 'message'
  readonly reference?: number
  /** A text contained in what was created or saved; for an act, its event. */
  readonly key?: string
  readonly version?: number
  readonly status?: string
  /** In kroner. */
  readonly fee?: number
  /** Rows of a series. */
  readonly rows?: number
  /** The notice of a mail, or the id of a message. */
  readonly id?: string
  /** The number of the certificate that a message is about. */
  readonly number?: string
}

const seen = `with seen as (select * from jsonb_to_recordset($1::jsonb) as each (saw text, reference integer, key text,
  version integer, status text, fee integer, rows integer, id text, number text))`

/** Queries that return the violations of each rule in a column `fault`. Each act happens once per case in these histories. */
const rules: Readonly<Record<string, string>> = {
  'created and acknowledged, there once': `
    select key || ' ' || count(a.*) || ' times' as fault from seen s
      left join applications a on a.internal_reference = s.key and a.document ->> 'seriesOf' is null
      where saw = 'created' group by key, s.reference having count(a.*) <> 1 or s.reference <> min(a.reference_number)`,
  'a series has the rows that were added': `
    select s.reference || ' has ' || count(a.*) as fault from seen s
      left join applications a on (a.document ->> 'seriesOf')::integer = s.reference
      where saw = 'series' group by s.reference, s.rows having count(a.*) <> s.rows`,
  'saved and acknowledged, there; at most one save was in doubt': `
    select distinct s.reference || ' is version ' || a.version || ', not ' || s.version as fault
      from (select distinct on (reference) * from seen where saw = 'saved' order by reference, version desc) s
      left join applications a on a.reference_number = s.reference
      where a.version is null or a.version not between s.version and s.version + 1
        or (a.version = s.version and a.internal_reference <> s.key)`,
  'what was read has been, and is not taken back': `
    select s.reference || ' was ' || s.status || ' in version ' || s.version as fault from seen s
      left join applications a on a.reference_number = s.reference
      where saw = 'state' and (a.version is null or a.version < s.version or not exists (select from history h
        where h.reference_number = s.reference and h.to_status = s.status))`,
  'an acknowledged act stands in the history once': `
    select s.reference || ' ' || s.key || ' ' || count(h.*) || ' times' as fault
      from (select distinct reference, key from seen where saw = 'act') s
      left join history h on h.reference_number = s.reference and h.event = s.key
      group by s.reference, s.key having count(h.*) <> 1`,
  'no act happened twice': `
    select reference_number || ' ' || event as fault from history
      where event in ('create', 'send', 'take', 'approve', 'auto-approve', 'sign', 'issue')
      group by reference_number, event having count(*) > 1`,
  'the history of a case has no gap, and ends where the case stands': `
    select a.reference_number::text as fault from applications a
      left join lateral (select count(*) as entries, min(sequence) as first, max(sequence) as last,
        (array_agg(to_status order by sequence desc))[1] as status
        from history h where h.reference_number = a.reference_number) h on true
      where h.first <> 1 or h.last <> h.entries or h.status is distinct from a.status
        or a.document ->> 'applicationStatus' <> a.status or (a.document ->> 'version')::integer <> a.version`,
  'an act is kept with what it fixed': `
    select h.reference_number || ' ' || h.kind || ' ' || count(s.*) || ' times' as fault from (
      select reference_number, 'SUBMITTED' as kind, count(*) as wanted from history where event = 'send' group by 1
      union all select reference_number, 'APPROVED', count(*) from history where event in ('approve', 'auto-approve') group by 1) h
      left join snapshots s on s.reference_number = h.reference_number and s.kind = h.kind
      group by h.reference_number, h.kind, h.wanted having count(s.*) <> h.wanted`,
  'what was sent has one receipt': `
    select s.reference_number || ' ' || count(f.*) as fault from snapshots s
      left join files f on f.belongs_to = s.id::text and f.type = 'RECEIPT'
      where s.kind = 'SUBMITTED' group by s.id having count(f.*) <> 1`,
  'an issued certificate has one valid issue': `
    select a.reference_number || ' ' || a.status || ' ' || count(i.*) as fault from applications a
      left join certificate_issues i on i.reference_number = a.reference_number and i.retired_at is null
      group by a.reference_number having count(i.*) > 1 or (a.status = 'UTSTEDT' and count(i.*) <> 1)`,
  'a signature is one issue, with its file and its message': `
    select h.reference_number::text as fault from history h
      left join certificate_issues i on i.reference_number = h.reference_number
      left join files f on f.belongs_to = i.id::text and f.sha256 = i.sha256 and f.type = 'ELECTRONICALLY_SIGNED_CERTIFICATE'
      left join files m on m.belongs_to = i.id::text and m.type = 'ELECTRONIC_CERTIFICATE'
      where h.event = 'sign' group by h.reference_number
      having count(i.*) <> 1 or count(f.*) <> 1 or count(m.*) <> 1`,
  'issues count from one, and a number is of one case': `
    select number as fault from certificate_issues group by number
      having max(issue) <> count(*) or count(distinct issue) <> count(*) or count(distinct reference_number) > 1`,
  'a file is what its hash says, and scanned where that is due': `
    select reference_number || ' ' || type as fault from files
      where encode(sha256(content), 'hex') <> sha256 or scan <> 'CLEAN'`,
  'a certificate without paper is issued when it is delivered, once': `
    select a.reference_number || ' ' || a.status || ' ' || coalesce(string_agg(d.state, ' '), 'no message') as fault
      from applications a left join certificate_deliveries d on d.reference_number = a.reference_number
      where a.certificate_formats = '{E_CERT}' and exists (select from history h
        where h.reference_number = a.reference_number and h.event = 'sign')
      group by a.reference_number having count(d.*) <> 1 or min(d.state) <> 'DELIVERED' or a.status <> 'UTSTEDT'`,
  'a message arrived once, and is recorded': `
    select coalesce(d.reference_number::text, s.number) || ' ' || count(s.*) || ' times' as fault
      from (select * from seen where saw = 'message') s
      full join certificate_deliveries d on d.message_id::text = s.id
      group by d.id, s.number, d.reference_number having count(s.*) <> 1 or d.id is null
    union all
    select number || ' under ' || count(distinct id) || ' ids' from seen where saw = 'message'
      group by number, status having count(distinct id) > 1`,
  'a mail that left arrived, and one that arrived is recorded': `
    select coalesce(n.kind || ' ' || n.reference_number || ' ' || n.mail_state, 'of no notice ' || s.id) as fault
      from (select distinct id from seen where saw = 'mail') s full join notices n on n.id::text = s.id
      where (s.id is null) <> (n.mail_state is distinct from 'SENT') or n.mail_state = 'WAITING'
        or n.mail_problem <> 'NO_ADDRESS'`,
  'whoever has a certificate is told once': `
    select a.reference_number || ' ' || count(n.*) as fault from applications a
      left join notices n on n.reference_number = a.reference_number and n.kind = 'CERTIFICATE_ISSUED'
      where a.status = 'UTSTEDT' group by a.reference_number having count(n.*) = 0 or count(n.*) <> count(distinct n.person_id)`,
  'money is locked once, as it was shown': `
    select a.reference_number || ' ' || f.total as fault from applications a
      cross join lateral (select coalesce(sum((fee ->> 'amount')::integer), 0) as total, count(*) as fees,
        count(distinct fee ->> 'code') as codes from jsonb_array_elements(coalesce(a.document -> 'fees', '[]')) fee) f
      left join lateral (select sum((fee ->> 'amount')::integer) as total from snapshots s,
        jsonb_array_elements(s.document -> 'fees') fee
        where s.reference_number = a.reference_number and s.kind = 'SUBMITTED') sent on true
      where (sent.total is not null and sent.total <> f.total) or codes <> fees
        or (a.submitted_at is not null and fees = 0)
        or exists (select from seen s where s.reference = a.reference_number and s.fee is not null and s.fee <> f.total)`,
  'a case is in the archive once, with its certificate': `
    select h.reference_number::text as fault from (select distinct reference_number from history where event = 'take') h
      left join archive_cases c on c.reference_number = h.reference_number
      left join lateral (select count(*) as entries, max(number) as last, count(distinct source) as sources
        from archive_entries e where e.case_id = c.id) e on true
      where c.id is null or e.last <> e.entries or e.sources <> e.entries or exists (
        select from files f where f.reference_number = h.reference_number and f.type = 'ELECTRONICALLY_SIGNED_CERTIFICATE'
          and (select count(*) from archive_entries e where e.case_id = c.id and e.sha256 = f.sha256) <> 1)`,
  'a chain of audit events has no gap': `
    select chain::text as fault from audit_events group by chain having max(sequence) <> count(*) or min(sequence) <> 1`,
  'an ordered row is settled, and sent unless it says why not': `
    select reference_number || ' ' || coalesce(refusal, 'waits') as fault from series_sendings join applications using (reference_number)
      where settled_at is null or refusal is not null or submitted_at is null`,
  'every job is done': `
    select name || ' ' || state || coalesce(' ' || reference_number, '') as fault from jobs
      where state <> 'DONE' and coalesce(due_at, now()) < now() + interval '1 hour'`,
  'the queue is empty': `
    select task_identifier as fault from graphile_worker.jobs where locked_at is not null or run_at < now() + interval '1 hour'`,
}

/**
 * Judges a history: what clients, mail server and receiver have seen, against what PostgreSQL holds. It reads the
 * tables without our code, so that a bug there cannot hide itself. Reference numbers may have gaps, because
 * PostgreSQL's sequences are not transactional.
 *
 * @returns one line for each violated rule; none if the history holds.
 */
export async function faultsOfHistory(client: ClientBase, history: readonly Seen[]): Promise<string[]> {
  const faults: string[] = []
  for (const [rule, statement] of Object.entries(rules)) {
    const { rows } = await client.query<{ fault: string }>(`${seen} ${statement}`, [JSON.stringify(history)])
    faults.push(...rows.map(({ fault }) => `${rule}: ${fault}`))
  }
  return faults
}
