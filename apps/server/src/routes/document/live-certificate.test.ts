import { createApplication, drawCertificate, getCaseSheets, sendApplication } from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { aDraft, type LoggedIn, logInAs, startServer, type TestServer } from '../../testing/index.ts'

const organisationNumber = '310000043'
let server: TestServer
let exporter: LoggedIn
let stranger: LoggedIn
let officer: LoggedIn
let database: Client

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  exporter = await logInAs(server, 'submitter', 'demo-ingrid-solheim')
  stranger = await logInAs(server, 'submitter', 'demo-anders-vik')
  officer = await logInAs(server, 'caseworker', 'demo-kari-nordli')
  database = await server.connect()
})
afterAll(() => server?.stop())

async function begin(body: ApplicationDraft = aDraft(new Date())) {
  const { application } = await exporter.client.call(createApplication, { params: { organisationNumber }, body })
  return { draft: body, referenceNumber: application.referenceNumber, version: application.version }
}

/** What was sent the time before, as far as it was something else. */
const sendEarlier = (referenceNumber: number, facts: object) =>
  database.query(
    `insert into snapshots (reference_number, organisation_number, kind, version, document, sha256, created_at)
     select reference_number, organisation_number, kind, version - 1, document || $2, sha256, created_at - interval '1 hour'
     from snapshots where reference_number = $1 and kind = 'SUBMITTED'`,
    [referenceNumber, JSON.stringify(facts)],
  )

const draw = (referenceNumber: number, body: ApplicationDraft) =>
  exporter.client.call(drawCertificate, { query: { referenceNumber }, body })

describe('[CRT-08] the certificate beside the form', () => {
  it('is drawn from answers that are not saved, a picture a page, with its boxes in their places', async () => {
    const { draft, referenceNumber } = await begin()
    const consignee = { ...draft.recipient?.consignee, name: 'Not Saved Yet Co' }
    const { pages, boxes, width, height } = await draw(referenceNumber, { ...draft, recipient: { consignee } })
    expect(pages).toHaveLength(2)
    expect(pages.every((page) => page.startsWith('<svg xmlns=') && page.length < 700_000)).toBe(true)
    expect(boxes.every(({ x, y, w, h }) => x >= 0 && y >= 0 && x + w <= width && y + h <= height)).toBe(true)
    expect(boxes.find(({ no }) => no === 'I.5')).toMatchObject({
      caption: 'Consignee',
      page: 1,
      state: 'filled',
      changed: false,
      paths: expect.arrayContaining(['recipient.consignee.name']),
    })
    const before = await draw(referenceNumber, draft)
    expect(before.pages[0]).not.toBe(pages[0])
    expect(before.pages[1]).toBe(pages[1])
  })

  it('[SEC-08] is refused for an application of another organisation', async () => {
    const { draft, referenceNumber } = await begin()
    await expect(stranger.client.call(drawCertificate, { query: { referenceNumber }, body: draft })).rejects.toThrow()
  })

  it('stands in the case with the boxes that changed since it was sent the time before', async () => {
    const { draft, referenceNumber, version } = await begin()
    const params = { organisationNumber, referenceNumber }
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: version })
    const first = await officer.client.call(getCaseSheets, { params: { referenceNumber } })
    expect(first.boxes.filter(({ changed }) => changed)).toEqual([])
    await sendEarlier(referenceNumber, { transport: { ...draft.transport, flightNumber: 'XX008' } })
    const { boxes } = await officer.client.call(getCaseSheets, { params: { referenceNumber } })
    expect(boxes.filter(({ changed }) => changed).map(({ no }) => no)).toEqual(['I.16'])
  })
})
