import { randomUUID } from 'node:crypto'
import {
  answerSharedPage,
  createCustomerLink,
  drawSharedDraft,
  endCustomerLink,
  listCustomerLinks,
  listHistory,
  problemSchema,
  readSharedPage,
} from '@eksport/api'
import { expect, it } from 'vitest'
import { textLayerOf } from '../../documents/testing/text-layer.ts'
import { aDraft, clientOf, newBrowser, newDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

let clock = new Date('2026-11-24T09:00:00+01:00')

const { server, database, exporter, stranger } = await serverWith(['exporter', 'stranger'], { now: () => clock })

/** Somebody abroad, who has no session. */
const receiver = () => clientOf(server, 'submitter', newBrowser())

async function begin() {
  const body = aDraft(clock)
  const application = await newDraft(exporter, body)
  return { draft: body, params: { organisationNumber, referenceNumber: application.referenceNumber } }
}

async function share(boxes = ['I.5', 'I.16'], days = 14) {
  const begun = await begin()
  const { params } = begun
  const idempotencyKey = randomUUID()
  const { id } = await exporter.client.call(createCustomerLink, { params, body: { boxes, days }, idempotencyKey })
  const { links } = await exporter.client.call(listCustomerLinks, { params })
  const token = links.find((link) => link.id === id)?.token ?? ''
  return { ...begun, id, token }
}

const read = (token: string) => receiver().call(readSharedPage, { body: { token } })

it('[EXP-12] proposes what the receiver knows best, and shows a link until it is ended or over', async () => {
  const { params, id, token } = await share()
  const sharing = await exporter.client.call(listCustomerLinks, { params })
  expect(sharing.boxes.filter(({ proposed }) => proposed).map(({ no }) => no)).toEqual(
    expect.arrayContaining(['I.5', 'I.12', 'I.16']),
  )
  expect(sharing.boxes.filter(({ proposed }) => !proposed)).not.toEqual([])
  const page = await read(token)
  expect(page).toMatchObject({ stage: 'NOT_SENT', isOpen: true, to: { en: 'China' } })
  expect(page.boxes.filter(({ asked }) => asked).map(({ no }) => no)).toEqual(['I.5', 'I.16'])
  await exporter.client.call(endCustomerLink, { params: { ...params, linkId: id } })
  const { links } = await exporter.client.call(listCustomerLinks, { params })
  expect(links).toEqual([expect.objectContaining({ id, state: 'ENDED', views: 1, lastViewedAt: clock.toISOString() })])
  expect(links[0]).not.toHaveProperty('token')
})

it('[EXP-12] [SEC-08] is made, listed and ended by its own organisation alone', async () => {
  const { params, id } = await share()
  const notFound = expect.objectContaining({ status: 404 })
  const body = { boxes: ['I.5'], days: 14 }
  const foreign = { ...params, organisationNumber: '310000051' }
  for (const asked of [params, foreign]) {
    const calls = [
      () => stranger.client.call(listCustomerLinks, { params: asked }),
      () => stranger.client.call(createCustomerLink, { params: asked, body, idempotencyKey: randomUUID() }),
      () => stranger.client.call(endCustomerLink, { params: { ...asked, linkId: id } }),
    ]
    for (const call of calls) await expect(call()).rejects.toEqual(notFound)
  }
  const { links } = await exporter.client.call(listCustomerLinks, { params })
  expect(links).toEqual([expect.objectContaining({ id, state: 'OPEN' })])
})

it('[EXP-12] answers alike to a link that was ended, one that is over, one to a deleted draft and one that never was', async () => {
  const ended = await share()
  await exporter.client.call(endCustomerLink, { params: { ...ended.params, linkId: ended.id } })
  const over = await share(['I.5'], 1)
  await database.query("update customer_links set ends_at = created_at + interval '1 second' where id = $1", [over.id])
  const deleted = await share()
  await database.query('update applications set deleted_at = now() where reference_number = $1', [
    deleted.params.referenceNumber,
  ])
  const before = clock
  clock = new Date(clock.getTime() + 2000)
  const tokens = [ended.token, over.token, deleted.token, 'x'.repeat(43), 'kort']
  const origin = server.submitterUrl
  const headers = { origin, 'content-type': 'application/json' }
  const answers = await Promise.all(
    [readSharedPage, drawSharedDraft, answerSharedPage].flatMap(({ path }) =>
      tokens.map(async (token) => {
        const given = path === answerSharedPage.path ? { right: [], remarks: [] } : {}
        const body = JSON.stringify({ token, ...given })
        const answer = await fetch(origin + path, { method: 'POST', headers, body })
        const { traceId: _, ...problem } = problemSchema.parse(await answer.json())
        const { date: __, 'x-request-id': ___, ...kept } = Object.fromEntries(answer.headers)
        return JSON.stringify({ problem, kept: { ...kept, 'content-security-policy': '' } })
      }),
    ),
  )
  clock = before
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toContain('"status":404')
  expect(answers[0]).not.toContain('Midnattsol')
})

it('[EXP-12] names no person and no goods of others, in its facts as on its draft, and is kept by nobody', async () => {
  const { draft, token, params } = await share()
  const page = JSON.stringify(await read(token))
  const pdf = await receiver().call(drawSharedDraft, { body: { token } })
  const drawn = (await textLayerOf(new Uint8Array(await pdf.arrayBuffer()))).join('\n')
  const { firstName, lastName, email } = draft.sender?.contactPerson ?? {}
  const others = await database.query<{ word: string }>(
    `select distinct unnest(array[l ->> 'lotNumber', reference_number::text, internal_reference]) as word
     from applications, jsonb_array_elements(document -> 'productLines') l where reference_number <> $1`,
    [params.referenceNumber],
  )
  const lots = new Set(draft.productLines?.map(({ lotNumber }) => lotNumber))
  const forbidden = [
    ...['Ingrid', 'Solheim', firstName, lastName, email, organisationNumber.slice(1)],
    ...others.rows.map(({ word }) => word).filter((word) => word && word.length > 4 && !lots.has(word)),
  ].filter((word) => word !== undefined)
  expect(forbidden.length).toBeGreaterThan(20)
  // Its own exporter's number stands on each certificate.
  expect(forbidden.filter((word) => page.includes(word))).toEqual([])
  expect(forbidden.slice(0, 5).filter((word) => word && drawn.includes(word))).toEqual([])
  expect(forbidden.slice(6).filter((word) => drawn.includes(word))).toEqual([])
  expect(drawn).toContain(draft.recipient?.consignee?.name)
  const answer = await fetch(server.submitterUrl + readSharedPage.path, {
    method: 'POST',
    headers: { origin: server.submitterUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
})

it('[EXP-12] keeps of a token its hash alone, and audits each view and answer', async () => {
  const { token, params, id } = await share()
  await read(token)
  await receiver().call(answerSharedPage, { body: { token, right: ['I.5', 'I.16'], remarks: [] } })
  const { rows } = await database.query('select * from customer_links where id = $1', [id])
  const everything = await database.query(
    `select row_to_json(k)::text as text from idempotency_keys k union all select row_to_json(h)::text from history h
     union all select row_to_json(a)::text from audit_events a`,
  )
  expect(JSON.stringify([rows, everything.rows])).not.toContain(token)
  const audited = await database.query(
    "select action, person_id, details ->> 'customerLink' as link from audit_events where reference_number = $1 and person_id is null and details ? 'customerLink' order by action",
    [params.referenceNumber],
  )
  expect(audited.rows).toEqual([
    { action: 'POST /api/delt', person_id: null, link: id },
    { action: 'POST /api/delt/svar', person_id: null, link: id },
  ])
})

it('[EXP-12] takes in hostile words as they are, tells the exporter, and puts a later answer in the place of an earlier one', async () => {
  const { token, params, draft } = await share()
  const text = "<img src=x onerror=alert(1)> \u202e{{7*7}} '; drop table applications; -- 收货人"
  const path = 'recipient.consignee.name'
  const first = { token, right: ['I.16'], remarks: [{ box: 'I.5', path, text: `  ${text} ` }] }
  const page = await receiver().call(answerSharedPage, { body: first })
  const remark = { box: 'I.5', path, was: draft.recipient?.consignee?.name, text }
  expect(page.answer).toMatchObject({ right: ['I.16'], remarks: [remark] })
  const { links } = await exporter.client.call(listCustomerLinks, { params })
  expect(links[0]?.answer).toEqual(page.answer)
  // The same once more is told once.
  await receiver().call(answerSharedPage, { body: first })
  const again = await receiver().call(answerSharedPage, { body: { token, right: ['I.5', 'I.16'], remarks: [] } })
  expect(again.answer).toMatchObject({ right: ['I.5', 'I.16'], remarks: [] })
  const notices = await database.query(
    'select kind, person_id from notices where reference_number = $1 and person_id = $2',
    [params.referenceNumber, 'demo-ingrid-solheim'],
  )
  expect(notices.rows.map(({ kind }) => kind)).toEqual(['CUSTOMER_ANSWERED', 'CUSTOMER_ANSWERED'])
  const history = await exporter.client.call(listHistory, { params })
  expect(history.map(({ event, actor }) => `${event} ${actor.role}`)).toEqual([
    'create INNSENDER',
    'share-with-customer INNSENDER',
    ...Array.from({ length: 3 }, () => 'customer-answered MOTTAKER'),
  ])
  const answers = await database.query(
    "select facts #>> '{remarks,0,text}' as text from history where reference_number = $1 and event = 'customer-answered' order by sequence",
    [params.referenceNumber],
  )
  expect(answers.rows.map((row) => row.text)).toEqual([text, text, null])
})

it.each([
  ['a box that is not there', { right: [], remarks: [{ box: 'I.99', text: 'x' }] }, 'remarks.0.box'],
  [
    'an answer that stands in another box',
    { right: [], remarks: [{ box: 'I.16', path: 'recipient.consignee.name', text: 'x' }] },
    'remarks.0.box',
  ],
  ['right, of a box that is not there', { right: ['II.1'], remarks: [] }, 'right.0'],
  ['nothing', { right: [], remarks: [] }, 'remarks'],
  ['no words that can be read', { right: [], remarks: [{ box: 'I.5', text: '\u200b\u2060' }] }, 'remarks.0.text'],
  ['no words', { right: [], remarks: [{ box: 'I.5', text: '  ' }] }, 'remarks.0.text'],
  [
    'more words than there is room for',
    { right: [], remarks: [{ box: 'I.5', text: 'x'.repeat(301) }] },
    'remarks.0.text',
  ],
])('[EXP-12] refuses %s', async (_, given, path) => {
  const { token } = await share()
  const answered = receiver().call(answerSharedPage, { body: { token, ...given } })
  await expect(answered).rejects.toMatchObject({ status: 400, fieldErrors: { [path]: expect.anything() } })
})

it('[EXP-12] shows of an issued certificate how it is verified, and takes in nothing more', async () => {
  const { token, params } = await share()
  // As the sample that is issued.
  const { rows } = await database.query(
    `with sample as (select * from certificate_issues where reference_number = 4017)
     update certificate_issues set reference_number = $1 where id = (select id from sample) returning id`,
    [params.referenceNumber],
  )
  await database.query(
    `update applications set status = 'UTSTEDT', document = document || '{"applicationStatus":"UTSTEDT"}' where reference_number = $1`,
    [params.referenceNumber],
  )
  const page = await read(token)
  expect(page).toMatchObject({
    stage: 'ISSUED',
    isOpen: false,
    boxes: [],
    verificationCode: server.running.deps.verification.of(rows[0].id).code,
  })
  const closed = { status: 409, code: 'REMARKS_CLOSED', title: expect.stringMatching(/Ta kontakt med eksportøren/) }
  const answered = receiver().call(answerSharedPage, { body: { token, right: ['I.5'], remarks: [] } })
  await expect(answered).rejects.toMatchObject(closed)
  await expect(receiver().call(drawSharedDraft, { body: { token } })).rejects.toMatchObject(closed)
  const body = { boxes: ['I.5'], days: 14 }
  const made = exporter.client.call(createCustomerLink, { params, body, idempotencyKey: randomUUID() })
  await expect(made).rejects.toMatchObject(closed)
})

it('[EXP-12] has five open links at most, and asks about boxes that are there', async () => {
  const { params } = await begin()
  const make = (boxes: string[]) =>
    exporter.client.call(createCustomerLink, { params, body: { boxes, days: 60 }, idempotencyKey: randomUUID() })
  await expect(make(['I.99'])).rejects.toMatchObject({ status: 400 })
  for (let link = 0; link < 5; link += 1) await make(['I.5'])
  await expect(make(['I.5'])).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_LINKS' })
})

it('[EXP-12] [SEC-22] stops whoever tries many links', async () => {
  const client = receiver()
  const calls = Array.from({ length: 40 }, (_, index) =>
    client.call(readSharedPage, { body: { token: `feil ${index}` } }),
  )
  const refused = await Promise.allSettled(calls)
  const stopped = refused.filter((one) => one.status === 'rejected' && one.reason.status === 429)
  expect(stopped.length).toBeGreaterThan(5)
})
