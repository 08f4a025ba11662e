import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'playwright'
import { draftAnswers } from '../../e2e/support/answers.ts'
import { fillLists } from '../../e2e/support/many-applications.ts'
import { startProduct } from '../../e2e/support/product.ts'
import { median, quantile, report } from './report.ts'

/** [OPS-07] Set another number by `npm run bench -- mixed-load --size 10000`. */
const applications = Number(process.argv[2] ?? 200_000)
const perSecond = 100
const seconds = 600
/** A pause of the whole product is seen in one of these. */
const windowSeconds = 15
/** The 95th percentile in milliseconds; and for memory, the ratio of the end to after a fifth of the time. */
const limits = { answer: 200, memory: 1.2 }
/**
 * Per thousand requests; at this rate 8 600 applications are sent a day, a month's share. Reads are spread over all
 * data, writes over drafts of these people.
 */
const mix = {
  "an exporter's list": 250,
  'a search of an exporter': 50,
  'an application': 280,
  "an officer's list": 100,
  'a search of an officer': 50,
  'a case': 109,
  'a save': 150,
  'a new draft': 10,
  'a sending': 1,
} as const
type Kind = keyof typeof mix
const kinds = Object.entries(mix).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind))

interface Draft {
  readonly reference: number
  version: number
}

/** Of each portal. One that all calls shared would be written by all of them at once. */
const logins = 20

/** The cookies of a new login. */
async function cookieOf(portal: string, login: string, person: string): Promise<string> {
  const context = await request.newContext()
  const choice = await context.get(`${portal}/oauth2/authorization/${login}`)
  await context.post(choice.url(), { form: { person } })
  const { cookies } = await context.storageState()
  await context.dispose()
  // The demonstration's login provider is on this machine too; its cookies are not sent to the portal.
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** Calls of somebody who is logged in; throws on any failure. */
async function callsOf(portal: string, login: string, person: string) {
  const cookies: string[] = []
  while (cookies.length < logins) cookies.push(await cookieOf(portal, login, person))
  return async (path: string, init: RequestInit = {}) => {
    const headers = {
      cookie: cookies[any(logins)] ?? '',
      origin: portal,
      'content-type': 'application/json',
      ...init.headers,
    }
    const answer = await fetch(`${portal}/api/v3/helsesertifikat${path}`, { ...init, headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status} ${JSON.parse(text).code}`)
    return JSON.parse(text)
  }
}

type Calls = Awaited<ReturnType<typeof callsOf>>
const own = '/organisasjoner/310000043/soeknader'
const all = '/behandling/soeknader'

/** Some applications that the person may read, from all parts of their list. */
async function someOf(calls: Calls, list: string): Promise<readonly number[]> {
  const last = Math.min(900, Math.floor(applications / 100))
  const pages = Array.from({ length: 20 }, (_, part) => Math.floor((part * last) / 20))
  const found = await Promise.all(pages.map((page) => calls(`${list}?page=${page}`)))
  return found.flatMap(({ content }) => content.map((row: { referenceNumber: number }) => row.referenceNumber))
}

interface World {
  readonly exporter: Calls
  readonly officer: Calls
  readonly drafts: Draft[]
}

const any = (limit: number) => Math.floor(Math.random() * limit)
/** The page of a list that somebody looks at: half of them the first, a sixth the second, one in twenty the 20th or later. */
const anyPage = () => Math.min(19, Math.floor(1 / (1 - Math.random())) - 1)
// Each for one of many consignees: applications for the same one on the same day are compared with each other.
const body = () => {
  const answers = { 'recipient.consignee.name': `Importør ${any(5000)} Ltd` }
  return JSON.stringify(draftAnswers(new Date().toISOString(), answers))
}

async function begin({ exporter, drafts }: World): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() }
  const { application } = await exporter(own, { method: 'POST', headers, body: body() })
  drafts.push({ reference: application.referenceNumber, version: application.version })
}

/** The reads and writes of each kind. */
async function waysOf(world: World): Promise<Readonly<Record<Kind, () => Promise<unknown>>>> {
  const { exporter, officer, drafts } = world
  const [theirs, somebodys] = [await someOf(exporter, own), await someOf(officer, all)]
  const oneOf = (numbers: readonly number[]) => numbers[any(numbers.length)]
  const withDraft = async (work: (draft: Draft) => Promise<unknown>, isDone: boolean) => {
    const draft = drafts.shift()
    if (draft === undefined) throw new Error('There is no draft left')
    await work(draft)
    if (!isDone) drafts.push(draft)
  }
  const ifMatch = ({ version }: Draft) => ({ 'if-match': `"${version}"` })
  return {
    "an exporter's list": () => exporter(`${own}?page=${anyPage()}`),
    'a search of an exporter': () => exporter(`${own}?search=F-${any(applications)}`),
    'an application': () => exporter(`${own}/${oneOf(theirs)}`),
    "an officer's list": () => officer(`${all}?status=UNDER_VURDERING&page=${anyPage()}`),
    'a search of an officer': () => officer(`${all}?search=Importør ${any(5000)}`),
    'a case': () => officer(`${all}/${oneOf(somebodys)}`),
    'a new draft': () => begin(world),
    'a save': () =>
      withDraft(async (draft) => {
        const init = { method: 'PUT', headers: ifMatch(draft), body: body() }
        draft.version = (await exporter(`${own}/${draft.reference}`, init)).application.version
      }, false),
    'a sending': () =>
      withDraft(
        (draft) => exporter(`${own}/${draft.reference}/send`, { method: 'POST', headers: ifMatch(draft), body: '{}' }),
        true,
      ),
  }
}

/** Sends requests at a fixed rate, whether or not earlier ones are answered; waiting time counts from when a request was due. */
async function drive(ways: Readonly<Record<Kind, () => Promise<unknown>>>, memoryNow: () => Promise<number>) {
  const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]))
  const errors = new Map<string, number>()
  const windows: number[][] = []
  const memory: number[] = []
  const under: Promise<unknown>[] = []
  const began = performance.now()
  for (let count = 0; count < seconds * perSecond; count += 1) {
    const due = began + (count * 1000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    if (count % (5 * perSecond) === 0) under.push(memoryNow().then((bytes) => memory.push(bytes)))
    const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? 'an application'
    const answered = ways[kind]().then(
      () => {
        const took = performance.now() - due
        times.get(kind)?.push(took)
        const window = Math.floor(count / (windowSeconds * perSecond))
        const some = windows[window] ?? []
        some.push(took)
        windows[window] = some
      },
      ({ message }: Error) => {
        const what = `${kind}: ${message}`
        errors.set(what, (errors.get(what) ?? 0) + 1)
      },
    )
    under.push(answered)
  }
  await Promise.all(under)
  return { times, errors, memory, windows }
}

if (import.meta.main) {
  // A port that is free on machines that measure.
  const operatorPort = '29100'
  process.env.EKSPORT_OPERATOR_PORT = operatorPort
  const product = await startProduct({ isEmpty: true })
  try {
    const exporter = await callsOf(product.submitter, 'idporten', 'demo-ingrid-solheim')
    const officer = await callsOf(product.caseworker, 'ansatt', 'demo-kari-nordli')
    const world: World = { exporter, officer, drafts: [] }
    for (let count = 0; count < 100; count += 1) await begin(world)
    await fillLists(product, world.drafts[0]?.reference ?? 0, applications)
    const memoryNow = async () => {
      const text = await (await fetch(`http://127.0.0.1:${operatorPort}/metrics`)).text()
      return Number(/^process_resident_memory_bytes (.+)$/m.exec(text)?.[1])
    }
    const { times, errors, memory, windows } = await drive(await waysOf(world), memoryNow)
    const fifth = Math.ceil(memory.length / 5)
    const growth = median(memory.slice(-fifth)) / median(memory.slice(fifth, 2 * fifth))
    const every = [...times.values()].flat()
    const [middle, slow] = [quantile(every, 0.5), quantile(every, 0.99)].map((value) => value.toFixed(0))
    console.log(`${every.length} answers: half within ${middle} ms, 99 of 100 within ${slow} ms.`)
    const slowOf = windows.map((some) => quantile(some, 0.95).toFixed(0)).join(' ')
    console.log(`95 of 100 in each ${windowSeconds} s, ms: ${slowOf}`)
    for (const [error, count] of errors) console.log(`${count} × ${error}`)
    const lost = [...errors.values()].reduce((sum, count) => sum + count, 0)
    const isWithin = report([
      { name: 'all of them', value: quantile(every, 0.95), limit: limits.answer, unit: 'ms' },
      ...Array.from(times, ([name, values]) => ({
        name: `${name} (${values.length})`,
        value: quantile(values, 0.95),
        limit: limits.answer,
        unit: 'ms',
      })),
      { name: 'refused or without an answer', value: lost, limit: 0, unit: '' },
      {
        name: 'memory of the listeners at the end over that at the beginning',
        value: growth,
        limit: limits.memory,
        unit: '×',
      },
    ])
    process.exitCode = isWithin ? 0 : 1
  } finally {
    await product.stop()
  }
}
