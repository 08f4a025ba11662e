import { execFile, execFileSync } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../db/embedded/index.ts'
import { hasProgram } from '../documents/testing/poppler.ts'
import { serverFolder } from '../program-files.ts'
import { freePorts } from '../supervision/free-ports.ts'
import { letIn, type PostgresHost, postgresHost } from '../testing/postgres-host.ts'
import { complete, folder, makeProductionFolder, sealFolder } from '../testing/production-settings.ts'

makeProductionFolder()

/** Creates a PostgreSQL that is reached at `localhost` with TLS; its certificate vouches for itself. */
async function startWithTls(within: string): Promise<PostgresHost> {
  const first = await startEmbeddedPostgres({ dataFolder: within, log: () => undefined })
  await first.stop()
  const [port = 0] = await freePorts(1)
  const host = postgresHost(within, port)
  const fileOf = (name: string) => join(host.cluster, name)
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '1']
  const files = ['-keyout', fileOf('server.key'), '-out', fileOf('server.crt')]
  execFileSync('openssl', [...certificate, '-addext', 'subjectAltName=DNS:localhost', ...files], { stdio: 'ignore' })
  await letIn(host.cluster)
  await appendFile(join(host.cluster, 'postgresql.auto.conf'), 'ssl = on\n')
  await host.start()
  return host
}

/** Builds the server beside its sources, as it reads some of them. */
async function build(): Promise<string> {
  const into = join(serverFolder, '.tmp')
  const vite = join(serverFolder, 'node_modules/.bin/vite')
  await promisify(execFile)(vite, ['build', '--logLevel', 'warn', '--outDir', into], { cwd: serverFolder })
  return join(into, 'main.js')
}

describe.skipIf(!hasProgram('openssl'))('a database with TLS (skipped without openssl)', () => {
  let within: string
  let host: PostgresHost

  beforeAll(async () => {
    within = await mkdtemp(join(tmpdir(), 'eksport-tls-'))
    host = await startWithTls(within)
  })
  afterAll(async () => {
    await host.stop()
    await rm(within, { recursive: true, force: true })
  })

  /** Starts the program, which ends because a new database lacks the texts of decisions. */
  const start = (program: string, database: string) => {
    const env = { PATH: process.env.PATH, ...complete, EKSPORT_SIGNING_FOLDER: sealFolder }
    const settings = { ...env, EKSPORT_DATA_FOLDER: folder, DATABASE_URL: database }
    return promisify(execFile)(process.execPath, ['--conditions=@eksport/source', program], { env: settings })
  }
  const addressWith = (authority: string) => {
    const url = new URL(host.databaseUrl)
    url.hostname = 'localhost'
    url.search = String(new URLSearchParams({ sslmode: 'verify-full', sslrootcert: authority }))
    return url.href
  }
  const ownAuthority = () => addressWith(join(host.cluster, 'server.crt'))
  const reached = { code: 1, stderr: expect.stringContaining('Listen decision-texts mangler') }

  it('[OPS-04] [OPS-09] is reached by a start of production, from source and as built', async () => {
    await expect(start(join(serverFolder, 'src/main.ts'), ownAuthority())).rejects.toMatchObject(reached)
    await expect(start(await build(), ownAuthority())).rejects.toMatchObject(reached)
  })

  it('[OPS-09] is refused where another authority vouches for it', async () => {
    const other = start(join(serverFolder, 'src/main.ts'), addressWith(join(sealFolder, 'ca-certificate.pem')))
    await expect(other).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Databasen svarer ikke') })
  })
})
