import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { today } from '@eksport/domain'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { configProblems, readConfig, unknownSettings } from '../config.ts'
import { addressFor } from '../db/access.ts'
import { ownerPool } from '../db/pool.ts'
import { acceptVersion } from '../db/reference-data/accept-version.ts'
import { dataFolder as referenceFolder } from '../db/reference-data/load-reference-data.ts'
import { transactions } from '../db/transaction.ts'
import { loadOrMakeAuthority } from '../demonstration/authority/key-store.ts'
import { chainFolder, openChainSeal } from '../integrations/chain-seal/index.ts'
import { sealFiles } from '../integrations/signing/index.ts'
import { prepare } from '../prepare.ts'
import { startServer } from '../server.ts'
import { freePorts } from '../supervision/free-ports.ts'
import { createDatabase, dropDatabase } from '../testing/databases.ts'
import { copyDatabase } from '../testing/index.ts'
import {
  complete,
  folder,
  makeProductionFolder,
  now,
  orderSeal,
  place,
  sealFolder,
  src,
} from '../testing/production-settings.ts'
import { sealProblems } from './seal-problems.ts'

makeProductionFolder()

describe('the settings of production', () => {
  const settings = { ...place, ...complete, EKSPORT_SIGNING_FOLDER: '/etc/eksport/seal' }

  it('is content with all of them, and is what nobody asked for', () => {
    expect(configProblems(settings)).toEqual([])
    const { EKSPORT_MODE: _, ...unsaid } = settings
    expect(readConfig(unsaid)).toMatchObject({ demonstration: false, seal: { folder: '/etc/eksport/seal' } })
  })

  it.each<[string, string, string]>([
    ['EKSPORT_SUBMITTER_URL', 'http://eksport.mattilsynet.no', 'does not begin with https'],
    ['EKSPORT_SUBMITTER_URL', 'https://localhost', 'is this machine'],
    ['EKSPORT_SUBMITTER_URL', 'https://127.0.0.1:3000', 'is this machine'],
    ['EKSPORT_SUBMITTER_URL', 'https://[::1]', 'is this machine'],
    ['EKSPORT_SUBMITTER_URL', 'https://10.0.0.4', 'is a number'],
    ['EKSPORT_CASEWORKER_URL', 'https://eksport.example', 'is no name that others can reach'],
    ['EKSPORT_CASEWORKER_URL', 'https://eksport', 'is no name that others can reach'],
    ['EKSPORT_CASEWORKER_URL', 'https://mattilsynet.no/eksport', 'has more than a name and a port'],
    ['EKSPORT_SUBMITTER_OIDC_ISSUER', 'http://localhost:3002', 'does not begin with https'],
    ['EKSPORT_CASEWORKER_OIDC_ISSUER', 'https://localhost:3002', 'is this machine'],
    ['EKSPORT_MAIL_FROM', 'ikke-svar@eksport.example', 'is no name that others can reach'],
    ['EKSPORT_MAIL_FROM', ' ', 'is missing'],
    ['EKSPORT_RECEIVERS', '{"CN":"http://127.0.0.1:4000/CN"}', 'has an address that does not begin with https'],
    ['EKSPORT_MODE', 'prod', 'Invalid option'],
    ['EKSPORT_PROXIES', '0.0.0.0/0', 'believes half the world'],
    ['EKSPORT_PROXIES', '10.0.0.1,::/0', 'believes half the world'],
    ['EKSPORT_SMTP_URL', 'smtp://user:secret@mail.mattilsynet.no:587', 'sends to another machine without TLS'],
    ['EKSPORT_CASEWORKER_URL', complete.EKSPORT_SUBMITTER_URL, 'is that of the exporters'],
  ])('[OPS-04] refuses %s=%s', (name, value, words) => {
    expect(configProblems({ ...settings, [name]: value })).toEqual([expect.stringContaining(`${name} ${words}`)])
  })
})

it.each([
  ['EKSPORT_SMTP_URL', 'smtps://user:secret@mail.mattilsynet.no'],
  ['EKSPORT_SMTP_URL', 'smtp://user:secret@mail.mattilsynet.no:587?requireTLS=true'],
  ['EKSPORT_PROXIES', '10.0.0.0/8,fd00::/8,192.0.2.7'],
])('[OPS-04] takes %s=%s', (name, value) => {
  expect(configProblems({ ...place, ...complete, EKSPORT_SIGNING_FOLDER: '/etc/eksport/seal', [name]: value })).toEqual(
    [],
  )
})

it('[OPS-04] says which settings nobody reads, and nothing of those of others', () => {
  const settings = { ...place, ...complete, EKSPORT_PROXIS: '10.0.0.1', PATH: '/bin', EKSPORT_OLD: '' }
  expect(unknownSettings(settings)).toEqual([expect.stringMatching(/^EKSPORT_PROXIS er ingen innstilling/)])
})

describe('the seal of production', () => {
  it('takes one that an authority has issued', async () =>
    expect(await sealProblems({ folder: sealFolder }, now)).toEqual([]))

  it('[OPS-04] refuses the one that the demonstration makes for itself', async () => {
    const keyFolder = join(folder, 'demonstration')
    await loadOrMakeAuthority(keyFolder, now)
    expect(await sealProblems({ folder: keyFolder }, now)).toEqual([
      `EKSPORT_SIGNING_FOLDER: signing-certificate.pem is the demonstration's, and sealed by no authority.`,
      `EKSPORT_SIGNING_FOLDER: ca-certificate.pem is the demonstration's, and sealed by no authority.`,
      `EKSPORT_SIGNING_FOLDER: timestamp-ca.pem is the demonstration's, and sealed by no authority.`,
    ])
  })

  it('[OPS-04] refuses what does not belong together, what is over, and what is not there, all at once', async () => {
    const mixed = join(folder, 'mixed')
    await orderSeal(mixed)
    await writeFile(join(mixed, sealFiles.certificate), readFileSync(join(sealFolder, sealFiles.certificate)))
    expect((await sealProblems({ folder: mixed }, new Date(now.getTime() + 7 * 86_400_000))).join(' ')).toMatch(
      /signing-certificate.pem is not valid now.*ca-certificate.pem is not valid now.*is not vouched for by.*belongs to another key/,
    )
    expect(await sealProblems({ folder: join(folder, 'nowhere') }, now)).toHaveLength(3)
  })
})

/** What a file of ours imports when it is loaded: types are not among it, and what is asked for later is said apart. */
function importsOf(file: string): { readonly now: string[]; readonly later: string[] } {
  const text = readFileSync(file, 'utf8')
  const paths = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, path = '']) => join(dirname(file), path)).filter((path) => path.endsWith('.ts'))
  return {
    now: paths(/^(?:import|export) (?!type )(?:[\w\s*{},]+ from )?'(\.[^']+)'/gm),
    later: paths(/\bimport\('(\.[^']+)'\)/g),
  }
}

describe('the programs of production', () => {
  it('[OPS-04] load nothing of the demonstration but behind its own setting', () => {
    const isDemonstration = (path: string) => path.startsWith(join(src, 'demonstration/'))
    const seen = new Set<string>()
    const entrances = new Set<string>()
    const open = ['main.ts', 'serve.ts', 'worker.ts'].map((name) => join(src, name))
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      const imports = importsOf(file)
      for (const path of imports.later.filter(isDemonstration)) entrances.add(path.slice(src.length + 1))
      open.push(...imports.now, ...imports.later.filter((path) => !isDemonstration(path)))
    }
    expect([...seen].filter(isDemonstration)).toEqual([])
    // The walk must have found files.
    expect(seen.size).toBeGreaterThan(readdirSync(join(src, 'jobs')).length + 100)
    expect([...entrances].toSorted()).toEqual([
      'demonstration/authority/index.ts',
      'demonstration/prepare-demonstration.ts',
      'demonstration/receiver/receiver-address.ts',
      'demonstration/start-demonstration.ts',
    ])
  })
})

describe('a start of production', { tags: 'proof' }, () => {
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
    expect(code).toBe(78)
    expect(listened).toBe(false)
    for (const name of [...Object.keys(place), ...Object.keys(complete)].filter(
      (one) => !['EKSPORT_MODE', 'EKSPORT_LOG_LEVEL'].includes(one),
    ))
      expect(output).toContain(`${name} is missing: `)
    expect(output).toContain('EKSPORT_SIGNING_FOLDER: signing-certificate.pem cannot be read as certificates in PEM.')
  })
})

describe('a database of production', { tags: 'proof' }, () => {
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
    const rows = z
      .array(z.looseObject({ kind: z.string() }))
      .parse(JSON.parse(readFileSync(join(referenceFolder, 'decision-texts.json'), 'utf8')))
    const owner = ownerPool(databaseUrl)
    const seal = await openChainSeal(chainFolder(folder))
    const load = async (content: unknown) => {
      const own = { list: 'decision-texts', content, validFrom: today(now.toISOString()), now }
      const { problems } = await transactions(owner, seal).run({ audience: 'nobody' }, (tx) => acceptVersion(tx, own))
      expect(problems).toBeUndefined()
    }
    await load(rows.filter(({ kind }) => kind === 'LEGAL_BASIS'))
    await expect(prepare(production())).rejects.toThrow('mangler COMPLAINT, SHIELDING BUSINESS, SHIELDING INTERNAL ')
    await load(rows)
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
