import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runningDatabase, startEmbeddedPostgres } from '../db/embedded/index.ts'
import { ownerPool } from '../db/pool.ts'
import { chainFolder } from '../integrations/chain-seal/index.ts'
import { prepareEmpty } from '../testing/prepare-empty.ts'
import { beginSealing } from './begin-sealing.ts'

let folder: string
const postgresFolder = () => join(folder, 'postgres')

/** Runs a command while nothing else runs. */
async function run(command: string) {
  const { DATABASE_URL: _, ...env } = process.env
  const words = ['--conditions=@eksport/source', join(import.meta.dirname, `${command}.ts`)]
  const ran = promisify(execFile)(process.execPath, words, { env: { ...env, EKSPORT_DATA_FOLDER: folder } })
  return ran.finally(() => expect(runningDatabase(postgresFolder())).toBeUndefined())
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eksport-commands-'))
  const postgres = await startEmbeddedPostgres({ dataFolder: postgresFolder(), log: () => undefined })
  await prepareEmpty(postgres.connectionString)
  const owner = ownerPool(postgres.connectionString)
  await beginSealing(owner, folder, () => undefined)
  await owner.end()
  await postgres.stop()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('[OPS-06] verify and chains-lost start the built-in database while the product is stopped, and stop it', async () => {
  expect((await run('verify')).stdout).toMatch(/^audit_events: \d+ links in \d+ chains, 0 broken/m)
  await rm(chainFolder(folder), { recursive: true })
  expect((await run('chains-lost')).stdout).toContain('Det er gitt opp')
})
