import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configProblems, readConfig, unknownSettings } from '../config.ts'
import { loadOrMakeAuthority } from '../demonstration/authority/key-store.ts'
import { sealFiles } from '../integrations/signing/index.ts'
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
    // The walk itself has to have come somewhere.
    expect(seen.size).toBeGreaterThan(readdirSync(join(src, 'jobs')).length + 100)
    expect([...entrances].toSorted()).toEqual([
      'demonstration/authority/index.ts',
      'demonstration/prepare-demonstration.ts',
      'demonstration/receiver/receiver-address.ts',
      'demonstration/start-demonstration.ts',
    ])
  })
})
