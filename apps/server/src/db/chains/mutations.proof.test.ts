import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import {
  chainFolder,
  keepHeads,
  keptHeadsName,
  makeChainSeal,
  readKeptHeads,
} from '../../integrations/chain-seal/index.ts'
import { beginSealing } from '../../operations/begin-sealing.ts'
import { keepChainHeads } from '../../operations/keep-chain-heads.ts'
import { chainGuards, copyDatabase, type TestDatabase } from '../../testing/index.ts'
import { leaveTraces } from '../../testing/leave-traces.ts'
import { mutationRounds } from '../../testing/mutation-rounds.ts'
import { ownerPool } from '../pool.ts'
import { guardedTables } from '../repositories/written-rows.ts'
import { history } from '../schema/case-records.ts'
import { auditEvents, auditHeads } from '../schema/system.ts'
import { transactions } from '../transaction.ts'
import { unguardedTables } from '../unguarded.ts'
import { beginChains, haveBegun } from './begin-chains.ts'
import { giveUpSeals } from './give-up-seals.ts'
import { openGuards } from './open-guards.ts'
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

/** A folder of all state with the key of the chains. */
async function folderOfChains(): Promise<string> {
  const dataFolder = await mkdtemp(join(folder, 'state-'))
  await mkdir(chainFolder(dataFolder))
  await cp(join(chainFolder(inject('postgres').dataFolder), keyName), join(chainFolder(dataFolder), keyName))
  return dataFolder
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
    // The evidence is not overwritten.
    await expect(keepChainHeads(run, folder, guards.seal)).rejects.toThrow('slutter før der de sluttet')
    expect(await readKeptHeads(folder, guards.seal)).toEqual(kept)
  })

  it('[OPS-06] finds no way back: what they changed does not become right by being written again, nor a head by being used', async () => {
    await byHand("update applications set country = 'SE' where reference_number = 4002")
    await byHand("update audit_heads set hash = repeat('a', 64) where chain = 0")
    await leaveTraces(owner, guards.seal, [4002])
    await byHand("update audit_heads set sequence = 0, seal = null, hash = repeat('0', 64) where chain = 1")
    const dataFolder = await folderOfChains()
    await keepHeads(chainFolder(dataFolder), [], guards.seal)
    await beginSealing(owner, dataFolder, () => undefined)
    const reports = await verifyChains(owner, guards)
    const lines = reports.flatMap((report) => report.broken)
    expect(lines).toEqual(
      expect.arrayContaining(['audit_heads 0: its seal is not ours', 'audit_heads 1: its seal is not ours']),
    )
    expect(reports.flatMap((report) => report.unclear)).toContain('applications 4002: it was changed')
  })
})

it('[OPS-06] speaks of every table, or says why not; what is done to a guarded row is noted by the database', async () => {
  const inDatabase = async (sql: string) => (await owner.query<{ name: string }>(sql)).rows.map(({ name }) => name)
  const tables = await inDatabase(`select tablename as name from pg_tables where schemaname = 'public'`)
  // These are compared link by link.
  const linked = { history, audit_events: auditEvents, audit_heads: auditHeads }
  const spokenOf = [...guardedTables, ...Object.keys(linked), ...Object.keys(unguardedTables)]
  expect(spokenOf.toSorted()).toEqual(tables.toSorted())
  for (const [table, schema] of Object.entries(linked)) {
    const columns = await inDatabase(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
    )
    const known = Object.values(getTableColumns(schema)).map(({ name }) => name)
    expect({ table, columns: known.toSorted() }).toEqual({ table, columns: columns.toSorted() })
  }
  const noted = await inDatabase(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'note_written' and tgenabled = 'O'`,
  )
  expect(noted.toSorted()).toEqual(guardedTables.toSorted())
})

describe('a database on which nothing was started yet', () => {
  it('[OPS-06] has chains that one of two first starts begins; the other, with a key of its own, is stopped in words', async () => {
    const fresh = await copyDatabase(inject('postgres').connectionString)
    const ofFresh = ownerPool(fresh.connectionString)
    onTestFinished(async () => {
      await ofFresh.end()
      await fresh.drop()
    })
    expect(await haveBegun(ofFresh)).toBe(true)
    await ofFresh.query(`set session_replication_role = replica; truncate audit_events, history;
      update audit_heads set sequence = 0, seal = null, hash = repeat('0', 64)`)
    const folders = await Promise.all(['one-', 'other-'].map((name) => mkdtemp(join(folder, name))))
    for (const state of folders)
      await expect(openGuards(ofFresh, state)).rejects.toThrow('start produktet på den først')
    const seals = await Promise.all(folders.map((state) => makeChainSeal(chainFolder(state))))
    for (const [index, seal] of seals.entries()) await keepHeads(chainFolder(folders[index] ?? ''), [], seal)
    const begun = await Promise.all(seals.map((seal) => beginChains(transactions(ofFresh, seal), seal)))
    expect(begun.toSorted()).toEqual([false, true])
    for (const [index, isFirst] of begun.entries()) {
      const start = beginSealing(ofFresh, folders[index] ?? '', () => undefined)
      if (isFirst) await start
      else await expect(start).rejects.toThrow('en server som har laget sin egen')
    }
    const { rows } = await ofFresh.query('select count(*)::int as sealed from audit_heads where seal is not null')
    expect(rows).toEqual([{ sealed: 8 }])
    await ofFresh.query('drop table audit_heads')
    expect(await haveBegun(ofFresh)).toBe(false)
  })
})

describe('the folder of the chains', () => {
  let dataFolder: string
  const keyOf = (folderOfData: string) => join(chainFolder(folderOfData), keyName)
  const reported: string[] = []
  const begin = () => beginSealing(owner, dataFolder, (line) => reported.push(line))

  beforeAll(async () => {
    dataFolder = await folderOfChains()
  })

  it('[OPS-06] stops a start in words when its heads are gone, cut off or not to be written', async () => {
    const heads = join(chainFolder(dataFolder), keptHeadsName)
    await expect(begin()).rejects.toThrow(/er borte. Legg mappen/)
    await writeFile(heads, '{"heads":')
    await expect(begin()).rejects.toThrow('er byttet ut')
    await rm(heads)
    await keepHeads(chainFolder(dataFolder), [], guards.seal)
    await begin()
    // Two have lost their seal above.
    expect(await readKeptHeads(chainFolder(dataFolder), guards.seal)).toHaveLength(6)
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
    // Giving up the seals lets everything go on, but nothing verifies.
    await giveUpSeals(owner)
    await begin()
    const lines = (await verifyChains(owner, await openGuards(owner, dataFolder))).flatMap((report) => report.broken)
    expect(lines.filter((line) => line.endsWith('its seal is not ours'))).toHaveLength(8)
  })
})
