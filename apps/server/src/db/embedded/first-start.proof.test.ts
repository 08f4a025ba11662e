import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from './connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { isAlive, readPostmaster } from './postmaster.ts'

describe('[SEC-02] embedded PostgreSQL', () => {
  let folder: string
  let server: EmbeddedPostgres
  const start = () => startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), log: () => undefined })

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'eksport-embedded-'))
    // An id that is only spawned has no capability, and must be able to pass.
    chmodSync(folder, 0o711)
    server = await start()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is a real server with fsync, synchronous commit and checksums on, closed to the network and to others', async () => {
    const client = await connect(server.connectionString, 'test')
    const ask = async (sql: string) =>
      Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0]
    try {
      for (const setting of ['fsync', 'synchronous_commit', 'data_checksums', 'full_page_writes'])
        expect(await ask(`SHOW ${setting}`)).toBe('on')
      expect(await ask('SHOW server_version_num')).toMatch(/^18/)
      expect(await ask("SELECT lower('ÆØÅ')")).toBe('æøå')
      expect(await ask('SHOW listen_addresses')).toBe('')
      expect(await ask('SHOW unix_socket_permissions')).toBe('0700')
    } finally {
      await client.end()
    }
  })

  it('refuses a second owner while the first one lives', async () => {
    await expect(start()).rejects.toMatchObject({ code: 'in-use' })
  })

  it('leaves no process behind', async () => {
    const pid = readPostmaster(join(folder, 'postgres/cluster'))?.pid ?? 0
    expect(isAlive(pid)).toBe(true)
    await server.stop()
    expect(isAlive(pid)).toBe(false)
  })
})
