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
      'the drafts that nobody touches',
      'applications_drafts',
      `select from applications where status = $1 and submitted_at is null and deleted_at is null
       and ((original_reference is null and updated_at <= $2) or (original_reference is not null and updated_at <= $3))`,
      ['UNDER_REGISTRERING', '2026-01-01', '2026-02-01'],
    ],
  ])('%s', async (_, index, statement, values) => {
    expect(await planOf(statement, values)).toContain(index)
  })
})
