import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import {
  deleteAttachment,
  getCase,
  type LiveEvent,
  listApplications,
  liveEventSchema,
  livePath,
  orderCopies,
  organisationHeader,
  saveApplication,
  seenHeader,
  seenQuery,
  sendApplication,
  uploadAttachment,
} from '@eksport/api'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { actOn, aDraft, aPicture, type LoggedIn, newDraft, organisationNumber } from '../testing/index.ts'
import { serverWith } from '../testing/server-with.ts'

const inTime = { timeout: 30_000, interval: 20 }

const { server, database, exporter, stranger, officer } = await serverWith(['exporter', 'stranger', 'officer'])

interface Listening {
  /** So far. */
  readonly heard: LiveEvent[]
  readonly stop: () => void
}

/** Listens as an open page does, until it is stopped or the test is over. */
async function listen(
  { browser }: LoggedIn,
  portal: string,
  { seen, headers = {} }: { readonly seen?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Listening> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const address = seen === undefined ? livePath : `${livePath}?${seenQuery}=${seen}`
  const asked = get(`${portal}${address}`, { headers: { cookie, ...headers } })
  const stop = () => void asked.destroy()
  onTestFinished(stop)
  const [response]: IncomingMessage[] = await once(asked, 'response')
  expect(response?.headers['content-type']).toBe('text/event-stream')
  const heard: LiveEvent[] = []
  response?.setEncoding('utf8').on('data', (text: string) => {
    for (const [, data = ''] of text.matchAll(/^data: (.+)$/gm)) heard.push(liveEventSchema.parse(JSON.parse(data)))
  })
  // The test ends it.
  response?.on('error', () => undefined)
  return { heard, stop }
}

/** What an open page has heard so far. */
const hear = async (...how: Parameters<typeof listen>): Promise<LiveEvent[]> => (await listen(...how)).heard

const create = () => newDraft(exporter)

/** How far a read has seen. */
async function readList(): Promise<string> {
  const path = listApplications.path.replace(':organisationNumber', organisationNumber)
  const headers = { [organisationHeader]: organisationNumber }
  const answer = await exporter.browser.fetch(`${server.submitterUrl}${path}`, { headers })
  expect(answer.status).toBe(200)
  await answer.body?.cancel()
  return answer.headers.get(seenHeader) ?? ''
}

/** All that a page is told which begins to listen. */
async function heardAtFirst(...how: Parameters<typeof hear>): Promise<LiveEvent[]> {
  const { heard, stop } = await listen(...how)
  await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'present' }), inTime)
  stop()
  return heard
}

// Another file's database stands in the same cluster: what writes there for long makes all that was seen older.
const oneMore = { timeout: 50_000, interval: 100 }
const aWhile = { timeout: 5_000, interval: 50 }

describe('[ACT-12] a page that begins to listen after it was read', () => {
  const present = { kind: 'present' }
  const listenFrom = (seen: string, headers = {}) => heardAtFirst(exporter, server.submitterUrl, { seen, headers })

  it('is told nothing where nothing has happened', async () => {
    const others = await hear(exporter, server.submitterUrl)
    const { referenceNumber } = await create()
    // What the database has yet to pass on is given to whoever listens by then.
    await vi.waitFor(() => expect(others).toContainEqual(expect.objectContaining({ referenceNumber })), inTime)
    await vi.waitFor(async () => expect(await listenFrom(await readList())).toEqual([present]), oneMore)
  })

  it('is told what was stored in between, and of nothing that is not its own', async () => {
    const seen = await vi.waitFor(async () => {
      const before = await readList()
      const { referenceNumber, version } = await create()
      const named = { kind: 'application', referenceNumber, version, isNewVersion: false, organisationNumber }
      await vi.waitFor(async () => expect(await listenFrom(before)).toEqual([named, present]), aWhile)
      return before
    }, oneMore)
    for (const other of [
      await heardAtFirst(stranger, server.submitterUrl, { seen }),
      await heardAtFirst(officer, server.caseworkerUrl, { seen }),
    ])
      expect(other).toEqual([present])
    await create()
    await vi.waitFor(async () => expect(await listenFrom(seen)).toEqual([{ kind: 'anything' }, present]), inTime)
  })

  it('is told what was begun before its answer and stored after it', async () => {
    const named = expect.objectContaining({ kind: 'application', referenceNumber: 4009 })
    await vi.waitFor(async () => {
      await database.query('begin')
      await database.query('update applications set version = version where reference_number = 4009')
      const seen = await readList()
      await database.query('commit')
      await vi.waitFor(async () => expect(await listenFrom(seen)).toEqual([named, present]), aWhile)
    }, oneMore)
  })

  it('is told that there may be something where the server cannot know', async () => {
    expect(await listenFrom('0')).toEqual([{ kind: 'anything' }, present])
  })

  it('is told nothing once more where its stream broke and begins anew', async () => {
    const seen = await readList()
    await create()
    expect(await listenFrom(seen, { 'last-event-id': 'begun' })).toEqual([present])
  })
})

describe('an open page', () => {
  it('[ACT-12] [WIZ-16] hears that a file has come to a draft, and that it has gone', async () => {
    const { referenceNumber } = await create()
    const params = { organisationNumber, referenceNumber }
    const heard = await hear(exporter, server.submitterUrl)
    const ofApplication = () =>
      heard.filter((event) => event.kind === 'application' && event.referenceNumber === referenceNumber)
    const attachment = [new File([new Uint8Array(await aPicture('png'))], 'merke.png')]
    const body = { attachment, attachmentType: 'APPLICATION_ATTACHMENT' as const }
    const { id } = await exporter.client.call(uploadAttachment, { params, body, idempotencyKey: randomUUID() })
    await vi.waitFor(() => expect(ofApplication()).toHaveLength(1), inTime)
    await exporter.client.call(deleteAttachment, { params: { ...params, attachmentId: id } })
    await vi.waitFor(() => expect(ofApplication()).toHaveLength(2), inTime)
  })

  it('[ACT-12] hears of an act of the other side, and of nothing that is not its own', async () => {
    const ofExporter = await hear(exporter, server.submitterUrl)
    const ofStranger = await hear(stranger, server.submitterUrl)
    const ofOfficer = await hear(officer, server.caseworkerUrl)
    const { referenceNumber, version } = await create()
    const named = expect.objectContaining({ kind: 'application', referenceNumber })
    await vi.waitFor(() => expect(ofExporter).toContainEqual(named), inTime)
    expect(ofOfficer).not.toContainEqual(named)

    const params = { organisationNumber, referenceNumber }
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: version })
    await vi.waitFor(() => expect(ofOfficer).toContainEqual(named), inTime)

    ofExporter.length = 0
    await actOn(officer, referenceNumber, { action: 'take' })
    await actOn(officer, referenceNumber, { action: 'stop', reason: 'Prøver mangler.' })
    await vi.waitFor(() => expect(ofExporter).toEqual(expect.arrayContaining([named, { kind: 'notices' }])), inTime)
    // Time moves the stranger's own samples, and of those it does hear.
    const organisations = ofStranger.flatMap((event) =>
      event.kind === 'application' ? [event.organisationNumber] : [],
    )
    expect(organisations).not.toContain(organisationNumber)
  })

  it('[ACT-12] hears once of a save, as of a new version, and of a file in it as of something beside', async () => {
    const { referenceNumber, version } = await create()
    const heard = await hear(exporter, server.submitterUrl)
    const params = { organisationNumber, referenceNumber }
    await exporter.client.call(saveApplication, { params, body: aDraft(new Date()), ifMatch: version })
    const attachment = [new File([new Uint8Array(await aPicture('png'))], 'merke.png')]
    const body = { attachment, attachmentType: 'APPLICATION_ATTACHMENT' as const }
    await exporter.client.call(uploadAttachment, { params, body, idempotencyKey: randomUUID() })
    const named = { kind: 'application', referenceNumber, version: version + 1, organisationNumber }
    const asHeard = () =>
      heard.filter((event) => 'referenceNumber' in event && event.referenceNumber === referenceNumber)
    await vi.waitFor(
      () =>
        expect(asHeard()).toEqual([
          { ...named, isNewVersion: true },
          { ...named, isNewVersion: false },
        ]),
      inTime,
    )
  })

  it('[ACT-12] hears of an act that leaves the application as it is', async () => {
    const ofOfficer = await hear(officer, server.caseworkerUrl)
    const referenceNumber = 4009
    const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
    await exporter.client.call(orderCopies, {
      params: { organisationNumber, referenceNumber },
      body: {
        numberOfCopies: 1,
        collectionLocation: 'KLOEFTA',
        collectionDate: aDraft(new Date()).certificateRetrieval?.date ?? '',
        collectionTime: '10:30',
      },
      ifMatch: application.version,
    })
    const named = {
      ...{ kind: 'application', referenceNumber, version: application.version },
      ...{ isNewVersion: false, organisationNumber },
    }
    await vi.waitFor(() => expect(ofOfficer).toContainEqual(named), inTime)
  })

  it('[ACT-12] hears again after the connection to the database broke, and that it may have missed something', async () => {
    const heard = await hear(exporter, server.submitterUrl)
    const { rowCount } = await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'eksport changes'",
    )
    expect(rowCount).toBe(1)
    await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'anything' }), { timeout: 10_000, interval: 20 })
    const { referenceNumber } = await create()
    await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ referenceNumber })), inTime)
  })

  it('[SEC-09] is nobody who is there: a stream does not keep a login alive, and needs one', async () => {
    const seen = async () =>
      (await database.query("select last_seen_at from sessions where person_id = 'demo-anders-vik'")).rows
    await database.query(
      "update sessions set last_seen_at = now() - interval '10 minutes' where person_id = 'demo-anders-vik'",
    )
    const before = await seen()
    await hear(stranger, server.submitterUrl)
    expect(await seen()).toEqual(before)
    for (const answer of [
      await fetch(`${server.submitterUrl}${livePath}`),
      await exporter.browser.fetch(`${server.caseworkerUrl}${livePath}`),
    ]) {
      expect(answer.status).toBe(401)
      // A body that nobody reads would hold the connection open.
      await answer.body?.cancel()
    }
  })
})
