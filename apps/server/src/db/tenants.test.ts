import type { ApplicationFilters } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { chainGuards, copyDatabase, type TestDatabase } from '../testing/index.ts'
import { patientWaits } from '../testing/patient-waits.ts'
import { addressFor, roles } from './access.ts'
import { type Guards, verifyChains } from './chains/verify-chains.ts'
import { applicationPool, ownerPool } from './pool.ts'
import { listApplications } from './repositories/application-list.ts'
import { appendAudit } from './repositories/audit-events.ts'
import { appendHistory } from './repositories/history.ts'
import { insertMessage } from './repositories/messages.ts'
import { type Reader, transactions } from './transaction.ts'

let database: TestDatabase
let pool: ReturnType<typeof applicationPool>
let owner: ReturnType<typeof ownerPool>
let guards: Guards

beforeAll(async () => {
  database = await copyDatabase(inject('postgres').connectionString)
  pool = applicationPool(addressFor('listeners', database.connectionString), { waits: patientWaits.requests })
  owner = ownerPool(database.connectionString)
  guards = await chainGuards(inject('postgres').dataFolder)
  const { rows } = await owner.query<{ referenceNumber: number; organisationNumber: string }>(
    `select min(reference_number) as "referenceNumber", organisation_number as "organisationNumber"
     from applications group by organisation_number`,
  )
  const written = { messageType: 'APPLICATION_SUBMISSION_COMMENT', message: 'x', senderRole: 'INNSENDER' } as const
  await transactions(owner, guards.seal).run({ audience: 'system' }, async (tx) => {
    for (const row of rows) await insertMessage(tx, { ...row, ...written, senderName: null, createdAt: new Date() })
  })
})
afterAll(async () => {
  await pool?.end()
  await owner?.end()
  await database?.drop()
})

const tables = ['applications', 'snapshots', 'messages', 'history', 'files']
const mine: Reader = { audience: 'submitter', organisationNumber: '310000043' }

async function organisationsSeen(reader: Reader, table: string): Promise<string[]> {
  return transactions(pool, guards.seal).run(reader, async (tx) => {
    const { rows } = await tx.execute<{ organisation: string }>(
      sql`select distinct organisation_number as organisation from ${sql.identifier(table)} order by 1`,
    )
    return rows.map(({ organisation }) => organisation)
  })
}

describe('row-level security', () => {
  it.each(tables)(
    '[SEC-07] shows of %s the rows of the chosen organisation alone, without any filter of ours',
    async (table) => {
      const { rows } = await owner.query(`select count(distinct organisation_number)::int as all from ${table}`)
      expect(rows[0].all).toBeGreaterThan(1)
      expect(await organisationsSeen(mine, table)).toEqual(['310000043'])
      expect(await organisationsSeen({ audience: 'nobody' }, table)).toEqual([])
    },
  )

  it('[SEC-07] holds also when the filter names another organisation', async () => {
    const query = { filters: {}, sort: [], page: 0, size: 30 } as const
    const found = await transactions(pool, guards.seal).run(mine, (tx) =>
      listApplications(tx, { audience: 'submitter', organisationNumber: '310000051' }, query),
    )
    expect(found).toEqual({ rows: [], total: 0, isMore: false, openFindings: 0, isPartial: false })
  })

  it('[SEC-07] lets nobody write a row for another organisation, or move one there', async () => {
    const run = transactions(pool, guards.seal)
    const moved = run.run(mine, (tx) => tx.execute(sql`update applications set organisation_number = '310000051'`))
    await expect(moved).rejects.toMatchObject({ cause: { code: '42501' } })
    const foreign = run.run(mine, (tx) =>
      tx.execute(sql`update applications set version = 99 where organisation_number = '310000051' returning 1`),
    )
    expect((await foreign).rows).toEqual([])
  })

  it('shows an officer what was sent, and no draft', async () => {
    const statuses = await transactions(pool, guards.seal).run({ audience: 'caseworker' }, async (tx) => {
      const { rows } = await tx.execute<{ status: string }>(sql`select distinct status from applications`)
      return rows.map(({ status }) => status)
    })
    expect(statuses).not.toContain('UNDER_REGISTRERING')
    expect(statuses.length).toBeGreaterThan(10)
  })

  it('[SEC-07] [CRT-15] shows paper to officers, and to whoever has a code the sheets of issues alone', async () => {
    const seen = (reader: Reader) =>
      transactions(pool, guards.seal).run(reader, async (tx) => {
        const { rows } = await tx.execute<{ batches: number; sheets: number; free: number; voids: number }>(
          sql`select (select count(*)::int from paper_batches) as batches, count(*)::int as sheets,
            (count(*) filter (where issue_id is null))::int as free, (select count(*)::int from paper_voids) as voids
            from paper_sheets`,
        )
        return rows[0]
      })
    expect((await seen({ audience: 'caseworker' }))?.sheets).toBeGreaterThan(200)
    const none = { batches: 0, sheets: 0, free: 0, voids: 0 }
    expect(await seen(mine)).toEqual(none)
    expect(await seen({ audience: 'nobody' })).toEqual(none)
    expect(await seen({ audience: 'public' })).toMatchObject({ batches: 0, free: 0, voids: 0 })
  })

  it('does not leave the organisation of one transaction to the next on the same connection', async () => {
    const run = transactions(pool, guards.seal)
    await run.run(mine, (tx) => tx.execute(sql`select 1`))
    const client = await pool.connect()
    try {
      const { rows } = await client.query('select count(*)::int as count from applications')
      expect(rows).toEqual([{ count: 0 }])
    } finally {
      client.release()
    }
  })
})

describe.each(['listeners', 'worker'] as const)('the role of the %s', (role) => {
  let client: Client

  beforeAll(async () => {
    client = new Client({ connectionString: addressFor(role, database.connectionString) })
    await client.connect()
  })
  afterAll(() => client?.end())

  it('[SEC-07] owns nothing, and has no power of its own', async () => {
    const { rows } = await client.query(
      `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as powerful,
         (select count(*)::int from pg_class where relowner = r.oid) as owned,
         (select count(*)::int from pg_proc where proowner = r.oid) as functions
       from pg_roles r where rolname = session_user`,
    )
    expect(rows).toEqual([{ powerful: false, owned: 0, functions: 0 }])
  })

  it.each([
    'set role postgres',
    'set session authorization postgres',
    'alter table history disable trigger user',
    'drop policy tenant on applications',
    'create table elsewhere ()',
    `alter role ${roles[role]} superuser`,
  ])('[SEC-07] [SEC-20] is refused: %s', async (statement) => {
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('[SEC-07] has no other to go back to', async () => {
    await client.query('reset role; reset session authorization')
    const { rows } = await client.query('select current_user as now')
    expect(rows).toEqual([{ now: roles[role] }])
    expect((await client.query('select count(*)::int as seen from applications')).rows).toEqual([{ seen: 0 }])
  })
})

describe('what is written once', () => {
  it.each([
    ['history', 'update history set reason = null'],
    ['history', 'delete from history'],
    ['audit_events', 'delete from audit_events'],
    ['snapshots', "update snapshots set document = '{}'"],
  ])('[STA-09] [SEC-20] %s is refused: %s', async (table, statement) => {
    await expect(
      transactions(pool, guards.seal).run({ audience: 'system' }, (tx) => tx.execute(sql.raw(statement))),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
    const client = new Client({ connectionString: database.connectionString })
    await client.connect()
    if (table === 'audit_events') {
      await transactions(pool, guards.seal).run({ audience: 'nobody' }, (tx) =>
        appendAudit(tx, { ...event, requestId: 'r0' }),
      )
    }
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' })
    await client.end()
  })
})

const event = {
  time: new Date(),
  personId: 'demo-kari-nordli',
  organisationNumber: null,
  action: 'TEST',
  outcome: 'DONE',
  referenceNumber: null,
  requestId: 'r1',
  details: { a: 1 },
} as const

async function statusOf(referenceNumber: number): Promise<string> {
  const { rows } = await owner.query('select status from applications where reference_number = $1', [referenceNumber])
  return rows[0].status
}

describe('the chains', () => {
  it('[SEC-20] hold from the first link to the last, also when many write at once', async () => {
    const run = transactions(pool, guards.seal)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        run.run({ audience: 'nobody' }, (tx) => appendAudit(tx, { ...event, requestId: String(index) })),
      ),
    )
    const [history, audit, applications] = await verifyChains(owner, guards)
    expect(history).toMatchObject({ table: 'history', broken: [], chains: 41 })
    expect(audit).toMatchObject({ table: 'audit_events', broken: [] })
    expect(audit?.links).toBeGreaterThanOrEqual(20)
    expect(applications).toMatchObject({ table: 'applications', broken: [] })
  })

  const entryOf4001 = async () =>
    ({
      referenceNumber: 4001,
      organisationNumber: '310000043',
      event: 'refuse',
      fromStatus: null,
      toStatus: await statusOf(4001),
      actorRole: 'BEHANDLER',
      actorId: 'demo-kari-nordli',
      actorName: 'Kari',
      reason: null,
      version: 1,
      time: new Date(),
      facts: null,
    }) as const

  it('[SEC-20] hold while somebody acts between the reading of one and of another', async () => {
    const entry = await entryOf4001()
    const verifying = await transactions(owner, guards.seal).run({ audience: 'system' }, async (tx) => {
      await tx.execute(sql`lock table audit_events in access exclusive mode`)
      const reports = verifyChains(owner, guards)
      // Histories have been read, audit events have not.
      await vi.waitFor(
        async () => {
          const { rows } = await owner.query(
            "select from pg_locks where not granted and relation = 'audit_events'::regclass and database = (select oid from pg_database where datname = current_database())",
          )
          expect(rows).toHaveLength(1)
        },
        { interval: 50 },
      )
      await appendHistory(tx, entry)
      await appendAudit(tx, event)
      return { reports }
    })
    expect((await verifying.reports).flatMap(({ broken }) => broken)).toEqual([])
  })

  it('[SEC-20] hold for text that a database writes otherwise than it was given', async () => {
    const entry = {
      ...(await entryOf4001()),
      actorName: 'Kari \ud83d',
      reason: 'half a sign: \udc20',
      facts: { minus: -0, text: '\ud800', nested: [{ a: undefined, b: null, c: 'e\u0301' }] },
    } as const
    await transactions(pool, guards.seal).run({ audience: 'system' }, (tx) => appendHistory(tx, entry))
    expect((await verifyChains(owner, guards)).flatMap(({ broken }) => broken)).toEqual([])
  })

  it.each([
    [
      'the end of a history',
      'delete from history where reference_number = 4001 and sequence = (select max(sequence) from history where reference_number = 4001)',
      'history 4001/',
      'named by an audit event, and gone',
    ],
    ['a whole history', 'delete from history where reference_number = 4003', 'applications 4003', 'it has no history'],
    [
      'the end of a history that no event names',
      'delete from history where reference_number = 4004 and sequence = (select max(sequence) from history where reference_number = 4004)',
      'applications 4004',
      'its history ends with',
    ],
    [
      'a status that nothing led to',
      "update applications set status = 'UTSTEDT' where reference_number = 4005",
      'applications 4005',
      'it is UTSTEDT, and its history ends with',
    ],
  ])('[STA-09] [SEC-20] show that somebody took or changed %s', async (_, statement, place, words) => {
    await owner.query('alter table history disable trigger user')
    await owner.query(statement)
    await owner.query('alter table history enable trigger user')
    const broken = (await verifyChains(owner, guards)).flatMap((report) => report.broken)
    expect(broken.filter((line) => line.startsWith(place) && line.includes(words))).toHaveLength(1)
  })

  it.each([
    [
      'a changed reason',
      "update history set reason = 'x' where reference_number = 4016 and event = 'refuse'",
      'its content was changed',
    ],
    [
      'a removed link',
      'delete from history where reference_number = 4002 and sequence = 2',
      'a link before it is missing',
    ],
  ])('[SEC-20] show %s, even when the owner of the database made it', async (_, statement, words) => {
    await owner.query('alter table history disable trigger user')
    await owner.query(statement)
    await owner.query('alter table history enable trigger user')
    const [history] = await verifyChains(owner, guards)
    expect(history?.broken.some((line) => line.includes(words))).toBe(true)
  })
})

describe('a list of more than a thousand', () => {
  beforeAll(() =>
    owner.query(`insert into applications select another.* from generate_series(1, 1200) n, applications one,
      lateral jsonb_populate_record(one, jsonb_build_object('reference_number', 900000 + n, 'species', array['9999'],
        'consignee_name', 'Zq Handel')) another
      where one.reference_number = (select min(reference_number) from applications where organisation_number = '310000043')`),
  )
  const newestFirst = [{ key: 'REFERENCE_NUMBER', direction: 'DESC' }] as const
  const asked = (filters: ApplicationFilters, page: number) =>
    transactions(pool, guards.seal).run(mine, async (tx) => {
      const scope = { audience: 'submitter', organisationNumber: '310000043' } as const
      const { rows, ...found } = await listApplications(tx, scope, { filters, sort: newestFirst, page, size: 10 })
      return { ...found, first: rows[0]?.row.referenceNumber }
    })

  it.each<[string, ApplicationFilters]>([
    ['by a code', { species: ['9999'] }],
    ['by a part of a text', { consigneeName: 'handel' }],
    ['by two letters that begin it', { consigneeName: 'zq' }],
  ])('[OPS-07] found %s, is counted no further for its first pages, and to its end further in', async (_, filters) => {
    expect(await asked(filters, 0)).toEqual({ total: 1000, isMore: true, isPartial: false, first: 901_200 })
    expect(await asked(filters, 11)).toMatchObject({ total: 1200, isMore: false, first: 901_090 })
  })

  it('[OPS-07] two letters within a text find nothing', async () => {
    expect(await asked({ consigneeName: 'an' }, 0)).toMatchObject({ total: 0, isMore: false })
  })
})
