import * as api from '@eksport/api'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { KeptMail } from '../demonstration/mailbox/kept-mails.ts'
import { type Attack, answerTo, attackOn, faultOf, oddCall, type Target } from '../testing/hostile/attack.ts'
import { drawFrom } from '../testing/hostile/draw.ts'
import { addressOf, attacksOn, cases, multipart, refusalsOf } from '../testing/hostile/unwritable.ts'
import { aDraft, type LoggedIn, logInAs } from '../testing/index.ts'
import { serverWith } from '../testing/server-with.ts'

let people: Readonly<Record<api.Audience, LoggedIn>>

const { server } = await serverWith([])

beforeAll(async () => {
  people = {
    submitter: await logInAs(server, 'submitter', 'demo-ingrid-solheim'),
    caseworker: await logInAs(server, 'caseworker', 'demo-kari-nordli'),
  }
})

/** A call stands for those that take text in the same ways; the proof has all of them. */
const kindOf = ({ method, params, query, bodyKind, body }: api.Endpoint) =>
  [method, bodyKind, body && 'body', params && 'params', query && 'query'].filter(Boolean).join(' ')

const kinds = new Map(cases.toReversed().map((one) => [kindOf(one[2]), one] as const))

describe('text that cannot be stored', () => {
  it('[API-03] [SEC-19] [OPS-03] is refused at its field, once for each kind of call', async () => {
    let refused = 0
    for (const [, audience, endpoint] of kinds.values())
      refused += await refusalsOf({ server, people }, audience, endpoint)
    expect(refused).toBeGreaterThan(kinds.size)
  })

  it('[API-03] is refused in the name of a file', async () => {
    const { browser } = people.submitter
    const path = addressOf(api.uploadAttachment)
    const answer = await browser.fetch(`${server.submitterUrl}${path}`, {
      method: 'POST',
      body: multipart('files', '', 'a\u0000b.pdf'),
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  it('has many places to try', { tags: 'proof' }, () =>
    expect(cases.flatMap(([, , endpoint]) => attacksOn(endpoint)).length).toBeGreaterThan(150),
  )

  it.each(cases)(
    '[API-03] [SEC-19] [OPS-03] is refused at its field: %s',
    { tags: 'proof' },
    async (_, audience, endpoint) => {
      refused += await refusalsOf({ server, people }, audience, endpoint)
    },
  )

  it('was let as far as the text almost everywhere', { tags: 'proof' }, () => expect(refused).toBeGreaterThan(150))
})

const cookieOf = ({ browser }: LoggedIn) => [...browser.cookies].map((pair) => pair.join('=')).join('; ')

/** What somebody writes by hand. */
const byHand = (path: string, contentType?: string, body = ''): Attack => ({
  ...{ what: path, method: contentType === undefined ? 'GET' : 'POST', path, locale: 'nn', isBodyAlone: true },
  headers: { 'accept-language': 'nn', ...(contentType !== undefined && { 'content-type': contentType }) },
  body: contentType === undefined ? undefined : { what: contentType, contentType, body },
})

const submit = async (attack: Attack) => {
  const { status, text } = await answerTo(server.submitterUrl, cookieOf(people.submitter), attack)
  return [status, JSON.parse(text)] as const
}

const invalid = (path: string) => ({
  code: 'INVALID_REQUEST',
  title: 'Førespurnaden er ikkje gyldig.',
  issues: [{ path, code: 'invalidValue' }],
})

describe('hostile requests', () => {
  it('[OPS-03] that are deeper than anything is asked for are refused at the field that is', async () => {
    const body = `{"fees":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    expect(await submit(byHand(api.calculateFee.path, 'application/json', body))).toMatchObject([400, invalid('fees')])
  })

  it.each([
    ['no boundary', 'multipart/form-data', '--b\r\n'],
    ['an empty boundary', 'multipart/form-data; boundary=', '--b\r\n'],
    ['no end', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="files"'],
  ])('[OPS-03] of parts with %s are refused as such', async (_, contentType, body) => {
    const path = addressOf(api.uploadAttachment)
    expect(await submit(byHand(path, contentType, body))).toMatchObject([400, invalid('')])
  })

  it.each([
    ['cannot be read', '/api/kontroller/%zz', 400],
    ['is no UTF-8', '/api/kontroller/%ff', 400],
    ['is too long', `/api/kontroller/${'x'.repeat(300)}`, 414],
  ])('[API-03] [SEC-21] to an address that %s are refused in words that do not repeat it', async (_, path, status) => {
    const [answered, problem] = await submit(byHand(path))
    expect([answered, problem.title, problem.kind]).toEqual([status, 'Førespurnaden er ikkje gyldig.', 'GENERIC_ERROR'])
    expect(JSON.stringify(problem)).not.toMatch(/kontroller/)
  })

  it('[OPS-03] are answered, or refused in the language that was asked for and at the field, on every route', {
    tags: 'proof',
  }, async () => {
    const target = await readTarget()
    const faults: string[] = []
    const waiting = cases.entries()
    const work = async () => {
      for (const [index, [, audience, endpoint]] of waiting) {
        const draw = drawFrom(seed + index)
        for (let round = 0; round < rounds; round += 1) {
          faults.push(...(await faultsOf(audience, attackOn(endpoint, target, draw))))
        }
      }
    }
    await Promise.all([work(), work(), work(), work()])
    expect(faults).toEqual([])
  })

  it('[OPS-03] leave nothing that cannot be read afterwards: lists, exports, cases, documents, mails', {
    tags: 'proof',
    timeout: 1_800_000,
  }, async () => {
    const target = await readTarget()
    const draw = drawFrom(seed)
    const faults: string[] = []
    for (const [, audience, endpoint] of cases.filter(([, , one]) => one.body && one.bodyKind !== 'multipart')) {
      const times = endpoint === api.createApplication ? 100 : 4
      for (let time = 0; time < times; time += 1)
        faults.push(...(await faultsOf(audience, oddCall(endpoint, target, draw))))
    }
    expect(taken).toBeGreaterThan(50)
    expect(await failedJobs()).toEqual([])
    const { known, ...rest } = await readTarget()
    const last = await written()
    const waiting = cases.filter(([, , { method }]) => method === 'GET').values()
    const work = async () => {
      for (const [, audience, endpoint] of waiting) {
        const isOfOne = endpoint.params !== undefined && 'referenceNumber' in endpoint.params.shape
        for (const reference of isOfOne ? last : ['']) {
          const there = new Map([...known, ['referenceNumber', [reference]]])
          faults.push(...(await faultsOf(audience, oddCall(endpoint, { ...rest, known: there }, drawFrom(seed)))))
        }
      }
    }
    await Promise.all([work(), work(), work(), work()])
    expect(faults).toEqual([])
    // Which of the calls lead to mails depends on the ids of the samples, which are drawn anew for each run.
    expect((server.running.mailbox?.received() ?? []).flatMap(unreadable)).toEqual([])
  })
})

/** What its reader would stumble over in a mail. */
function unreadable({ to, subject, text, html }: KeptMail): readonly string[] {
  const faults = {
    'more than one receiver': !/^[^\s,]+@[^\s,]+$/.test(to),
    'no subject of one line': !/^\P{Cc}+$/u.test(subject),
    'no text': text.trim() === '',
    'a value of the program': /undefined|\[object|Invalid Date/.test(`${subject}${text}${html}`),
    'markup from outside': /<script|javascript:/i.test(html),
  }
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [`${to}, ${subject}: ${fault}`] : []))
}

/** The applications that were written last. */
async function written(): Promise<readonly string[]> {
  const client = await server.connect()
  const { rows } = await client.query<{ id: string }>(
    'select reference_number::text as id from applications order by updated_at desc limit 40',
  )
  return rows.map(({ id }) => id)
}

/** What the worker could not do with what was stored, once it has tried everything. */
async function failedJobs(): Promise<readonly object[]> {
  const client = await server.connect()
  await vi.waitFor(
    async () => {
      const { rows } = await client.query('select from graphile_worker.jobs where attempts = 0 and run_at < now()')
      expect(rows).toEqual([])
    },
    { timeout: 240_000, interval: 500 },
  )
  const failed = 'select task_identifier, last_error from graphile_worker.jobs where last_error is not null'
  return (await client.query<object>(failed)).rows
}

let refused = 0

/** Ids that there are, of whatever kind: an address is tried with what it is for, and with others. */
async function readTarget(): Promise<Target> {
  const client = await server.connect()
  const idsOf = async (sql: string) => (await client.query<{ id: string }>(`${sql} limit 40`)).rows.map(({ id }) => id)
  const references = await idsOf('select min(reference_number)::text as id from applications group by status')
  const tables = ['files', 'address_book', 'saved_views', 'confirmed_copies', 'certificate_deliveries']
  const ids: string[] = []
  for (const table of tables) ids.push(...(await idsOf(`select id::text from ${table} order by id`)))
  const known = new Map([
    ['referenceNumber', references],
    ['replacementReferenceNumber', references],
    ['organisationNumber', ['310000043']],
    ['Id', ids],
  ])
  return { organisationNumber: '310000043', known, draft: aDraft(new Date()) }
}

/** How many of them were done. */
let taken = 0

// With more rounds and other seeds it is a search; these are here so that what was found once is not lost.
const rounds = 2

const seed = 20_261_127
const baseOf = (audience: api.Audience) => (audience === 'submitter' ? server.submitterUrl : server.caseworkerUrl)

async function faultsOf(audience: api.Audience, attack: Attack): Promise<string[]> {
  const answer = await answerTo(baseOf(audience), cookieOf(people[audience]), attack)
  if (attack.method !== 'GET' && answer.status < 300) taken += 1
  const fault = faultOf(answer, attack)
  return fault === undefined ? [] : [`${attack.what}: ${fault}`]
}
