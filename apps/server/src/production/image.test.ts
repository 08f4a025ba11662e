import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { configProblems, readConfig } from '../config.ts'
import { fillSecrets, givenDatabase } from './secret-files.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const image = read('deploy/Dockerfile')
const compose = read('deploy/compose.yaml')
const handbook = read('docs/operations.md')

/** What an operator has to say, by the variables that compose asks for. */
const given: Readonly<Record<string, string>> = {
  EKSPORT_PROXIES: '10.1.0.4',
  EKSPORT_SUBMITTER_URL: 'https://eksport.mattilsynet.no',
  EKSPORT_SUBMITTER_OIDC_ISSUER: 'https://idporten.no',
  EKSPORT_SUBMITTER_OIDC_CLIENT_ID: 'eksport',
  EKSPORT_CASEWORKER_URL: 'https://eksport-sak.mattilsynet.no',
  EKSPORT_CASEWORKER_OIDC_ISSUER: 'https://login.mattilsynet.no',
  EKSPORT_CASEWORKER_OIDC_CLIENT_ID: 'eksport',
  EKSPORT_MAIL_FROM: 'ikke-svar@mattilsynet.no',
  EKSPORT_TIMESTAMP_URL: 'https://time.example.no',
}

const secrets: Readonly<Record<string, string>> = {
  'database-url': 'postgresql://eksport:secret@primary:5432,standby:5432/eksport?target_session_attrs=read-write',
  'submitter-client-secret': 'one',
  'caseworker-client-secret': 'another',
  'smtp-url': 'smtp://mail.mattilsynet.no:587?requireTLS=true',
}

/** What the image says, and what compose says to each server. */
function settingsOf(folder: string): Record<string, string> {
  const ofImage = [...image.matchAll(/^(?:ENV| ) ?(EKSPORT_\w+|NODE_ENV)=(\S+)/gm)]
  const [server = ''] = /^ {2}environment: &settings\n(?: {4}.*\n)+/m.exec(compose) ?? []
  const ofCompose = [...server.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)]
  return Object.fromEntries(
    [...ofImage, ...ofCompose].map(([, name = '', value = '']) => [
      name,
      value
        .replace(
          /^\$\{(\w+)(?::-(.*)|:\?.*)\}$/,
          (_, variable: string, otherwise?: string) => given[variable] ?? otherwise ?? '',
        )
        .replace('/run/secrets', folder),
    ]),
  )
}

async function withSecrets(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'eksport-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, secret] of Object.entries(secrets)) await writeFile(join(folder, name), `${secret}\n`)
  return folder
}

it('[OPS-09] image and compose give production all that it demands, with each secret in a file of its own', async () => {
  const { settings, problems } = fillSecrets(settingsOf(await withSecrets()))
  expect([...problems, ...configProblems(settings)]).toEqual([])
  expect(readConfig(settings)).toMatchObject({
    demonstration: false,
    databaseUrl: secrets['database-url'],
    mail: { url: secrets['smtp-url'] },
    scanner: { host: 'scanner', port: 3310 },
    host: '0.0.0.0',
  })
})

it('[OPS-09] says in words which secret cannot be read, or is given twice', async () => {
  const { problems } = fillSecrets({
    ...{
      EKSPORT_SMTP_URL_FILE: '/nowhere/smtp-url',
      DATABASE_URL: 'postgresql://one',
      DATABASE_URL_FILE: '/nowhere/url',
    },
  })
  expect(problems).toEqual([
    'DATABASE_URL and DATABASE_URL_FILE are both set: one of them is meant.',
    'EKSPORT_SMTP_URL_FILE names a file that cannot be read: /nowhere/smtp-url.',
  ])
})

it('[OPS-09] [SEC-24] a command finds the database in its file, and none instead of one that cannot be read', async () => {
  const folder = await withSecrets()
  expect(givenDatabase({ DATABASE_URL_FILE: join(folder, 'database-url') })).toBe(secrets['database-url'])
  expect(givenDatabase({ DATABASE_URL: 'postgresql://one', EKSPORT_SMTP_URL_FILE: '/nowhere' })).toBe(
    'postgresql://one',
  )
  expect(givenDatabase({ DATABASE_URL: '' })).toBeUndefined()
  expect(() => givenDatabase({ DATABASE_URL_FILE: '/nowhere/url' })).toThrow('cannot be read: /nowhere/url')
  expect(() => givenDatabase({ DATABASE_URL: 'postgresql://one', DATABASE_URL_FILE: '/nowhere/url' })).toThrow(
    'both set',
  )
})

it('[OPS-09] image and compose name no setting that the code does not know, and no other port', () => {
  const known = new Set(read('apps/server/src/config.ts').match(/\b(?:EKSPORT_\w+|DATABASE_URL)(?=:)/g))
  const named = Object.keys(settingsOf('')).filter((name) => name !== 'NODE_ENV')
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !known.has(name.replace(/_FILE$/, '')))).toEqual([])
  const ports = [...image.matchAll(/_PORT=(\d+)/g)].map(([, port]) => port)
  expect(/^EXPOSE (.*)$/m.exec(image)?.[1]?.split(' ')).toEqual(ports)
  expect([...compose.matchAll(/:(\d+)["']/g)].map(([, port]) => port)).toEqual([...ports, ...ports])
  expect(image).toContain(`http://127.0.0.1:${ports[0]}/healthz`)
})

it('[OPS-09] the image copies what is there, and every package that the server stands on', () => {
  const sources = [...image.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, files = '']) => files.split(' '))
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([])
  const packagesOf = (folder: string): string[] =>
    [...read(`${folder}/package.json`).matchAll(/"@eksport\/(\w+)": "workspace:\*"/g)].flatMap(([, name = '']) => [
      name,
      ...packagesOf(`packages/${name}`),
    ])
  const needed = [...new Set(packagesOf('apps/server'))]
  expect(needed.length).toBeGreaterThan(2)
  expect(needed.filter((name) => !sources.includes(`packages/${name}/src`))).toEqual([])
})

it('[OPS-09] the handbook names each file that compose wants from its operator', () => {
  const wanted = [...compose.matchAll(/\.\/(secrets\/[\w-]+)/g)].map(([, file = '']) => file)
  expect(wanted.length).toBeGreaterThan(5)
  expect(wanted.filter((file) => !handbook.includes(file))).toEqual([])
})
