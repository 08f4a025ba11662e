import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { copyDatabase, type TestDatabase } from '../testing/index.ts'

let database: TestDatabase
let client: Client

beforeAll(async () => {
  database = await copyDatabase(inject('postgres').connectionString)
  client = new Client({ connectionString: database.connectionString })
  await client.connect()
  await client.query(`
    insert into files (reference_number, organisation_number, type, belongs_to, filename, mime_type, size, sha256, content, created_at)
      select 4001, '310000043', 'HEALTH_CERTIFICATE', 'issue ' || n, 'a.pdf', 'application/pdf', 1, '', '', now() from generate_series(1, 5000) n`)
  await client.query('analyze')
})
afterAll(async () => {
  await client?.end()
  await database?.drop()
})

/** How a statement is answered for the worker, to whom row-level security holds too. */
async function planOf(statement: string, values: readonly unknown[]): Promise<string> {
  await client.query('begin')
  await client.query(
    "set local role eksport_app; set local eksport.audience = 'system'; set local enable_seqscan = off",
  )
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`, [...values])
  await client.query('rollback')
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

describe('row-level security keeps no index from', () => {
  it.each([
    [
      'the files of an issue',
      'files_belongs_to',
      'select from files where belongs_to = $1 and type = $2',
      ['issue 7', 'X'],
    ],
    [
      'the papers that a desk has today',
      'applications_pickups',
      `select from applications where retrieval_office = $1 and retrieval_date = $2 and submitted_at is not null
       and deleted_at is null and 'PAPER' = any(certificate_formats)`,
      ['KLOEFTA', '2026-01-01'],
    ],
    [
      'what was decided in a year',
      'history_decisions',
      `select from history where event in ('request-clarification', 'approve', 'refuse') and time >= $1 and time < $2`,
      ['2026-01-01', '2026-02-01'],
    ],
    [
      'the drafts that nobody touches',
      'applications_drafts',
      `select from applications where status = $1 and submitted_at is null and deleted_at is null
       and ((original_reference is null and updated_at <= $2) or (original_reference is not null and updated_at <= $3))`,
      ['UNDER_REGISTRERING', '2026-01-01', '2026-02-01'],
    ],
    [
      'similar applications, by their day too',
      "(country = 'CN'::text) AND (departure_date = '2026-12-02'::text))",
      `select from applications where consignor_number = $1 and country = $2 and departure_date = $3
       and submitted_at is not null and deleted_at is null order by reference_number desc limit 500`,
      ['310000043', 'CN', '2026-12-02'],
    ],
    [
      'the rows of a series',
      'applications_series',
      'select from applications where series_of = $1 and deleted_at is null',
      [4001],
    ],
    [
      'the replacement of a certificate of the older service',
      'applications_mats_replacement',
      `select from applications where mats_original = $1 and deleted_at is null
       and status not in ('TRUKKET_TILBAKE', 'AVSLAG', 'KANSELLERT', 'ANNULLERT')`,
      ['M-1'],
    ],
  ])('%s', async (_, index, statement, values) => {
    expect(await planOf(statement, values)).toContain(index)
  })
})

it('row-level security is checked before expressions: what is looked up is a column', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indrelid
    where relrowsecurity and indexprs is not null order by 1`)
  // The first is read by a function of the owner, the second keeps names apart and is not read.
  expect(rows.map(({ name }) => name)).toEqual(['applications_parts', 'named_templates_name'])
})

describe('[OPS-07] a long list is walked along', () => {
  it.each([
    [
      'applications_tenant_status',
      "organisation_number = '310000043' and deleted_at is null",
      'status, reference_number',
    ],
    ['applications_tenant_consignor', "organisation_number = '310000043' and deleted_at is null", 'consignor_name'],
    ['applications_submitted', 'submitted_at is not null and deleted_at is null', 'submitted_at'],
    ...[
      ['country', 'country'],
      ['template', 'certificate_template'],
      ['type', 'application_type'],
      ['format', 'application_format'],
      ['consignor', 'consignor_name'],
      ['internal_reference', 'internal_reference'],
      ['consignee', 'consignee_name'],
      ['retrieval_date', 'retrieval_date'],
      ['retrieval_time', 'retrieval_time'],
      ['retrieval_office', 'retrieval_office'],
    ].map(([name, column]) => [`applications_${name}`, 'deleted_at is null', `${column} desc, reference_number desc`]),
  ])('%s', async (index = '', condition, order) => {
    await client.query('set enable_sort = off')
    const plan = await planOf(
      `select reference_number from applications where ${condition} order by ${order} limit 10`,
      [],
    )
    expect(plan).toContain(`using ${index} `)
    expect(plan).not.toContain('Sort')
  })

  it('[OPS-07] parts of texts and codes have one index, whatever row-level security says of their operators', async () => {
    await client.query('begin; set local enable_seqscan = off; set local enable_indexscan = off')
    // With a handful of rows no index is better than another.
    await client.query(`insert into applications select another.* from generate_series(1, 2000) n, applications one,
      lateral jsonb_populate_record(one, jsonb_build_object('reference_number', 900000 + n, 'document', '{}'::jsonb)) another
      where one.reference_number = (select min(reference_number) from applications where submitted_at is not null)`)
    await client.query("select gin_clean_pending_list('applications_parts')")
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      "explain select from applications where deleted_at is null and consignee_name ilike '%abc%' and species && '{9999}'",
    )
    await client.query('rollback')
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('applications_parts')
  })
})
