import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { copyDatabase, type TestDatabase } from '../testing/index.ts'
import { addressFor, openAccess, roles } from './access.ts'
import { ownerPool } from './pool.ts'

let database: TestDatabase
let owner: ReturnType<typeof ownerPool>

beforeAll(async () => {
  database = await copyDatabase(inject('postgres').connectionString)
  owner = ownerPool(database.connectionString)
  // Settings and grants of the database itself are not copied with it.
  await openAccess(owner, database.connectionString)
})
afterAll(async () => {
  await owner?.end()
  await database?.drop()
})

async function ask<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await owner.query(statement, values)
  return rows
}

// Every schema except PostgreSQL's own, so that new tables are included automatically.
const ours = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'"

/**
 * Tables that hold nothing of an exporter's, an officer's or an application: what is public, what is the product's own, the queue. And the
 * words of applications, which no role of ours reads: a function answers numbers.
 */
const nobodysOwn = [
  'application_words',
  'demonstration_diseases',
  'demonstration_outages',
  'drizzle.__drizzle_migrations',
  'file_scanning',
  'graphile_worker.migrations',
  'job_workers',
  'organisations',
  'product_mode',
  'reference_data_versions',
  'reference_entries',
  'reference_revision',
  'reference_setting_changes',
  'reference_settings',
  'reference_versions',
]

/** [OPS-05] All that the listeners may do, by table; a word in brackets is a column that they may change. */
const ofTheListeners: Readonly<Record<string, string>> = {
  absences: 'SELECT INSERT DELETE',
  address_book: 'SELECT INSERT DELETE UPDATE (key address version used_at reference_number)',
  applications: 'SELECT INSERT UPDATE',
  archive_cases: 'SELECT',
  archive_entries: 'SELECT',
  audit_events: 'INSERT SELECT (chain sequence hash)',
  audit_heads: 'SELECT UPDATE (sequence hash seal)',
  audit_log: 'SELECT',
  call_counts: 'SELECT INSERT DELETE UPDATE (began_at calls)',
  case_notes: 'SELECT INSERT',
  case_ticks: 'SELECT INSERT DELETE',
  certificate_deliveries:
    'SELECT INSERT UPDATE (message_id state problem words attempts next_attempt_at answered_at refused_at)',
  certificate_issues: 'SELECT INSERT UPDATE (paper_serial retired_at retired_as successor_reference)',
  complaints: 'SELECT INSERT UPDATE (state decisions)',
  confirmed_copies:
    'SELECT INSERT UPDATE (version number_of_copies office collection_date collection_time fee to_print_since printed_at printed_copies printed_office printed_by printed_name handed_out_at handed_out_by handed_out_name collected_by cancelled_at)',
  customer_links: 'SELECT INSERT UPDATE (ended_at views last_viewed_at answer)',
  daily_totals: 'SELECT INSERT',
  delegations: 'SELECT',
  'drizzle.__drizzle_migrations': 'SELECT (created_at)',
  demonstration_diseases: 'SELECT',
  demonstration_outages: 'SELECT',
  feedback: 'INSERT',
  files: 'SELECT INSERT DELETE UPDATE (belongs_to)',
  flags: 'SELECT INSERT UPDATE (enabled version changed_at changed_name reason)',
  history: 'SELECT INSERT',
  idempotency_keys: 'SELECT INSERT DELETE',
  job_workers: 'SELECT (seen_at)',
  jobs: 'SELECT',
  login_attempts: 'SELECT INSERT DELETE',
  login_links: 'SELECT INSERT DELETE UPDATE (person_id token_hashes ended_at)',
  messages: 'SELECT INSERT',
  named_templates: 'SELECT INSERT DELETE UPDATE (name version used_at)',
  national_ids: 'SELECT INSERT DELETE UPDATE (fingerprint)',
  notice_settings: 'SELECT INSERT UPDATE (version locale without_mail)',
  notices: 'SELECT INSERT DELETE UPDATE (read_at mail_state mail_problem mailed_at)',
  officer_roles: 'SELECT INSERT UPDATE (withdrawn_at withdrawn_by withdrawn_reason)',
  operating_messages:
    'SELECT INSERT UPDATE (type hideable title description effective_from expires_at last_updated for_officers version changed_name withdrawn_at)',
  organisations: 'SELECT',
  paper_batches: 'SELECT INSERT',
  paper_sheets: 'SELECT INSERT UPDATE (state reference_number issue_id changed_at)',
  paper_voids: 'SELECT INSERT',
  persons: 'SELECT INSERT UPDATE (name office title free_days place_version last_organisation mail mail_updated_at)',
  reference_changes: 'SELECT INSERT UPDATE (outcome decided_by decided_name decided_at answer)',
  reference_data_versions: 'SELECT',
  reference_entries: 'SELECT',
  reference_revision: 'SELECT',
  reference_setting_changes: 'SELECT',
  reference_settings: 'SELECT',
  reference_versions: 'SELECT',
  register_checks: 'SELECT INSERT',
  representations: 'SELECT',
  saved_views: 'SELECT INSERT DELETE UPDATE (name version key search columns changed_at)',
  series_sendings: 'SELECT INSERT UPDATE (version shown_fee ordered_by ordered_at settled_at refusal problem)',
  sessions: 'SELECT INSERT DELETE UPDATE (last_seen_at)',
  snapshots: 'SELECT INSERT',
  used_logout_tokens: 'SELECT INSERT DELETE',
  weekly_totals: 'SELECT INSERT DELETE',
  written_texts: 'SELECT INSERT',
}

/** What the worker may do beside that: its jobs and their queue. */
const ofTheWorkerAlone: Readonly<Record<string, string>> = {
  'graphile_worker._private_job_queues': 'SELECT INSERT DELETE UPDATE',
  'graphile_worker._private_jobs': 'SELECT INSERT DELETE UPDATE',
  'graphile_worker._private_known_crontabs': 'SELECT INSERT DELETE UPDATE',
  'graphile_worker._private_tasks': 'SELECT INSERT DELETE UPDATE',
  'graphile_worker.jobs': 'SELECT',
  'graphile_worker.migrations': 'SELECT',
  archive_cases: 'SELECT INSERT',
  archive_entries: 'SELECT INSERT',
  files: 'SELECT INSERT DELETE UPDATE (belongs_to content scan)',
  job_workers: 'SELECT INSERT DELETE UPDATE',
  jobs: 'SELECT DELETE UPDATE (state problem attempts due_at changed_at)',
}

const tableName = "case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end"

/** What a role may do with each table, column and sequence, by whatever it was given: also through others and as everybody. */
async function rightsOf(role: string): Promise<Record<string, string>> {
  const rows = await ask<{ name: string; rights: string }>(
    `select ${tableName} as name, concat_ws(' ',
       (select string_agg(p, ' ' order by i) from unnest(array['SELECT','INSERT','DELETE','UPDATE','TRUNCATE','REFERENCES','TRIGGER','MAINTAIN'])
          with ordinality as every(p, i) where has_table_privilege($1, c.oid, p)),
       (select format('%s (%s)', p, string_agg(attname, ' ' order by attnum)) from unnest(array['SELECT','INSERT','UPDATE','REFERENCES']) p, pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped
          and has_column_privilege($1, c.oid, attname, p) and not has_table_privilege($1, c.oid, p) group by p)) as rights
     from pg_class c join pg_namespace n on n.oid = relnamespace where ${ours} and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
    [role],
  )
  return Object.fromEntries(rows.filter(({ rights }) => rights !== '').map(({ name, rights }) => [name, rights]))
}

const rolesOfOurs = Object.values(roles)

describe('every table', () => {
  it('[OPS-05] has a policy, unless it is known to hold nothing of anybody', async () => {
    const rows = await ask<{ name: string; locked: boolean; policies: number }>(
      `select ${tableName} as name, relrowsecurity as locked, (select count(*)::int from pg_policy where polrelid = c.oid) as policies
       from pg_class c join pg_namespace n on n.oid = relnamespace where ${ours} and relkind in ('r', 'p') order by 1`,
    )
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter(({ locked, policies }) => !locked || policies === 0).map(({ name }) => name)).toEqual(nobodysOwn)
  })

  it('[OPS-05] is shown by no view or function that answers for its owner, but for those that are known to', async () => {
    const views = await ask(
      `select ${tableName} as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where ${ours} and relkind in ('v', 'm') and not coalesce(reloptions::text like '%security_invoker=true%', false)`,
    )
    // [ADM-05] What officers look up; and the queue's own, which the worker reads.
    expect(views).toEqual([{ name: 'audit_log' }, { name: 'graphile_worker.jobs' }])
    const functions = await ask(
      `select p.oid::regprocedure::text as name, array(select r from unnest($1::text[]) r where has_function_privilege(r, p.oid, 'EXECUTE')
         and has_schema_privilege(r, n.oid, 'USAGE')) as callers
       from pg_proc p join pg_namespace n on n.oid = pronamespace where ${ours} and prosecdef order by 1`,
      [rolesOfOurs],
    )
    expect(functions).toEqual([
      { name: 'eksport_add_job(text,json,text,timestamp with time zone)', callers: rolesOfOurs },
      { name: 'eksport_ask_scan()', callers: [] },
      { name: 'eksport_await_scan()', callers: [] },
      { name: 'eksport_erase_draft(integer,timestamp with time zone)', callers: [roles.worker] },
      { name: 'eksport_holds_role(text,text[])', callers: rolesOfOurs },
      { name: 'eksport_is_one_at_work(text[],date)', callers: rolesOfOurs },
      { name: 'eksport_keep_words()', callers: [] },
      { name: 'eksport_rare(text,text[],text,integer)', callers: rolesOfOurs },
      { name: 'eksport_reference_changed()', callers: [] },
      { name: 'eksport_search(text[],text[],text,integer)', callers: rolesOfOurs },
      { name: 'eksport_setting_changed()', callers: [] },
      { name: 'eksport_since_revision()', callers: [] },
      { name: 'eksport_take_back_job(text)', callers: rolesOfOurs },
      { name: 'eksport_try_job_again(uuid)', callers: rolesOfOurs },
    ])
  })

  it('[OPS-05] is the owner’s, and no policy is for anybody but our roles', async () => {
    const rows = await ask(
      `select distinct pg_get_userbyid(relowner) = current_user as owned from pg_class c join pg_namespace n on n.oid = relnamespace where ${ours}`,
    )
    expect(rows).toEqual([{ owned: true }])
    const others = await ask(
      'select polname from pg_policy where not polroles <@ array[$1::regrole::oid, $2::regrole::oid]',
      [roles.listeners, roles.worker],
    )
    expect(others).toEqual([])
  })
})

describe('the serving roles', () => {
  it('[OPS-05] may do with each table what they need and no more, above all not change what a person may do', async () => {
    expect(await rightsOf(roles.listeners)).toEqual(ofTheListeners)
    expect(await rightsOf(roles.worker)).toEqual({ ...ofTheListeners, ...ofTheWorkerAlone })
  })

  it('[OPS-05] draw from one sequence, and call the functions of ours that they need', async () => {
    const rows = await ask(
      `select ${tableName} as name, r as role from unnest($1::text[]) r, pg_class c join pg_namespace n on n.oid = relnamespace
       where ${ours} and relkind = 'S' and has_sequence_privilege(r, c.oid, 'USAGE, SELECT, UPDATE') order by 1, 2`,
      [rolesOfOurs],
    )
    expect(rows).toEqual(rolesOfOurs.map((role) => ({ name: 'application_reference_number', role })))
    const functions = await ask(
      `select p.proname as name from pg_proc p where pronamespace = 'public'::regnamespace and has_function_privilege($1, p.oid, 'EXECUTE')
         and not exists (select from pg_depend where objid = p.oid and deptype = 'e') order by 1`,
      [roles.listeners],
    )
    expect(functions.map((row) => Reflect.get(row, 'name'))).toEqual([
      'eksport_add_job',
      'eksport_holds_role',
      'eksport_is_one_at_work',
      'eksport_lines',
      'eksport_rare',
      'eksport_search',
      'eksport_take_back_job',
      'eksport_try_job_again',
    ])
  })

  it('[OPS-05] are no owner and no other role, and make nothing', async () => {
    const rows = await ask(
      `select r as role, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as powerful,
         array(select o.rolname::text from pg_roles o where o.rolname <> r and pg_has_role(r, o.oid, 'SET')) as becomes,
         has_database_privilege(r, current_database(), 'CREATE') or has_database_privilege(r, current_database(), 'TEMPORARY') as makes,
         array(select n.nspname::text from pg_namespace n where has_schema_privilege(r, n.oid, 'CREATE')) as schemas
       from unnest($1::text[]) r join pg_roles on rolname = r order by 1`,
      [rolesOfOurs],
    )
    const nothing = { powerful: false, becomes: [], makes: false, schemas: [] }
    expect(rows).toEqual(rolesOfOurs.map((role) => ({ role, ...nothing })))
  })
})

describe('what a transaction sees', () => {
  let client: Client

  /** How many rows a statement of the listeners meets, as whoever the settings say; the code of its refusal otherwise. */
  async function as(settings: Readonly<Record<string, string>>, statement: string): Promise<number | string> {
    await client.query('begin')
    try {
      for (const [name, value] of Object.entries(settings))
        await client.query('select set_config($1, $2, true)', [`eksport.${name}`, value])
      const { rowCount } = await client.query(statement)
      return rowCount ?? 0
    } catch (error) {
      if (error instanceof Error && 'code' in error) return String(error.code)
      throw error
    } finally {
      await client.query('rollback')
    }
  }
  const refused = '42501'
  const ingrid = 'demo-ingrid-solheim'
  const exporter = { audience: 'submitter', organisation: '310000043', person: ingrid }
  const officer = { audience: 'caseworker', person: 'demo-kari-nordli' }

  beforeAll(async () => {
    client = new Client({ connectionString: addressFor('listeners', database.connectionString) })
    await client.connect()
    await owner.query(
      `insert into idempotency_keys (scope, key, request_hash, status, created_at)
         select scope, 'k', 'x', 200, now() from unnest(array['submitter ${ingrid} 310000043', 'submitter ${ingrid} 310000051', 'submitter ${ingrid} ', 'submitter demo-other 310000043', 'caseworker demo-kari-nordli ']) scope`,
    )
    await owner.query(
      `insert into sessions (id_hash, audience, person_id, level, created_at, last_seen_at) values ('h', 'submitter', $1, 4, now(), now())`,
      [ingrid],
    )
  })

  afterAll(() => client?.end())

  it('[OPS-05] [SEC-03] of answers is what was given to the same person for the same organisation', async () => {
    const all = 'select from idempotency_keys'
    expect(await as(exporter, all)).toBe(1)
    expect(await as({ ...exporter, organisation: '310000060' }, all)).toBe(0)
    expect(await as({ audience: 'person', person: ingrid }, all)).toBe(1)
    expect(await as(officer, all)).toBe(1)
    expect(await as({ audience: 'nobody' }, all)).toBe(0)
    expect(await as({ audience: 'system' }, all)).toBe(5)
    const another = `insert into idempotency_keys (scope, key, request_hash, status, created_at) values ('submitter ${ingrid} 310000051', 'l', 'x', 200, now())`
    expect(await as(exporter, another)).toBe(refused)
  })

  it('[OPS-05] of sessions and logins is nothing, but in a login', async () => {
    for (const table of ['sessions', 'login_attempts', 'login_links', 'national_ids'])
      for (const settings of [exporter, officer, { audience: 'person', person: ingrid }, { audience: 'public' }])
        expect(await as(settings, `select from ${table}`)).toBe(0)
    expect(await as({ audience: 'nobody' }, 'select from sessions')).toBe(1)
  })

  it('[OPS-05] of people and rights is who acts for the same organisation, oneself, and officers', async () => {
    const others =
      "select from persons where audience = 'submitter' and id not in (select person_id from delegations where organisation_number = '310000043')"
    expect(await as({ audience: 'nobody' }, others)).toBeGreaterThan(0)
    expect(await as({ ...exporter, person: '' }, others)).toBe(0)
    expect(await as({ audience: 'person', person: ingrid }, 'select from persons')).toBe(1)
    expect(await as({ audience: 'public' }, 'select from persons')).toBe(0)
    const elsewhere = `select from delegations where organisation_number <> '310000043' and person_id <> '${ingrid}'`
    expect(await as({ audience: 'system' }, elsewhere)).toBeGreaterThan(0)
    expect(await as(exporter, elsewhere)).toBe(0)
    expect(await as(exporter, "select from representations where organisation_number <> '310000043'")).toBe(0)
  })

  it('[OPS-05] [AUT-07] gives nobody a role: not by a change, nor as a newcomer', async () => {
    const granting = (to: string, role: string, by = officer.person) =>
      `insert into officer_roles (person_id, role, granted_at, granted_by, reason) values ('${to}', '${role}', now(), '${by}', 'x')`
    expect(await as(officer, granting('demo-henrik-dahl', 'B'))).toBe(refused)
    expect(await as(officer, 'update officer_roles set withdrawn_at = now(), withdrawn_by = person_id')).toBe(0)
    expect(await as(officer, 'delete from officer_roles')).toBe(refused)
    // [ADM-04] Whoever leads gives roles to others, in their own name.
    const leader = { audience: 'caseworker', person: 'demo-solveig-moen' }
    expect(await as(leader, granting('demo-henrik-dahl', 'B', leader.person))).toBe(1)
    expect(await as(leader, granting('demo-henrik-dahl', 'B'))).toBe(refused)
    expect(await as(leader, granting(leader.person, 'V', leader.person))).toBe('23514')
    expect(await as({ audience: 'nobody' }, "update persons set audience = 'caseworker'")).toBe(refused)
    const newcomer = (audience: string) => `insert into persons (id, audience, name) values ('new', '${audience}', 'x')`
    expect(await as({ audience: 'nobody' }, newcomer('submitter'))).toBe(1)
    expect(await as({ audience: 'nobody' }, newcomer('caseworker'))).toBe(refused)
    expect(
      await as(
        exporter,
        "insert into delegations (person_id, organisation_number, valid_from) values ('x', '310000051', now())",
      ),
    ).toBe(refused)
    // Another's address is not theirs to change.
    expect(await as(officer, "update persons set mail = 'x@example.no'")).toBe(1)
  })
})
