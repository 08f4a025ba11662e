import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { today } from '@eksport/domain'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readConfig } from '../config.ts'
import { addressFor } from '../db/access.ts'
import { ownerPool } from '../db/pool.ts'
import { acceptVersion } from '../db/reference-data/accept-version.ts'
import { dataFolder as referenceFolder } from '../db/reference-data/load-reference-data.ts'
import { transactions } from '../db/transaction.ts'
import { chainFolder, openChainSeal } from '../integrations/chain-seal/index.ts'
import { prepare } from '../prepare.ts'
import { startServer } from '../server.ts'
import { freePorts } from '../supervision/free-ports.ts'
import { createDatabase, dropDatabase } from '../testing/databases.ts'
import { copyDatabase } from '../testing/index.ts'
import { complete, folder, makeProductionFolder, now, place, sealFolder, src } from '../testing/production-settings.ts'

makeProductionFolder()

describe('a start of production', () => {
  it('[OPS-04] names all that is missing at once and ends before it listens', async () => {
    const [port] = await freePorts(1)
    const child = spawn(process.execPath, ['--conditions=@eksport/source', join(src, 'main.ts')], {
      env: { PATH: process.env.PATH, EKSPORT_SUBMITTER_PORT: String(port), EKSPORT_SIGNING_FOLDER: join(folder, 'no') },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let listened = false
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    const looking = setInterval(() => {
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => (listened = true),
        () => undefined,
      )
    }, 100)
    const code = await new Promise((resolve) => child.once('close', resolve))
    clearInterval(looking)
    expect(code).toBe(1)
    expect(listened).toBe(false)
    for (const name of [...Object.keys(place), ...Object.keys(complete)].filter(
      (one) => !['EKSPORT_MODE', 'EKSPORT_LOG_LEVEL'].includes(one),
    ))
      expect(output).toContain(`${name} is missing: `)
    expect(output).toContain('EKSPORT_SIGNING_FOLDER: signing-certificate.pem cannot be read as certificates in PEM.')
  })
})

describe('a database of production', () => {
  const name = `eksport_production_${randomBytes(4).toString('hex')}`
  const report = () => undefined
  let databaseUrl: string
  const starting = (settings: Record<string, string>) => ({
    ...{ config: readConfig({ EKSPORT_DATA_FOLDER: folder, EKSPORT_SIGNING_FOLDER: sealFolder, ...settings }), report },
    now: () => now,
  })
  const production = (DATABASE_URL = databaseUrl) => starting({ ...complete, DATABASE_URL })
  const demonstration = (DATABASE_URL = databaseUrl) => starting({ EKSPORT_MODE: 'demonstration', DATABASE_URL })

  beforeAll(async () => {
    databaseUrl = await createDatabase(inject('postgres').connectionString, name)
  })
  afterAll(() => dropDatabase(inject('postgres').connectionString, name))

  const query = async (text: string) => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }

  it('[OPS-04] [OPS-09] holds reference data once and nobody invented, and waits for the words of the authority', async () => {
    // Two servers of a new installation are started at the same moment.
    const started = await Promise.allSettled([prepare(production()), prepare(production())])
    const words = expect.objectContaining({ message: expect.stringContaining('decision-texts') })
    expect(started).toEqual([1, 2].map(() => ({ status: 'rejected', reason: words })))
    expect(
      await query(
        `select count(*) > 0 and count(*) = count(distinct created_at) as once from drizzle.__drizzle_migrations`,
      ),
    ).toEqual([{ once: true }])
    expect(
      await query(`select (select count(*)::int from persons) people, (select count(*)::int from applications) applications,
        (select count(*)::int from operating_messages) messages, (select count(*)::int from flags) flags,
        (select count(*)::int from reference_entries e join reference_versions v using (version) where v.list = 'species') > 500 species,
        (select count(*)::int from reference_versions where list in ('decision-texts', 'importing-authorities')) examples,
        (select value->>'seed' from reference_settings where name = 'control-draw') = 'demonstration' seed`),
    ).toEqual([{ people: 0, applications: 0, messages: 0, flags: 0, species: true, examples: 0, seed: false }])
  })

  it('[OPS-06] is sealed by its first start', async () => {
    expect(await query('select count(*)::int as heads from audit_heads where seal is not null')).toEqual([{ heads: 8 }])
  })

  it('[SEC-25] starts when these are there while nothing outside answers, and lets nobody in by itself', async () => {
    const content: unknown = JSON.parse(readFileSync(join(referenceFolder, 'decision-texts.json'), 'utf8'))
    const owner = ownerPool(databaseUrl)
    const own = { list: 'decision-texts', content, validFrom: today(now.toISOString()), now }
    const { problems } = await transactions(owner, await openChainSeal(chainFolder(folder))).run(
      { audience: 'nobody' },
      (tx) => acceptVersion(tx, own),
    )
    expect(problems).toBeUndefined()
    await owner.end()
    await prepare(production())
    const [submitter, caseworker] = await freePorts(2)
    const { config, ...rest } = production(addressFor('listeners', databaseUrl))
    const ports = {
      submitter: { ...config.submitter, port: submitter ?? 0 },
      caseworker: { ...config.caseworker, port: caseworker ?? 0 },
    }
    const server = await startServer({ config: { ...config, ...ports }, ...rest })
    try {
      for (const path of ['healthz', 'readyz'])
        expect((await fetch(`http://127.0.0.1:${submitter}/${path}`)).status).toBe(200)
      const contract: unknown = await (await fetch(`http://127.0.0.1:${submitter}/api/openapi.json`)).json()
      expect(contract).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://eksport.mattilsynet.no' }] })
      expect(server.mailbox).toBeUndefined()
      for (const [port, provider] of [
        [submitter, 'idporten'],
        [caseworker, 'ansatt'],
      ]) {
        const login = await fetch(`http://127.0.0.1:${port}/oauth2/authorization/${provider}`, { redirect: 'manual' })
        expect(login.headers.get('location')).toBe('/error?code=authentication_error')
      }
    } finally {
      await server.stop()
    }
  })

  it('[OPS-04] never becomes one of the demonstration', async () => {
    await expect(prepare(demonstration())).rejects.toThrow('Databasen er en produksjonsdatabase')
    expect(await query('select count(*)::int people from persons')).toEqual([{ people: 0 }])
  })

  it('[OPS-04] is not one that the demonstration has filled', async () => {
    const filled = await copyDatabase(inject('postgres').connectionString)
    try {
      await expect(prepare(production(filled.connectionString))).rejects.toThrow(
        'Databasen er en demonstrasjonsdatabase',
      )
    } finally {
      await filled.drop()
    }
  })
})
