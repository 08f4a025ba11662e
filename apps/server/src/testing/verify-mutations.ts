import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp, restore } from '../backup/index.ts'
import { openGuards } from '../db/chains/open-guards.ts'
import { verifyChains } from '../db/chains/verify-chains.ts'
import { startEmbeddedPostgres } from '../db/embedded/index.ts'
import { ownerPool } from '../db/pool.ts'
import { createHold } from './hold.ts'
import { leaveTraces } from './leave-traces.ts'
import { liveThrough } from './live-through.ts'
import { mutationRounds } from './mutation-rounds.ts'
import { startOwnProduct } from './own-product.ts'
import { startScanner } from './start-scanner.ts'

// `pnpm --filter @eksport/server verify:mutations 1000 7`: exits with 0 if each of 1 000 changes was found and nothing
// else reported; 7 is the seed.
const say = (line: string) => process.stdout.write(`${line}\n`)
const [rounds = 1_000, seed = 1] = process.argv
  .slice(2)
  .filter((word) => word !== '--')
  .map(Number)
const samples = [4001, 4002, 4003]

/** Runs acts besides those over HTTP, then verifies an unchanged database. */
async function leaveAndLook(databaseUrl: string, dataFolder: string, when: string): Promise<number> {
  const owner = ownerPool(databaseUrl)
  try {
    const guards = await openGuards(owner, dataFolder)
    await leaveTraces(owner, guards.seal, samples)
    const reports = await verifyChains(owner, guards)
    const links = reports.map((report) => `${report.table} ${report.links}`).join(', ')
    const broken = reports.flatMap((report) => [...report.broken, ...report.unclear])
    say(`${when}: ${links}; ${broken.length} places named`)
    for (const line of broken) say(`  ${line}`)
    return broken.length
  } finally {
    await owner.end()
  }
}

const hold = createHold()
const folder = await mkdtemp(join(tmpdir(), 'eksport-mutations-'))
const scanner = await startScanner()
const product = await startOwnProduct({}, { scanner: scanner.address, isFilled: true })
let accused = 0
try {
  await liveThrough(product)
  const { databaseUrl, dataFolder } = product
  accused += await leaveAndLook(databaseUrl, dataFolder, 'after the life of a product')
  const backup = join(folder, 'backup')
  await backUp({ databaseUrl, dataFolder, folder: backup, keys: undefined, hold })
  // What comes now is not in the backup.
  accused += await leaveAndLook(databaseUrl, dataFolder, 'after more of it')
  const restored = join(folder, 'restored')
  const quiet = () => undefined
  await restore({ folder: backup, keys: undefined, dataFolder: restored, databaseUrl: undefined, hold, report: quiet })
  const postgres = await startEmbeddedPostgres({ dataFolder: join(restored, 'postgres'), log: quiet })
  const owner = ownerPool(postgres.connectionString)
  try {
    accused += await leaveAndLook(postgres.connectionString, restored, 'after a backup was restored')
    const started = Date.now()
    const found = await mutationRounds({ owner, guards: await openGuards(owner, restored), rounds, seed })
    const seconds = Math.round((Date.now() - started) / 1000)
    say(`${rounds} changes with seed ${seed} in ${seconds} s, of ${found.kinds.size} kinds`)
    say(
      `${rounds - found.missed.length} found, ${found.missed.length} not; ${found.accused.length} places named that nobody had touched`,
    )
    for (const line of [...found.missed, ...found.accused]) say(`  ${line}`)
    process.exitCode = found.missed.length + found.accused.length + accused === 0 ? 0 : 1
  } finally {
    await owner.end()
    await postgres.stop()
  }
} finally {
  await hold.close()
  await product.stop()
  await scanner.stop()
  await rm(folder, { recursive: true, force: true })
}
