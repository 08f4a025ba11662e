import { drawCertificate, getCaseSheets, sendApplication } from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { aDraft, newDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { server, database, exporter, stranger, officer } = await serverWith(['exporter', 'stranger', 'officer'])

async function begin(body: ApplicationDraft = aDraft(new Date())) {
  const application = await newDraft(exporter, body)
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

  it('has its clauses in their places too, each with the answers that it rests on', { tags: 'proof' }, async () => {
    const { draft, referenceNumber } = await begin()
    const { boxes, height } = await draw(referenceNumber, draft)
    const clauses = boxes.filter(({ no }) => no.startsWith('II.'))
    expect(clauses.find(({ no }) => no === 'II.3')).toMatchObject({
      caption: expect.stringContaining('rules that apply to fishery products in the European Union'),
      page: 2,
      state: 'filled',
      missing: false,
      paths: ['transport.fulfillsEuRequirements'],
    })
    // One above the other, without a gap and without lying over each other.
    for (const [index, { y, h }] of clauses.entries()) {
      expect(h).toBeGreaterThan(10)
      expect(y + h).toBeLessThan(height)
      const next = clauses[index + 1]
      if (next) expect(next.y).toBeCloseTo(y + h, 1)
    }
    const { boxes: undeclared } = await draw(referenceNumber, {
      ...draft,
      transport: { ...draft.transport, fulfillsEuRequirements: undefined },
    })
    expect(undeclared.find(({ no }) => no === 'II.3')).toMatchObject({ state: 'empty', missing: true })
  })

  it('marks boxes that wait for an answer, and those that are too small for what they say', {
    tags: 'proof',
  }, async () => {
    const { draft, referenceNumber } = await begin()
    const [line] = draft.productLines ?? []
    const { boxes } = await draw(referenceNumber, {
      ...draft,
      recipient: { consignee: { name: 'A', address: 'word '.repeat(99), city: 'B' } },
      productLines: [{ id: line?.id ?? '1', species: line?.species }],
    })
    expect(boxes.find(({ no }) => no === 'I.25')).toMatchObject({ missing: true })
    expect(boxes.find(({ no }) => no === 'I.25')?.paths[0]).toMatch(/^productLines\.0\./)
    expect(boxes.filter(({ state }) => state === 'schedule').map(({ no }) => no)).toContain('I.5')
  })

  it.each(['br', 'gzip'])('is packed as %s on its way', { tags: 'proof' }, async (encoding) => {
    const { draft, referenceNumber } = await begin()
    const reply = await exporter.browser.fetch(
      `${server.submitterUrl}/api/v3/helsesertifikat/sertifikat/tegning?referenceNumber=${referenceNumber}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-encoding': encoding,
          'eksport-organisation': '310000043',
        },
        body: JSON.stringify(draft),
      },
    )
    expect([reply.headers.get('content-encoding'), reply.headers.get('vary')]).toEqual([encoding, 'accept-encoding'])
    expect(await reply.json()).toHaveProperty('pages')
  })

  it('[AUT-04] stands there as before when the exporter is represented no longer, and of no other that is not', {
    tags: 'proof',
  }, async () => {
    const draft = aDraft(new Date(), { consignor: { organisationNumber: '310000035' } })
    const { referenceNumber } = await begin(draft)
    const represents = [organisationNumber, '310000035']
    const before = await draw(referenceNumber, draft)
    await database.query(
      'delete from representations where organisation_number = $1 and exporter_number = $2',
      represents,
    )
    expect((await draw(referenceNumber, draft)).pages).toEqual(before.pages)
    const forStranger = aDraft(new Date(), { consignor: { organisationNumber: '310000086' } })
    await expect(draw(referenceNumber, forStranger)).rejects.toMatchObject({ code: 'NOT_REPRESENTED' })
    await database.query(
      'insert into representations (organisation_number, exporter_number) values ($1, $2)',
      represents,
    )
  })

  it('is none for a template that nobody knows', { tags: 'proof' }, async () => {
    const { draft, referenceNumber } = await begin()
    const unknown = draw(referenceNumber, { ...draft, certificateTemplate: '9.9.9' })
    await expect(unknown).rejects.toMatchObject({ status: 422, code: 'TEMPLATE_REQUIRED' })
  })

  it('keeps one drawing a person under way, and of those that wait the newest', { tags: 'proof' }, async () => {
    const { draft, referenceNumber } = await begin()
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => draw(referenceNumber, draft)))
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused.every(({ status, code }) => status === 503 && code === 'OVERLOADED')).toBe(true)
    expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(2)
  })
})
