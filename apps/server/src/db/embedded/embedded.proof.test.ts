import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, dropDatabase } from '../../testing/databases.ts'
import { connect } from './connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { isAlive, readPostmaster } from './postmaster.ts'

const folders: string[] = []
const servers: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'eksport-embedded-'))
  folders.push(folder)
  // An id that is only spawned has no capability, and must be able to pass.
  chmodSync(folder, 0o711)
  return join(folder, 'postgres')
}

const model = mkdtempSync(join(tmpdir(), 'eksport-embedded-model-'))

/** A data folder as a start and a stop have left it: a test that is not about the first start need not wait for one. */
const usedFolder = () => {
  const dataFolder = newFolder()
  mkdirSync(dataFolder, { mode: 0o700 })
  const cluster = join(dataFolder, 'cluster')
  cpSync(join(model, 'postgres/cluster'), cluster, { recursive: true })
  // PostgreSQL starts on no folder that others may read, and the copy has not kept that.
  chmodSync(cluster, 0o700)
  return dataFolder
}

const start = async (dataFolder: string, more: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) => {
  const server = await startEmbeddedPostgres({ dataFolder, log: () => undefined, ...more })
  servers.push(server)
  return server
}

const ask = async (connectionString: string, sql: string) => {
  const client = await connect(connectionString, 'test')
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows.map((row) => Object.values(row)[0])
  } finally {
    await client.end()
  }
}

const pidOf = (dataFolder: string) => readPostmaster(join(dataFolder, 'cluster'))?.pid ?? 0

const startWriter = (dataFolder: string) => {
  const program = join(import.meta.dirname, 'owner-process.fixture.ts')
  const child = spawn(process.execPath, ['--conditions=@eksport/source', program, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const acknowledged: number[] = []
  createInterface({ input: child.stdout }).on('line', (line) => acknowledged.push(Number(line)))
  return { child, acknowledged }
}

const kill = async (child: ChildProcess) => {
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}

const until = async (condition: () => boolean | Promise<boolean>) => {
  const deadline = Date.now() + 120_000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The condition was not met within 120 s.')
    await sleep(20)
  }
}

beforeAll(async () => {
  chmodSync(model, 0o711)
  const made = await startEmbeddedPostgres({ dataFolder: join(model, 'postgres'), log: () => undefined })
  await made.stop()
})
afterAll(() => rmSync(model, { recursive: true, force: true }))
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) await kill(child)
  for (const server of servers.splice(0)) await server.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('embedded PostgreSQL', () => {
  it('[SEC-02] is a real server with fsync, synchronous commit and checksums on, closed to the network and to others', async () => {
    const { connectionString } = await start(usedFolder())
    const show = async (setting: string) => (await ask(connectionString, `SHOW ${setting}`))[0]
    for (const setting of ['fsync', 'synchronous_commit', 'data_checksums', 'full_page_writes'])
      expect([setting, await show(setting)]).toEqual([setting, 'on'])
    expect(await show('server_version_num')).toMatch(/^18/)
    expect(await ask(connectionString, "SELECT lower('ÆØÅ')")).toEqual(['æøå'])
    expect(await show('listen_addresses')).toBe('')
    expect(await show('unix_socket_permissions')).toBe('0700')
  })

  it('[SEC-02] refuses a second owner while the first one lives', async () => {
    const dataFolder = usedFolder()
    await start(dataFolder)
    await expect(start(dataFolder)).rejects.toMatchObject({ code: 'in-use' })
  })

  it('keeps its data over a stop and a start, and leaves no process behind', async () => {
    const dataFolder = usedFolder()
    const first = await start(dataFolder)
    await ask(first.connectionString, 'CREATE TABLE kept AS SELECT 42 AS n')
    const pid = pidOf(dataFolder)
    await first.stop()
    expect(isAlive(pid)).toBe(false)
    const second = await start(dataFolder)
    expect(await ask(second.connectionString, 'SELECT n FROM kept')).toEqual([42])
  })

  it('[SEC-02] loses no acknowledged row when its owner is killed, and is taken over by the next start', async () => {
    const dataFolder = usedFolder()
    const { child, acknowledged } = startWriter(dataFolder)
    await until(() => acknowledged.length > 50)
    await kill(child)
    const pid = pidOf(dataFolder)
    const server = await start(dataFolder)
    expect(pidOf(dataFolder)).toBe(pid)
    const found = await ask(server.connectionString, 'SELECT n FROM written ORDER BY n')
    expect(found).toEqual(expect.arrayContaining(acknowledged))
    await server.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('[SEC-02] loses no acknowledged row when owner and server are killed together', async () => {
    const dataFolder = usedFolder()
    const { child, acknowledged } = startWriter(dataFolder)
    await until(() => acknowledged.length > 50)
    process.kill(pidOf(dataFolder), 'SIGKILL')
    await kill(child)
    const server = await start(dataFolder)
    const found = await ask(server.connectionString, 'SELECT n FROM written ORDER BY n')
    expect(found).toEqual(expect.arrayContaining(acknowledged))
  })

  it('survives a kill during the first start', async () => {
    const dataFolder = newFolder()
    const { child } = startWriter(dataFolder)
    await until(() => existsSync(dataFolder) && readdirSync(dataFolder).some((name) => name.startsWith('cluster.new-')))
    await kill(child)
    expect(existsSync(join(dataFolder, 'cluster'))).toBe(false)
    const { connectionString } = await start(dataFolder)
    expect(await ask(connectionString, 'SELECT 1')).toEqual([1])
  })

  it('is not misled by a pid that another program got after a crash', async () => {
    const dataFolder = usedFolder()
    const first = await start(dataFolder)
    const pidFile = join(dataFolder, 'cluster/postmaster.pid')
    const left = readFileSync(pidFile, 'utf8')
    await first.stop()
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    children.push(stranger)
    writeFileSync(pidFile, left.replace(/^\d+/, String(stranger.pid)))
    const second = await start(dataFolder)
    expect(await ask(second.connectionString, 'SELECT 1')).toEqual([1])
    await second.stop()
    expect(stranger.exitCode).toBeNull()
  })

  it('waits for the end of a server that was killed and still seems to run', async () => {
    const dataFolder = usedFolder()
    const first = await start(dataFolder)
    const cluster = join(dataFolder, 'cluster')
    const left = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
    await first.stop()
    const sockets = mkdtempSync(join(tmpdir(), 'eksport-dying-'))
    folders.push(sockets)
    const dying = spawn(process.execPath, [join(import.meta.dirname, 'dying-server.fixture.ts'), sockets, cluster])
    children.push(dying)
    await once(createInterface({ input: dying.stdout }), 'line')
    const lines = left.split('\n')
    lines[0] = String(dying.pid)
    lines[4] = sockets
    writeFileSync(join(cluster, 'postmaster.pid'), lines.join('\n'))
    const ended = once(dying, 'exit')
    const second = await start(dataFolder)
    // It counts as gone with its first thread; its parent hears of it when the last one is, which a loaded machine takes its time for.
    expect(isAlive(Number(dying.pid))).toBe(false)
    expect(await ended).toEqual([0, null])
    expect(await ask(second.connectionString, 'SELECT 1')).toEqual([1])
  })

  it('takes a zombie for what it is', async () => {
    // The shell becomes a program that never collects the child it had; the child outlives the change, for a shell
    // collects one that ends before it.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    children.push(parent)
    const [first] = await once(createInterface({ input: parent.stdout }), 'line')
    const zombie = Number(first)
    await until(() => readFileSync(`/proc/${zombie}/stat`, 'utf8').includes(') Z '))
    expect(isAlive(zombie)).toBe(false)
    const dataFolder = usedFolder()
    const server = await start(dataFolder)
    const pidFile = join(dataFolder, 'cluster/postmaster.pid')
    const left = readFileSync(pidFile, 'utf8')
    await server.stop()
    writeFileSync(pidFile, left.replace(/^\d+/, String(zombie)))
    const second = await start(dataFolder)
    expect(await ask(second.connectionString, 'SELECT 1')).toEqual([1])
  })

  it('works below a path that is too long for a socket', async () => {
    const { connectionString } = await start(join(newFolder(), 'a'.repeat(60), 'æ'.repeat(60)))
    expect(await ask(connectionString, 'SELECT 1')).toEqual([1])
  })

  it('makes a database from a template and drops it with its connections', async () => {
    const { connectionString } = await start(usedFolder())
    const migrated = await createDatabase(connectionString, 'migrated')
    await ask(migrated, 'CREATE TABLE kept AS SELECT 42 AS n')
    const copy = await createDatabase(connectionString, 'a "copy"', { template: 'migrated' })
    expect(await ask(copy, 'SELECT n FROM kept')).toEqual([42])
    const open = await connect(copy, 'still-open')
    open.on('error', () => undefined)
    await dropDatabase(connectionString, 'a "copy"')
    expect(await ask(connectionString, 'SELECT count(*)::int FROM pg_database WHERE datname = \'a "copy"\'')).toEqual([
      0,
    ])
  })

  describe.runIf(process.getuid?.() === 0)('started by root', () => {
    it.each(['user-namespace', 'unprivileged-id', 'spawned-id'] as const)('[SEC-02] runs as %s', async (identity) => {
      const dataFolder = newFolder()
      const server = await start(dataFolder, { identity })
      expect(server.identity).toBe(identity)
      expect(await ask(server.connectionString, 'SHOW fsync')).toEqual(['on'])
    })

    it('leaves out an identity that cannot reach the data, and finds one that can', async () => {
      const dataFolder = newFolder()
      chmodSync(dirname(dataFolder), 0o700)
      await expect(start(dataFolder, { identity: 'spawned-id' })).rejects.toMatchObject({ code: 'no-safe-identity' })
      const server = await start(dataFolder, { identity: 'unprivileged-id' })
      expect(await ask(server.connectionString, 'SELECT 1')).toEqual([1])
    })

    it('changes between identities and keeps the data', async () => {
      const dataFolder = usedFolder()
      const first = await start(dataFolder, { identity: 'unprivileged-id' })
      await ask(first.connectionString, 'CREATE TABLE kept AS SELECT 42 AS n')
      await first.stop()
      const second = await start(dataFolder, { identity: 'user-namespace' })
      expect(await ask(second.connectionString, 'SELECT n FROM kept')).toEqual([42])
    })
  })
})
