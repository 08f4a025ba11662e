import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import {
  chainFolder,
  keepHeads,
  keptHeadsName,
  makeChainSeal,
  readKeptHeads,
} from '../../integrations/chain-seal/index.ts'
import { listenForChanges } from '../../live/listen.ts'
import { withTrace } from '../../log/trace.ts'
import { beginSealing, sealWhenAsked } from '../../operations/begin-sealing.ts'
import { keepChainHeads } from '../../operations/keep-chain-heads.ts'
import { chainGuards, copyDatabase, type TestDatabase } from '../../testing/index.ts'
import { leaveTraces } from '../../testing/leave-traces.ts'
import { mutationRounds } from '../../testing/mutation-rounds.ts'
import { addressFor } from '../access.ts'
import { setFileScanning } from '../file-scanning.ts'
import { guardedColumnsOf } from '../guarded-rows.ts'
import { applicationPool, ownerPool } from '../pool.ts'
import { linkHash } from '../repositories/hash-chain.ts'
import { guardedTables } from '../repositories/written-rows.ts'
import { history } from '../schema/case-records.ts'
import { auditEvents, auditHeads } from '../schema/system.ts'
import { transactions } from '../transaction.ts'
import { unguardedTables } from '../unguarded.ts'
import { giveUpSeals } from './give-up-seals.ts'
import { openGuards } from './open-guards.ts'
import { sealChains } from './seal-chains.ts'
import { type Guards, verifyChains } from './verify-chains.ts'

const keyName = 'chains.key'

let database: TestDatabase
let owner: ReturnType<typeof ownerPool>
let guards: Guards
let folder: string

beforeAll(async () => {
  database = await copyDatabase(inject('postgres').connectionString)
  owner = ownerPool(database.connectionString)
  guards = await chainGuards(inject('postgres').dataFolder)
  folder = await mkdtemp(join(tmpdir(), 'eksport-heads-'))
  await leaveTraces(owner, guards.seal, [4001, 4002, 4003])
})
afterAll(async () => {
  await owner?.end()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

const broken = async (more: Partial<Guards> = {}) =>
  (await verifyChains(owner, { ...guards, ...more })).flatMap((report) => report.broken)

/** As somebody who turns off every trigger. */
const byHand = async (...statements: string[]) => {
  const client = await owner.connect()
  try {
    await client.query(`set session_replication_role = replica; ${statements.join('; ')}`)
  } finally {
    client.release(true)
  }
}

describe('whoever has the database and no key', { timeout: 120_000 }, () => {
  it('[OPS-06] is found whatever they change, and nothing is named that they did not touch', async () => {
    expect(await broken()).toEqual([])
    const found = await mutationRounds({ owner, guards, rounds: 8, seed: 20_261_127 })
    expect(found).toMatchObject({ missed: [], accused: [] })
    expect(found.kinds.size).toBeGreaterThan(5)
    // 1 000 of them: `verify:mutations`. Whatever was done here is taken back.
    expect(await broken()).toEqual([])
  })

  it('[OPS-06] is found when a database of an earlier day is put in the place of this one, by what is kept outside', async () => {
    const run = transactions(owner, guards.seal)
    const earlier = await owner.query('select * from audit_heads order by chain')
    const lengths = await owner.query('select count(*)::int as n from audit_events')
    await leaveTraces(owner, guards.seal, [4004])
    await keepChainHeads(run, folder, guards.seal)
    const kept = (await readKeptHeads(folder, guards.seal)) ?? []
    expect(kept).toHaveLength(8)
    expect(await broken({ kept })).toEqual([])
    // Everything that came since is gone, with heads that were sealed by us.
    for (const { chain, sequence, hash, seal } of earlier.rows)
      await byHand(
        `delete from audit_events where chain = ${chain} and sequence > ${sequence}`,
        `update audit_heads set sequence = ${sequence}, hash = '${hash}', seal = '${seal}' where chain = ${chain}`,
      )
    expect((await owner.query('select count(*)::int as n from audit_events')).rows).toEqual(lengths.rows)
    const lines = await broken({ kept })
    expect(lines.filter((line) => line.endsWith('kept outside, and gone')).length).toBeGreaterThan(4)
    // What shows it is not written over.
    await expect(keepChainHeads(run, folder, guards.seal)).rejects.toThrow('slutter før der de sluttet')
    expect(await readKeptHeads(folder, guards.seal)).toEqual(kept)
  })

  it('[OPS-06] finds no way back: what they changed does not become right by being written again, nor a head by being used', async () => {
    await byHand("update applications set country = 'SE' where reference_number = 4002")
    await byHand("update audit_heads set hash = repeat('a', 64) where chain = 0")
    await leaveTraces(owner, guards.seal, [4002])
    await byHand('update audit_heads set sequence = null where chain = 1')
    await sealChains(transactions(owner, guards.seal), guards.seal, { isFirst: false, isAsked: false })
    const reports = await verifyChains(owner, guards)
    const lines = reports.flatMap((report) => report.broken)
    expect(lines).toEqual(
      expect.arrayContaining(['audit_heads 0: its seal is not ours', 'audit_heads 1: its seal is not ours']),
    )
    expect(reports.flatMap((report) => report.unclear)).toContain('applications 4002: it was changed')
  })
})

/** The database as the release before left it: events that name no row, and no heads. Answers a program of that release. */
async function asOlderRelease(): Promise<Client> {
  await byHand(
    "update audit_events set details = null, previous_hash = repeat('0', 64)",
    'delete from audit_events where sequence > 1',
    "update audit_heads set sequence = null, seal = null, hash = repeat('0', 64)",
  )
  const { rows } = await owner.query('select * from audit_events')
  for (const { hash: _, previous_hash: previousHash, chain, sequence, ...row } of rows) {
    const facts = {
      ...{ chain, sequence: Number(sequence), time: row.time, personId: row.person_id, requestId: row.request_id },
      ...{ organisationNumber: row.organisation_number, referenceNumber: row.reference_number },
      ...{ action: row.action, outcome: row.outcome },
    }
    await byHand(`update audit_events set hash = '${linkHash(previousHash, facts)}' where chain = ${chain}`)
  }
  const client = new Client({ connectionString: addressFor('listeners', database.connectionString) })
  client.on('error', () => undefined)
  await client.connect()
  await client.query("select set_config('eksport.audience', 'system', false)")
  return client
}

const tellNobody = () => undefined

describe('a database that the release before has used', { timeout: 60_000 }, () => {
  let dataFolder: string
  let older: Client
  let ours: ReturnType<typeof applicationPool>
  const write = (client: Pick<Client, 'query'>, reference: string) =>
    client.query(`update applications set internal_reference = '${reference}' where reference_number = 4003`)

  beforeAll(async () => {
    older = await asOlderRelease()
    ours = applicationPool(addressFor('listeners', database.connectionString))
    dataFolder = await mkdtemp(join(tmpdir(), 'eksport-upgrade-'))
    await mkdir(chainFolder(dataFolder))
    await cp(join(chainFolder(inject('postgres').dataFolder), keyName), join(chainFolder(dataFolder), keyName))
  })
  afterAll(async () => {
    await older.end()
    await ours.end()
    await rm(dataFolder, { recursive: true, force: true })
  })

  it('[OPS-06] [SEC-24] is used by both beside each other, and by that one again, until the operator seals it', async () => {
    const reported: string[] = []
    for (const reference of ['Ved siden av', 'Tilbake']) {
      await beginSealing(owner, dataFolder, (line) => reported.push(line))
      await write(older, reference)
      await leaveTraces(owner, guards.seal, [4001])
    }
    expect(reported).toEqual(Array(2).fill(expect.stringMatching(/^Kjedene er ikke forseglet: .*seal-chains$/)))
    const reports = await verifyChains(owner, guards)
    expect(reports.flatMap((report) => report.broken)).toEqual([])
    expect(reports.find(({ table }) => table === 'audit_events')).toMatchObject({ isSealed: false })
    expect(await sealWhenAsked(owner, dataFolder)).toEqual({ problems: [expect.stringContaining('Stopp den først')] })
  })

  it('[OPS-06] stops a server that has made a key of its own meanwhile, before anything is sealed with it', async () => {
    const elsewhere = join(dataFolder, 'elsewhere')
    await keepHeads(chainFolder(elsewhere), [], await makeChainSeal(chainFolder(elsewhere)))
    await expect(beginSealing(owner, elsewhere, tellNobody)).rejects.toThrow('en server som har laget sin egen')
  })

  it('[OPS-06] [OPS-08] is sealed while this release serves; what is found then is right, and all that follows is held to it', async () => {
    await older.query("set application_name = 'eksport-sealing'")
    const listening = listenForChanges(addressFor('listeners', database.connectionString))
    await vi.waitFor(() => expect(listening.isListening()).toBe(true))
    const asked = await withTrace('4bf92f3577b34da6a3ce929d0e0e4736', () =>
      transactions(ours, guards.seal).run({ audience: 'system' }, () => sealWhenAsked(owner, dataFolder)),
    )
    expect(asked).toEqual({ lines: [expect.stringContaining('er forseglet')] })
    await listening.close()
    expect(await readKeptHeads(chainFolder(dataFolder), guards.seal)).toHaveLength(8)
    expect(await sealWhenAsked(owner, dataFolder)).toEqual({ lines: [expect.stringContaining('fra før')] })
    await leaveTraces(owner, guards.seal, [4001])
    expect(await broken()).toEqual([])
  })

  it('[OPS-06] refuses the release before from then on, also its commands and its start, and accuses no row of its own', async () => {
    const refused = 'a release that does not seal may not write here any more'
    await expect(write(older, 'Nei')).rejects.toThrow(refused)
    const ofOlder = await owner.connect()
    try {
      await expect(
        ofOlder.query('insert into file_scanning (enabled) values (true) on conflict ("only") do nothing'),
      ).rejects.toThrow(refused)
      await ofOlder.query("set application_name = 'eksport'")
      await expect(ofOlder.query('update flags set enabled = true')).rejects.toThrow(refused)
    } finally {
      ofOlder.release(true)
    }
    const { rows } = await owner.query('select enabled from file_scanning')
    const scans = rows[0]?.enabled === true
    await setFileScanning(transactions(owner, guards.seal), scans)
    expect(await broken()).toEqual([])
    await byHand("update messages set message = 'Nei' where reference_number = 4001")
    expect((await broken()).every((line) => line.startsWith('messages '))).toBe(true)
    expect(await broken()).not.toEqual([])
  })
})

it('[OPS-06] speaks of every table and of every column, or says why not', async () => {
  const { rows } = await owner.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`,
  )
  const inDatabase = new Map(rows.map(({ table, columns }) => [table, columns]))
  // These are compared link by link, and content and its hash of a file are compared with each other.
  const linked = { history, audit_events: auditEvents, audit_heads: auditHeads }
  const covered = new Map<string, string[]>([
    ...guardedTables.map((table): [string, string[]] => [table, [...guardedColumnsOf(table)]]),
    ...Object.entries(linked).map(([table, schema]): [string, string[]] => [
      table,
      Object.values(getTableColumns(schema)).map(({ name }) => name),
    ]),
  ])
  covered.get('files')?.push('content')
  expect([...covered.keys(), ...Object.keys(unguardedTables)].sort()).toEqual([...inDatabase.keys()].sort())
  for (const [table, columns] of covered)
    expect({ table, columns: columns.sort() }).toEqual({ table, columns: inDatabase.get(table) })
})

describe('the folder of the chains', () => {
  let dataFolder: string
  const keyOf = (folderOfData: string) => join(chainFolder(folderOfData), keyName)
  const reported: string[] = []
  const begin = () => beginSealing(owner, dataFolder, (line) => reported.push(line))

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'eksport-chains-'))
    await mkdir(chainFolder(dataFolder))
    await cp(keyOf(inject('postgres').dataFolder), keyOf(dataFolder))
  })
  afterAll(() => rm(dataFolder, { recursive: true, force: true }))

  it('[OPS-06] stops a start in words when its heads are gone, cut off or not to be written', async () => {
    const heads = join(chainFolder(dataFolder), keptHeadsName)
    await expect(begin()).rejects.toThrow(/er borte. Legg mappen/)
    await writeFile(heads, '{"heads":')
    await expect(begin()).rejects.toThrow('er byttet ut')
    await rm(heads)
    await keepHeads(chainFolder(dataFolder), [], guards.seal)
    await begin()
    expect(await readKeptHeads(chainFolder(dataFolder), guards.seal)).toHaveLength(8)
    await rm(heads)
    await mkdir(join(heads, 'taken'), { recursive: true })
    await expect(
      keepChainHeads(transactions(owner, guards.seal), chainFolder(dataFolder), guards.seal),
    ).rejects.toThrow('kan ikke leses')
    await expect(keepHeads(chainFolder(dataFolder), [], guards.seal)).rejects.toThrow(/kan ikke skrives i .*chains \(/)
    await rm(heads, { recursive: true })
    expect(reported).toEqual([])
  })

  it('[OPS-06] stops a start, and a verification, in words when its key is gone or of another database, and makes none', async () => {
    await rm(chainFolder(dataFolder), { recursive: true })
    await expect(begin()).rejects.toThrow(/nøkkelen .*chains.key kan ikke leses/)
    await expect(openGuards(owner, dataFolder)).rejects.toThrow('kan ikke leses')
    expect(existsSync(keyOf(dataFolder))).toBe(false)
    const other = await makeChainSeal(chainFolder(dataFolder))
    await keepHeads(chainFolder(dataFolder), [], other)
    await expect(begin()).rejects.toThrow('hører til en annen database')
    // Whoever has lost it for good says so: everything goes on, and nothing is taken for fine.
    await giveUpSeals(owner)
    await begin()
    const lines = (await verifyChains(owner, await openGuards(owner, dataFolder))).flatMap((report) => report.broken)
    expect(lines.filter((line) => line.endsWith('its seal is not ours'))).toHaveLength(8)
  })
})
