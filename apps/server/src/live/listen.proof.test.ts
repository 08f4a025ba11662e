import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { ownerPool } from '../db/pool.ts'
import { copyDatabase } from '../testing/index.ts'
import type { Change } from './change.ts'
import { listenForChanges } from './listen.ts'

const inTime = { timeout: 30_000, interval: 50 }
const socketName = '.s.PGSQL.5432'

/** A network between us and the database: what has been cut says nothing any more, to either side. */
async function aNetwork(connectionString: string) {
  const address = new URL(connectionString)
  const database = join(decodeURIComponent(address.hostname), socketName)
  const folder = await mkdtemp(join(tmpdir(), 'eksport-net-'))
  const ends: Socket[] = []
  const network = createServer((ours) => {
    const theirs = connect(database)
    ends.push(ours, theirs)
    for (const end of [ours, theirs]) end.on('error', () => undefined)
    ours.pipe(theirs).pipe(ours)
  })
  await new Promise<void>((resolve) => network.listen(join(folder, socketName), resolve))
  onTestFinished(async () => {
    for (const end of ends) end.destroy()
    network.close()
    await rm(folder, { recursive: true, force: true })
  })
  address.hostname = encodeURIComponent(folder)
  return {
    address: address.href,
    cut() {
      for (const end of ends) end.unpipe().pause()
    },
  }
}

it('[OPS-01] whoever listens for changes notices a network that has gone without a word, and hears again', async () => {
  const database = await copyDatabase(inject('postgres').connectionString)
  const owner = ownerPool(database.connectionString)
  const { address, cut } = await aNetwork(database.connectionString)
  const changes = listenForChanges(address, { every: 1_000, limit: 900 })
  onTestFinished(async () => {
    await changes.close()
    await owner.end()
    await database.drop()
  })
  const heard: (Change | undefined)[] = []
  changes.subscribe((change) => heard.push(change))
  const say = (personId: string) =>
    owner.query(`select pg_notify('eksport_changes', $1)`, [JSON.stringify({ personId, transaction: 1 })])
  await vi.waitFor(async () => {
    await say('before')
    expect(heard).toContainEqual(expect.objectContaining({ personId: 'before' }))
  }, inTime)
  cut()
  // Some may have been missed meanwhile.
  await vi.waitFor(() => expect(heard).toContain(undefined), inTime)
  await say('after')
  await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ personId: 'after' })), inTime)
})
